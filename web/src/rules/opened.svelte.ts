// The rules over whatever is on the screen: which game's, and where in them.
class Opened {
  /** The game whose rules lie open; null when none do. */
  game: string | null = $state(null);
  /** A clause or an entry of the guide; empty for the beginning. */
  at: string = $state('');

  show(game: string, at = ''): void {
    this.game = game;
    this.at = at;
  }

  close(): void {
    this.game = null;
  }
}

export const opened = new Opened();
