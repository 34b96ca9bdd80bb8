import type { FeePaid } from '../../../core/execution/execution.ts'
import type { Item } from '../../../core/execution/item.ts'
import { decodeTransaction, outpointKey } from '../../../core/families/bitcoin/transaction/transaction.ts'
import type { Signed, StepTerms } from '../../../core/sign/signed.ts'
import { hexToBytes } from '../../../lib/hex.ts'

/** Signed bytes' miner fee; undefined for unknown coins. `terms` name a bump's further coins. */
export function minerFeeOf({ bytes }: Pick<Signed, 'bytes'>, item: Item, terms?: StepTerms): FeePaid | undefined {
  if (item.kind !== 'bitcoinPsbt') return undefined
  const { inputs, outputs } = decodeTransaction(hexToBytes(`0x${bytes}`)).transaction
  const added = terms?.terms === 'bitcoin' ? (terms.added ?? []) : []
  const held = new Map([...item.inputs, ...added].map((coin) => [outpointKey(coin), coin.valueSats]))
  let value = 0n
  for (const input of inputs) {
    const coin = held.get(outpointKey(input))
    if (coin === undefined) return undefined
    value += coin
  }
  for (const { valueSats } of outputs) value -= valueSats
  return { value }
}
