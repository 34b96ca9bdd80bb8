/** The native currency of an EVM chain as ERC-7682 wants it written. */
export const NATIVE_IN_ERC_7682 = '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE'
