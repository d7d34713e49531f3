"""The bars outside the screen: waking up, a failed start, a failed answer, a newer build."""

from web.app.words import _


def bars() -> str:
    """Everything that the shell shows and hides by itself, as it stands in every page."""
    return waking() + failed_start() + failed_answer() + update() + live()


def waking() -> str:
    stages = (
        ("files", 10, _("Lighting the sky… fetching the files")),
        ("python", 45, _("Waking the moon… starting Python")),
        ("session", 90, _("Laying out the table…")),
    )
    templates = "".join(
        f'<template data-stage="{stage}" data-value="{value}" data-text="{text}"></template>'
        for stage, value, text in stages
    )
    label = _("Start-up")
    return (
        f'<div id="boot" class="aside-bar" role="status"><span data-words>{stages[0][2]}</span>'
        f'<progress max="100" value="0" aria-label="{label}"></progress>{templates}</div>'
    )


def failed_start() -> str:
    words = _("The game could not be started. The connection may be down, or the browser too old.")
    retry = _("Try again")
    return (
        f'<template id="boot-failed"><p role="alert">{words}</p>'
        f'<button type="button">{retry}</button></template>'
    )


def failed_answer() -> str:
    words = _("That did not work, and nothing was changed. You can play on.")
    close = _("Close")
    return (
        f'<div id="notice" class="aside-bar" role="alert" hidden><p>{words}</p>'
        f'<button type="button">{close}</button></div>'
    )


def update() -> str:
    words = _("A newer version is ready. Your game is saved.")
    now, later = _("Update now"), _("Later")
    return (
        f'<div id="update" class="aside-bar" role="status" hidden><p>{words}</p>'
        f'<button type="button" data-update="now">{now}</button>'
        f'<button type="button" data-update="later">{later}</button></div>'
    )


def live() -> str:
    return '<div id="live" class="unseen" aria-live="polite"></div>'
