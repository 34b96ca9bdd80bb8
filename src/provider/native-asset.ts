/** The native currency, as the wallet has it. */
export const NATIVE = '0x0000000000000000000000000000000000000000'

/** The same as ERC-7682 wants it written. */
export const NATIVE_IN_ERC_7682 = '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE'
