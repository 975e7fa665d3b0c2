// Whose identity card has been seen on this device: it is dealt once, and not again when the page is loaded anew.
import { Kept } from '../shared/kept';

const cards = new Kept('filature-dealt');

export function hasSeen(table: string, seat: number): boolean {
  return cards.get(`${table} ${seat}`) !== undefined;
}

export function see(table: string, seat: number): void {
  if (!hasSeen(table, seat)) cards.set(`${table} ${seat}`, 1);
}
