const ZERO = '0x0000000000000000000000000000000000000000'

export const ZERO_ADDRESS = ZERO

/** The zero address is native on EVM (interface, "Currency object"). */
export const NATIVE_EVM_ADDRESS = ZERO
