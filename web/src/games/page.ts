// The contract between the house and a game's page: games/<game>/index.ts exports `gamePage({ … })` as its default. A game
// that has none is played on the board of table/generic.
import type { Component } from 'svelte';

import type { MatchEvent, Outcome, View } from '../api/types';
import type { Cue } from '../shared/sounds';
import type { Ending } from '../postgame/ending';
import type { Tally } from '../postgame/tally';
import type { Scene, Scenes } from '../scenes/scene';
import type { Draft, Kept } from '../table/draft.svelte';
import type { Telling } from '../table/story';
import type { Grid } from '../table/suspects';

export interface BoardProps<GameView extends View = View> {
  view: GameView;
  /** Where a choice on the board goes; null where nothing can be chosen. */
  draft: Draft | null;
  active: boolean;
  names: string[];
  /** Whether the player's secrets may be shown. */
  open: boolean;
  /** The box a board has to fit into; without one it is as high as it likes. */
  room?: { width: number; height: number };
  /** The scene that is on: a board larger than its window follows it. */
  playing?: Scene | null;
}

/** Who somebody is, as a picture; `view` is that of their seat. */
export interface EmblemProps<GameView extends View = View> {
  view: GameView;
}

/** What everybody may know somebody by beside their face: a flag, a colour with its sign. */
export interface BadgeProps<GameView extends View = View> {
  view: GameView;
  seat: number;
}

/** One of several decisions of a turn, as it is asked of this seat when it is made together with the others. */
export interface Together<GameView extends View = View> {
  decision: string;
  question: string;
  view: GameView;
  moves: string[];
}

export interface GamePage<GameView extends View = View, Figures = unknown> {
  /** The table as everybody sees it, and what this seat may see on it. */
  Board: Component<BoardProps<GameView>>;
  /** The secrets of this seat. */
  Mine: Component<BoardProps<GameView>>;
  /** What is decided now, without the board. */
  Form: Component<BoardProps<GameView>>;
  /** The figure, flag or colour of this seat, on its chip and on its identity card. */
  Emblem?: Component<EmblemProps<GameView>>;
  /** The flag or colour of any player, beside their name. */
  Badge?: Component<BadgeProps<GameView>>;
  /** The colour of any player, where everybody knows it: of the ways they go. */
  hue?: (view: GameView, seat: number) => string | undefined;
  /** Whether this seat has been told who it is. */
  dealt?: (view: GameView) => boolean;
  /** Whether the form lists the legal moves itself. */
  lists?: boolean;
  /** Whether what is decided now is a secret itself, and is covered with the others. */
  sealed: (view: GameView) => boolean;
  /** In a game that keeps drafts: what the house has kept of mine. */
  drafted?: (view: GameView) => Kept;
  /** What is asked now and later in the same turn, where several share a device and each decides it in one go. */
  together?: (view: GameView) => Together<GameView>[];
  /** In which order several who share a device are handed it; the last who had it does not keep it when it changes. */
  handing?: (view: GameView, seats: number[]) => number[];
  /** Whether the match ended in a draw; several may also win together, as a side. */
  drawn: (outcome: Outcome) => boolean;
  /** Whether the winners have won only because somebody else lost. */
  indirect?: (outcome: Outcome) => boolean;
  /** The move that is played by itself, because everybody can see that only it is left; null where there is a decision.
   * It may depend on nothing that is a secret. `moves` are the legal ones. */
  automatic?: (view: GameView, moves: readonly string[]) => string | null;
  /** The move of what is decided now that may be ordered once for all turns to come. It depends on nothing secret. */
  ordered?: (view: GameView) => string | null;
  /** Whether a draft is only begun: nothing is wrong with it yet. */
  begun?: (view: GameView, text: string) => boolean;
  /** The entry of the guide that explains a place or piece of the board, by its `data-place`. */
  explains?: (place: string) => string | null;
  /** What its events look like on the board. */
  scenes?: Scenes<GameView>;
  /** The view of the end without what is called by these names (`Action.reveals`): it is still to be revealed. */
  veil?: (view: GameView, hidden: ReadonlySet<string>) => GameView;
  /** Whether chance rolls dice here; else it draws and shuffles. */
  dice?: boolean;
  /** Whether the table lets all that was hidden be read afterwards; it does, unless said. */
  revealed?: (view: GameView) => boolean;
  /** How the match ended: what was told, why, and the sum that decided. */
  ending?: (view: GameView, names: string[], events: MatchEvent[]) => Ending;
  /** What can be counted when the match is over, from the figures of the house and the last view. */
  tallies?: (figures: Figures, view: GameView, names: string[]) => Tally[];
  /** The sounds of events, by their kind. What has none, or only a stamp, is neither a move nor a count. */
  cues?: Partial<Record<string, Cue>>;
  /** Events by which each says that they have chosen, all at the same time: told together. */
  choices?: string[];
  /** Whom or what one may suspect of what. */
  suspects?: (view: GameView, names: string[]) => Grid;
  /** What the rules have written down for this seat; it stands above its own suspicions. */
  Sheet?: Component<BoardProps<GameView>>;
  /** How the events of a match are told. */
  telling?: Telling;
  /** The channel one talks in unless one chooses another. */
  channel?: (view: GameView) => string | null;
  /** What a time that the rules set is for; null where it does not concern this seat. */
  deadline?: (view: GameView, timer: string) => string | null;
  /** Why the rules let this seat not talk now, and the timer after which they may again. */
  silence?: (view: GameView) => { why: string; timer?: string } | null;
}

/** A game's page for the house, which gives it only views and figures of its own game. */
export function gamePage<GameView extends View, Figures>(page: GamePage<GameView, Figures>): GamePage {
  return page as unknown as GamePage;
}

/** A sheet of a game to be printed. */
export interface Sheet {
  id: string;
  title: () => string;
  Sheet: Component<{ large: boolean }>;
}

/** What the rules show of a game, loaded with them: games/<game>/rules.ts exports one as its default. */
export interface RulesArt {
  /** The picture beside an entry of the guide, by its id, such as `cards-killer`; nothing where there is none. */
  Picture: Component<{ entry: string }>;
  /** The sheets of its box. */
  sheets?: Sheet[];
}

/** What the front door shows of a game, loaded before its page: games/<game>/card.ts exports one as its default. */
export interface Card {
  Cover: Component;
  /** A picture of one of its things, by its word in the notation; loaded when it is shown. */
  Picture?: () => Promise<{ default: Component<{ word: string }> }>;
  /** How many sit down for a first match against bots; as few as can, unless said. */
  seats?: number;
}
