/** The computer opponents the page offers, from the weakest; the server refuses one it does not know. */
export const LEVELS = ['random', 'greedy'] as const;
