/** More than there is of any token: who may take so much may take all. */
const UNLIMITED = 2n ** 128n - 1n

/** Whether an allowance, in smallest units, has no end that matters. */
export function isUnlimited(amount: bigint): boolean {
  return amount >= UNLIMITED
}
