"""Nova Luna, by Uwe Rosenberg and Corné van Moorsel: tiles from a moon wheel."""
