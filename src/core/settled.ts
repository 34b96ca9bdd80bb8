/** Blocks of an EVM chain above a transaction's own after which a reorganisation is no longer to be feared. */
export const SETTLED_BLOCKS = 12n
