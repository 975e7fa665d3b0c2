// The agent in hand: what the board and the form share beside the draft.
export const hand: { agent: string } = $state({ agent: '' });
