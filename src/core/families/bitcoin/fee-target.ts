/** The target in blocks of a fee that should be mined soon: the next block. */
export const NEXT_BLOCK = 1
