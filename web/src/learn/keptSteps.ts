// Where each lesson was left. The house stores nothing of it: this device keeps the step.
const PLACE = 'filature-lessons';

function kept(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

/** The step at which a lesson was left; 0 is its beginning. */
export function keptStep(lesson: string): number {
  const step = kept()[lesson] ?? 0;
  return Number.isInteger(step) && step > 0 ? step : 0;
}

export function keepStep(lesson: string, step: number): void {
  localStorage.setItem(PLACE, JSON.stringify({ ...kept(), [lesson]: step }));
}
