/** In blocks, for a fee that should be mined soon. */
export const NEXT_BLOCK = 1
