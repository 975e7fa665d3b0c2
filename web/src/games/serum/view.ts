// What the house shows a seat of this game, as the contract has it.
import type { Complete, Schemas } from '../../api/types';

export type SerumView = Complete<Schemas['serum.View']>;
