// Parts of the page come when they are needed: a language, a board. Where one does not come, the page says so.
class Loader {
  /** Whether something is missing; a page begun anew will have it, or says that the house does not answer. */
  missing: boolean = $state(false);

  /** What was loaded, or null. */
  async load<Part>(loading: Promise<Part>): Promise<Part | null> {
    try {
      return await loading;
    } catch {
      this.missing = true;
      return null;
    }
  }
}

export const loader = new Loader();
