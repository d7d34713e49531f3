"""Prints the table: start-up against the yardstick, clicks, bytes, and the engine's own speed."""

from e2e.bench import bots, clicks, engine, startup, wire

Row = tuple[str, str, str]


def main() -> None:
    rows = [*_startup_rows(), *_click_rows(), *_bot_rows(), *_wire_rows()]
    print(f"\n{'':50}{'measured':>20}{'target':>16}")
    for name, measured, target in rows:
        print(f"{name:50}{measured:>20}{target:>16}")
    for python, rates in engine.measure().items():
        told = ", ".join(f"{rate:,} {name.replace('_per_s', '')}/s" for name, rate in rates.items())
        print(f"{python}: {told}")


def _startup_rows() -> list[Row]:
    seen = startup.measure()
    cold, warm = seen.yardstick_cold.ready, seen.yardstick_warm.ready

    def against(ours: float, yardstick: float) -> str:
        return f"{ours:.0f} ms = {ours / yardstick:.2f}"

    rows = [("yardstick: stock loadPyodide(), cold / warm", f"{cold:.0f} / {warm:.0f} ms", "")]
    for game, ours in seen.ours.items():
        rows += [
            (f"{game}: first accepted click, cold", against(ours.cold.ready, cold), "≤ 0.70"),
            (f"{game}: first accepted click, warm", against(ours.warm.ready, warm), "≤ 0.50"),
            (f"{game}: board painted, cold", against(ours.cold.painted, cold), "≤ 0.15"),
            (f"{game}: board painted, warm", against(ours.warm.painted, warm), ""),
        ]
    return rows


def _click_rows() -> list[Row]:
    rows = []
    for game, times, target in (
        ("nova-luna, 2 players", clicks.nova_luna(), "p95 ≤ 60 ms"),
        ("luna, 4 players", clicks.luna(), "p95 ≤ 80 ms"),
    ):
        middle, late = clicks.percentile(times, 0.5), clicks.percentile(times, 0.95)
        name = f"{game}: {len(times)} clicks, median / p95"
        rows.append((name, f"{middle:.0f} / {late:.0f} ms", target))
    return rows


def _bot_rows() -> list[Row]:
    rows = []
    for game in ("nova-luna", "luna"):
        for level, limit in ((1, 300), (2, 300), (3, 1000), (4, 3000)):
            seen = bots.measure(game, level)
            middle, late = (clicks.percentile(seen.thoughts, share) for share in (0.5, 0.95))
            name = f"{game}: bot of level {level}, move, median / p95"
            rows.append((name, f"{middle:.0f} / {late:.0f} ms", f"p95 ≤ {limit} ms"))
        late, longest = clicks.percentile(seen.slices, 0.95), seen.slices[-1]
        rows.append(
            (f"{game}: slice of a thought, p95 / longest", f"{late:.0f} / {longest:.0f} ms", "")
        )
        late, longest = clicks.percentile(seen.clicks, 0.95), seen.clicks[-1]
        name = f"{game}: click during a thought, p95 / longest"
        rows.append((name, f"{late:.0f} / {longest:.0f} ms", "≤ 100 ms"))
    return rows


def _wire_rows() -> list[Row]:
    bytes_ = wire.measure()
    return [
        ("brotli, until the first accepted click", f"{bytes_.start / 1e6:.2f} MB", ""),
        ("brotli, first visit with all kept offline", f"{bytes_.all / 1e6:.2f} MB", "≤ 5.5 MB"),
    ]


if __name__ == "__main__":
    main()
