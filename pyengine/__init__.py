"""Luna and Nova Luna as a library: make a `Match`, look at what is `legal`, `play` it.

>>> from pyengine import Match
>>> match = Match.new("nova-luna", players=2, seed=7)
>>> match.play({"do": "take", "space": 2, "at": [0, 0]})
>>> match.undo()
{'do': 'take', 'space': 2, 'at': [0, 0]}
"""

from .core.errors import IllegalError, MalformedError, MoonError
from .core.game import Game, Outcome
from .core.match import Match
from .core.visible import visible

__version__ = "0.1.0"

__all__ = ["Game", "IllegalError", "MalformedError", "Match", "MoonError", "Outcome", "visible"]
