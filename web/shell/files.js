// Games as files: one that the player keeps, one that the player brings back.

/** Hand the player a file with this name, holding this JSON. */
export const download = ({ name, json }) => {
  const blob = new Blob([JSON.stringify(json, null, 1)], { type: "application/json" });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
};

/** The text of the file chosen in a field, which is then free for the next choice. */
export const chosenText = async (field) => {
  const [file] = field.files;
  const text = (await file?.text()) ?? "";
  field.value = "";
  return text;
};
