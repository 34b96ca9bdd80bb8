/** Above any supply: a Uniswap v2 pair holds no more. */
const UNLIMITED = 2n ** 112n - 1n
// COMP and UNI.
const UNLIMITED_OF_96_BITS = 2n ** 96n - 1n

/** Whether an allowance, in smallest units, is practically unlimited. */
export function isUnlimited(amount: bigint): boolean {
  return amount >= UNLIMITED || amount === UNLIMITED_OF_96_BITS
}
