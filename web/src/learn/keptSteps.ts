// Where each lesson was left. The house stores nothing of it: this device keeps the step.
import { store, stored } from '../shared/storage';

const PLACE = 'filature-lessons';

function kept(): Record<string, number> {
  return stored<Record<string, number>>(PLACE, {});
}

/** The step at which a lesson was left; 0 is its beginning. */
export function keptStep(lesson: string): number {
  const step = kept()[lesson] ?? 0;
  return Number.isInteger(step) && step > 0 ? step : 0;
}

export function keepStep(lesson: string, step: number): void {
  store(PLACE, { ...kept(), [lesson]: step });
}
