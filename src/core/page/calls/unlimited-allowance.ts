/** More than any token's supply. */
const UNLIMITED = 2n ** 128n - 1n

/** Whether an allowance, in smallest units, is practically unlimited. */
export function isUnlimited(amount: bigint): boolean {
  return amount >= UNLIMITED
}
