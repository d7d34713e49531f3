"""The command line: `python -m pyengine`. JSON on standard output, errors on standard error."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from .bots.selfplay import selfplay
from .core.errors import MalformedError, MoonError
from .core.games import MODULES, game_named
from .core.match import Match
from .core.reader import parse

REFUSED = 2
BAR = 40
"""How many characters wide a progress bar is."""


def main(arguments: list[str] | None = None) -> int:
    chosen = _parser().parse_args(arguments)
    try:
        chosen.run(chosen)
    except (MoonError, OSError, UnicodeError) as error:
        print(f"pyengine: {error}", file=sys.stderr)
        return REFUSED
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m pyengine", description=__doc__)
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    new = commands.add_parser("new", help="print a record without actions")
    _add_setup(new)
    new.set_defaults(run=_new)

    play = commands.add_parser("selfplay", help="print a finished record, played by bots")
    _add_setup(play)
    play.add_argument("--bots", metavar="NAME,NAME", help="one for each player (random)")
    play.set_defaults(run=_selfplay)

    contest = commands.add_parser("arena", help="print how bots fare against each other")
    _add_setup(contest)
    contest.add_argument("--bots", metavar="NAME,NAME", required=True, help="one for each player")
    contest.add_argument("--games", type=int, required=True, help="a multiple of the players")
    contest.add_argument("--processes", type=int, default=1)
    contest.add_argument("--times", action="store_true", help="also how long the moves took")
    contest.set_defaults(run=_arena)

    strengths = commands.add_parser("strength", help="print README's table of strengths")
    strengths.add_argument("--games", type=int, default=400, help="at least so many for each row")
    strengths.add_argument("--processes", type=int, default=1)
    strengths.add_argument("--game", default="", help="only the rows of this game")
    strengths.set_defaults(run=_strength)

    tuned = commands.add_parser("tune", help="print a game's weights, learnt by self-play")
    tuned.add_argument("game", help=" or ".join(MODULES))
    tuned.add_argument("--games", type=int, required=True)
    tuned.add_argument("--seed", type=int, required=True)
    tuned.set_defaults(run=_tune)

    replay = commands.add_parser("replay", help="print the last position of a record")
    _add_file(replay)
    replay.add_argument("--trace", action="store_true", help="one JSON line for each action")
    replay.set_defaults(run=_replay)

    legal = commands.add_parser("legal", help="print the legal actions of a position or record")
    _add_file(legal)
    legal.set_defaults(run=_legal)

    check = commands.add_parser("check", help="say what is wrong with a position or record")
    _add_file(check)
    check.set_defaults(run=_check)
    return parser


def _add_setup(command: argparse.ArgumentParser) -> None:
    command.add_argument("game", help=" or ".join(MODULES))
    command.add_argument("--players", type=int, required=True)
    command.add_argument("--seed", type=int, required=True)
    command.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="KEY=VALUE",
        help="a further key of the set-up; the value as JSON or plain text",
    )


def _add_file(command: argparse.ArgumentParser) -> None:
    command.add_argument("file", metavar="FILE|-", help="a JSON file, or - for standard input")


def _options(given: list[str]) -> dict[str, Any]:
    options: dict[str, Any] = {}
    for option in given:
        key, equals, value = option.partition("=")
        if not equals:
            raise MalformedError("option", "must be KEY=VALUE, not {found}", found=option)
        if key in options or key in ("players", "seed"):
            raise MalformedError(f"option.{key}", "is given twice")
        try:
            options[key] = parse(value)
        except MalformedError:
            options[key] = value
    return options


def _match(chosen: argparse.Namespace) -> Match:
    options = _options(chosen.option)
    return Match.new(chosen.game, players=chosen.players, seed=chosen.seed, **options)


def _load(file: str) -> Match:
    return Match.load(sys.stdin.read() if file == "-" else Path(file).read_text("utf-8"))


def _print(value: Any) -> None:
    print(json.dumps(value, ensure_ascii=False))


def _new(chosen: argparse.Namespace) -> None:
    _print(_match(chosen).record)


def _selfplay(chosen: argparse.Namespace) -> None:
    match = _match(chosen)
    bots = chosen.bots.split(",") if chosen.bots else ["random"] * chosen.players
    selfplay(match, bots, chosen.seed)
    _print(match.record)


def _arena(chosen: argparse.Namespace) -> None:
    # Only here: an arena needs a clock and processes, the other commands neither.
    from .bots.arena import arena
    from .bots.selfplay import check_bots

    bots = chosen.bots.split(",")
    check_bots(bots, chosen.players)
    found = arena(
        chosen.game,
        bots,
        chosen.games,
        chosen.seed,
        _options(chosen.option),
        processes=chosen.processes,
        times=chosen.times,
        progress=_bar if sys.stderr.isatty() else None,
    )
    _print(found)


def _strength(chosen: argparse.Namespace) -> None:
    from .bots.proof import table

    for line in table(chosen.games, chosen.processes, chosen.game):
        print(line, flush=True)


def _tune(chosen: argparse.Namespace) -> None:
    from .bots.judges import tuning_of

    tune = tuning_of(game_named(chosen.game).name)
    found = tune(chosen.games, chosen.seed, _bar if sys.stderr.isatty() else None)
    print(json.dumps(found, indent=2))


def _bar(done: int, of: int) -> None:
    """How far it is, on one line of the terminal."""
    full = BAR * done // of
    end = "\n" if done == of else ""
    bar = "█" * full + "·" * (BAR - full)
    print(f"\r{bar} {done}/{of}", end=end, file=sys.stderr, flush=True)


def _replay(chosen: argparse.Namespace) -> None:
    match = _load(chosen.file)
    if not chosen.trace:
        _print(match.position)
        return
    positions = match.positions
    for n, action in enumerate(match.actions):
        _print({"position": positions[n], "action": action, "after": positions[n + 1]})


def _legal(chosen: argparse.Namespace) -> None:
    _print(_load(chosen.file).legal)


def _check(chosen: argparse.Namespace) -> None:
    _load(chosen.file)


if __name__ == "__main__":
    sys.exit(main())
