/** A quote's age limit at approval. */
export const QUOTE_FRESH_SECONDS = 30
