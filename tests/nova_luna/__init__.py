"""The rules of Nova Luna, sentence by sentence."""
