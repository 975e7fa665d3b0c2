// Whose identity card has been seen on this device: it is dealt once, and not again when the page is loaded anew.
const PLACE = 'filature-dealt';
const MOST = 60;

function kept(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '[]');
    return Array.isArray(found) ? found.map(String) : [];
  } catch {
    return [];
  }
}

export function hasSeen(table: string, seat: number): boolean {
  return kept().includes(`${table} ${seat}`);
}

export function see(table: string, seat: number): void {
  if (hasSeen(table, seat)) return;
  localStorage.setItem(PLACE, JSON.stringify([...kept(), `${table} ${seat}`].slice(-MOST)));
}
