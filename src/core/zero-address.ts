const ZERO = '0x0000000000000000000000000000000000000000'

/** Nobody's account on an EVM chain. */
export const NOBODY = ZERO

/** The native currency of an EVM chain, as the service and this wallet name it (interface, "Currency object"). */
export const NATIVE = ZERO
