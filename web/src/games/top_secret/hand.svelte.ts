// What the board and the form share beside the draft: the agent in hand, and whether secrets may be shown.
export const hand: { agent: string; open: boolean } = $state({ agent: '', open: false });
