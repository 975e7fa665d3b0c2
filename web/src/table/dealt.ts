// Whose identity card has been seen on this device: it is dealt once, and not again when the page is loaded anew.
import { store, stored } from '../shared/storage';

const PLACE = 'filature-dealt';
const MOST = 60;

function kept(): string[] {
  const found = stored<unknown>(PLACE, []);
  return Array.isArray(found) ? found.map(String) : [];
}

export function hasSeen(table: string, seat: number): boolean {
  return kept().includes(`${table} ${seat}`);
}

export function see(table: string, seat: number): void {
  if (hasSeen(table, seat)) return;
  store(PLACE, [...kept(), `${table} ${seat}`].slice(-MOST));
}
