/**
 * What a transaction brought to an account, smallest unit. Native money on a chain of the EVM is told with its block: where
 * a contract paid it there is no log, and `value` is by how much the account's balance rose in all of that block
 * (`isRise`), whatever else came in it. Tokens are told with the logs that say it, by their places in the receipt.
 */
export type Brought = Readonly<{
  value: bigint
  block?: Readonly<{ number: bigint; isRise: boolean }> | undefined
  logs?: readonly Readonly<{ at: number; value: bigint }>[] | undefined
}>

/**
 * What different transactions brought to one account together, smallest unit. The rise of a block counts once, however many
 * of its transactions are named, and the plain payments in that block are part of it.
 */
export function together(all: readonly Brought[]): bigint {
  let sum = 0n
  const blocks = new Map<bigint, Readonly<{ plain: bigint; rise: bigint }>>()
  for (const { value, block } of all) {
    if (!block) {
      sum += value
      continue
    }
    const { plain, rise } = blocks.get(block.number) ?? { plain: 0n, rise: 0n }
    blocks.set(block.number, block.isRise ? { plain, rise: value } : { plain: plain + value, rise })
  }
  for (const { plain, rise } of blocks.values()) {
    sum += rise
    // What the account spent in the block takes nothing off what was plainly paid to it.
    if (plain > rise) sum += plain - rise
  }
  return sum
}
