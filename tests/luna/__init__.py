"""The rules of Luna, sentence by sentence."""
