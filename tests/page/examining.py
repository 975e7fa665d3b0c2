"""What a page must be for everybody: found out by axe, and measured where axe does not look."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

THEMES = ("night", "paper", "contrast")
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
COLOURS = ["color-contrast", "color-contrast-enhanced", "link-in-text-block"]
"""What a theme can break; text is held to AAA."""
NARROW = 320

AXE = """([tags, colours, only]) => axe.run(document, {
  resultTypes: ['violations'],
  ...(only ? { runOnly: { type: 'rule', values: colours } }
           : { runOnly: { type: 'tag', values: tags }, rules: Object.fromEntries(colours.map(rule => [rule, { enabled: true }])) }),
}).then(found => found.violations.flatMap(({ id, nodes }) => nodes.map(node =>
  `${id}: ${node.target.join(' ')}: ${(node.any[0] ?? node.all[0] ?? node.none[0])?.message ?? ''} ${node.html.slice(0, 160)}`)))"""

SMALL = """() => {
  const seen = [];
  const controls = 'button, a[href], input, select, textarea, summary, [role=tab], [role=option], [role=gridcell], [data-place]';
  for (const control of document.querySelectorAll(controls)) {
    if (!control.checkVisibility({ visibilityProperty: true })) continue;
    const label = control.matches('[type=checkbox], [type=radio]') ? control.labels[0] : null;
    const { width, height } = (label ?? control).getBoundingClientRect();
    if (width <= 1 || control.matches('.skip')) continue;  // only for those who do not look
    const least = control instanceof SVGElement ? 24 : 44;
    if (Math.round(width) < least || Math.round(height) < least) {
      const name = control.getAttribute('aria-label') ?? (label ?? control).textContent.trim().slice(0, 30);
      seen.push(`${control.tagName} ${control.className.baseVal ?? control.className} "${name}": ${Math.round(width)} × ${Math.round(height)}`);
    }
  }
  return seen;
}"""

WIDE = """() => {
  const page = document.scrollingElement;
  if (page.scrollWidth <= innerWidth) return [];
  const out = [...document.querySelectorAll('main *, header *')].filter(part => part.getBoundingClientRect().right > innerWidth + 1);
  return out.slice(0, 6).map(part => `${part.tagName}.${part.className.baseVal ?? part.className} ${Math.round(part.getBoundingClientRect().right)}`)
    .concat([`${page.scrollWidth} wide`]);
}"""


@cache
def axe_source() -> str:
    return Path("web/node_modules/axe-core/axe.min.js").read_text()


def axe(page: Page, *, only_colours: bool = False) -> list[str]:
    """What axe finds; evaluated, since the page itself lets no foreign script in."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(axe_source() + ";null")
    found: list[str] = page.evaluate(AXE, [TAGS, COLOURS, only_colours])
    return found


def examine(page: Page, where: str) -> list[str]:
    """Everything that is wrong with what is shown now: in three themes, at the desk and on the narrowest phone."""
    wrong: list[str] = []
    shown = page.evaluate("document.documentElement.dataset.theme")
    for theme in THEMES:
        page.evaluate("theme => (document.documentElement.dataset.theme = theme)", theme)
        wrong += [f"{where}, {theme}: {fault}" for fault in axe(page, only_colours=theme != THEMES[0])]
    page.evaluate("theme => (document.documentElement.dataset.theme = theme)", shown)
    wrong += [f"{where}: small: {fault}" for fault in page.evaluate(SMALL)]
    size: Any = page.viewport_size
    page.set_viewport_size({"width": NARROW, "height": 640})
    page.evaluate("() => new Promise(shown => requestAnimationFrame(() => requestAnimationFrame(shown)))")
    wrong += [f"{where}, narrow: wide: {fault}" for fault in page.evaluate(WIDE)]
    wrong += [f"{where}, narrow: small: {fault}" for fault in page.evaluate(SMALL)]
    page.set_viewport_size(size)
    return wrong
