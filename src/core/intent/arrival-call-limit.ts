/** Lies A03 sets this limit. */
export const MOST_ARRIVAL_CALLS = 16
