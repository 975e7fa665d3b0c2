"""What a page must be for everybody: found out by axe, and measured where axe does not look."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from playwright.sync_api import Page

THEMES = ("night", "paper", "contrast")
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
COLOURS = ["color-contrast-enhanced", "link-in-text-block"]
"""What a theme can break; all text is held to AAA, 7 to 1, so that nobody need measure AA as well."""
NARROW = {"width": 320, "height": 640}

AXE = """async ([part, tags, colours, only]) => {
  const rules = Object.fromEntries(colours.map(rule => [rule, { enabled: true }]));
  rules['color-contrast'] = { enabled: false };
  rules['label-content-name-mismatch'] = { enabled: true };  // WCAG 2.5.3; axe leaves it out unless asked
  const all = { runOnly: { type: 'tag', values: tags }, rules };
  const some = { runOnly: { type: 'rule', values: colours } };
  const { violations } = await axe.run(part, { resultTypes: ['violations'], ...(only ? some : all) });
  return violations.flatMap(({ id, nodes }) => nodes.map(node => {
    const [check] = [...node.any, ...node.all, ...node.none];
    return `${id}: ${check?.message ?? ''} ${node.html.slice(0, 200)}`;
  })).filter(Boolean);
}"""

SMALL = """() => {
  const small = [];
  const kinds = 'button, a[href], input, select, textarea, summary, [role=tab], [role=option]';
  for (const control of document.querySelectorAll(`${kinds}, [data-place]`)) {
    if (!control.checkVisibility({ visibilityProperty: true }) || control.matches('.skip')) continue;
    const amidText = control.parentElement.textContent.trim() !== control.textContent.trim();
    if (control.matches('a') && getComputedStyle(control).display === 'inline' && amidText) continue;
    // A box to tick is as large as its label.
    const touched = (control.matches('[type=checkbox], [type=radio]') && control.labels[0]) || control;
    const { width, height } = touched.getBoundingClientRect();
    const least = control instanceof SVGElement ? 24 : 44;
    if (Math.min(Math.round(width), Math.round(height)) >= least) continue;
    small.push(`${Math.round(width)} × ${Math.round(height)}: ${control.outerHTML.slice(0, 160)}`);
  }
  return small;
}"""
"""Targets smaller than 44 px a side; 24 px for places on a drawn board, each of which has its like in a form.

A link amid a text is as large as its line.
"""

WIDE = """() => {
  if (document.scrollingElement.scrollWidth <= innerWidth) return [];
  const beyond = part => part.getBoundingClientRect().right > innerWidth + 1;
  return [...document.querySelectorAll('body *')].filter(beyond).slice(0, 5).map(part => part.outerHTML.slice(0, 160));
}"""
"""What sticks out of the page to the right."""

PAINTED = """() => new Promise(painted => {
  requestAnimationFrame(() => requestAnimationFrame(painted));
  setTimeout(painted, 2000);  // a browser too busy to paint has had the time to measure
})"""


@cache
def axe_source() -> str:
    return Path("web/node_modules/axe-core/axe.min.js").read_text()


def axe(page: Page, part: str = "html", *, only_colours: bool = False) -> list[str]:
    """What axe finds; evaluated, since the page itself lets no foreign script in."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(f"{axe_source()}; null")
    found: list[str] = page.evaluate(AXE, [part, TAGS, COLOURS, only_colours])
    return found


def wear(page: Page, theme: str) -> None:
    page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme)


def examine(page: Page, part: str = "html") -> dict[str, list[str]]:
    """Everything that is wrong with what is shown now: in three themes, at a desk and on the narrowest phone.

    Where only a part of the page has changed, axe need not look at the rest again.
    """
    worn, size = page.evaluate("document.documentElement.dataset.theme"), page.viewport_size
    wrong: dict[str, list[str]] = {"small": page.evaluate(SMALL)}
    for theme in THEMES:
        wear(page, theme)
        wrong[theme] = axe(page, part, only_colours=theme != THEMES[0])
    wear(page, worn)
    page.set_viewport_size(NARROW)  # type: ignore[arg-type]
    page.evaluate(PAINTED)
    wrong["too wide"] = page.evaluate(WIDE)
    wrong["small on a phone"] = page.evaluate(SMALL)
    page.set_viewport_size(size)  # type: ignore[arg-type]
    return {what: faults for what, faults in wrong.items() if faults}
