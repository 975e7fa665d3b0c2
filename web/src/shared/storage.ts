// What is kept on the device. Where it keeps nothing, because it is full or forbids it, the page goes on without.
export function stored<Kept>(place: string, empty: Kept): Kept {
  try {
    return (JSON.parse(localStorage.getItem(place) ?? 'null') as Kept | null) ?? empty;
  } catch {
    return empty;
  }
}

export function store(place: string, kept: unknown): void {
  try {
    localStorage.setItem(place, JSON.stringify(kept));
  } catch {
    // It holds until the page is left.
  }
}
