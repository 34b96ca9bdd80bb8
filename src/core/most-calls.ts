/** Lies A03 sets this limit. */
export const MOST_CALLS = 16
