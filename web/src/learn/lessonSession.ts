// A lesson, live. The house stores nothing of it: this device keeps the step, so that a lesson left in the middle goes on
// there.
import { Session } from '../api/session.svelte';

const PLACE = 'filature-lessons';

function kept(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

/** The step at which a lesson was left. */
export function keptStep(lesson: string): number {
  const step = kept()[lesson] ?? 0;
  return Number.isInteger(step) && step > 0 ? step : 0;
}

export function keepStep(lesson: string, step: number): void {
  localStorage.setItem(PLACE, JSON.stringify({ ...kept(), [lesson]: step }));
}

export class LessonSession extends Session {
  protected override get address(): string {
    return `/api/lessons/${this.id}/live`;
  }

  protected override greeting(): Record<string, unknown> {
    return { step: this.lesson?.step ?? keptStep(this.id), ...(this.name && { name: this.name }) };
  }
}
