/** Lies A03. */
export const MOST_CALLS = 16
