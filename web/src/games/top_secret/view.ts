// What the house shows a seat of this game, as the contract has it.
import type { Complete, Schemas } from '../../api/types';

export type TopSecretView = Complete<Schemas['top_secret.View']>;
export type Agent = TopSecretView['agents'][number];
export type Duel = NonNullable<TopSecretView['duel']>;
