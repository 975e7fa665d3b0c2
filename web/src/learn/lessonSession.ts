// The learner's seat in a lesson, live. It begins at the step where this device left it.
import { Session } from '../api/session.svelte';
import { keptStep } from './keptSteps';

export class LessonSession extends Session {
  protected override get address(): string {
    return `/api/lessons/${this.id}/live`;
  }

  protected override greeting(): Record<string, unknown> {
    return { step: this.lesson?.step ?? keptStep(this.id), ...(this.name && { name: this.name }) };
  }
}
