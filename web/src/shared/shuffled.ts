// The same things in an order drawn at random.
export function shuffled<Thing>(things: readonly Thing[]): Thing[] {
  return things
    .map((thing) => ({ thing, lot: Math.random() }))
    .sort((one, other) => one.lot - other.lot)
    .map(({ thing }) => thing);
}
