// What is in the cases of the others: what was delivered is known, and no side has two cases with the same.
import { labelled } from '../../table/headings';
import { cellOf, type Grid } from '../../table/suspects';
import { CONTENTS } from './notation';
import type { TopSecretView } from './view';

export function suspects(view: TopSecretView): Grid {
  const cases = view.cases.filter((one) => one.seat !== view.seat);
  const grid: Grid = { rows: labelled(cases.map((one) => one.case)), columns: labelled(CONTENTS), facts: {} };
  for (const one of cases) {
    const left = view.unknown[view.colours[one.seat] ?? ''] ?? [];
    for (const content of CONTENTS) {
      const known = one.content ? one.content === content : left.includes(content) ? null : false;
      if (known !== null && grid.facts) grid.facts[cellOf(one.case, content)] = known ? 'sure' : 'no';
    }
  }
  return grid;
}
