/**
 * A transaction's received amount, smallest unit. On EVM, contracts pay native money without a log; `isRise` then marks
 * the block's balance delta. Token logs carry their receipt index.
 */
export type ReceivedAmount = Readonly<{
  value: bigint
  block?: Readonly<{ number: bigint; isRise: boolean }> | undefined
  logs?: readonly Readonly<{ at: number; value: bigint }>[] | undefined
}>

/** Each block's balance delta counts once. */
export function totalReceived(all: readonly ReceivedAmount[]): bigint {
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
    // The account's spending in a block doesn't reduce plain payments.
    if (plain > rise) sum += plain - rise
  }
  return sum
}
