/** ERC-7682's native currency. */
export const NATIVE_IN_ERC_7682 = '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE'
