import { formatDecimal } from '../../../lib/decimal.ts'
import type { Hex } from '../../../lib/hex.ts'
import type { BitcoinPsbtItem } from '../../execution/item.ts'
import { orderIdIn } from './order-output.ts'
import { addressOfScript } from './transaction/script.ts'
import { vbytesOf } from './transaction/size.ts'

/** Read from the bytes to sign. */
export type BitcoinFigures = Readonly<{
  coins: number
  spendsSats: bigint
  feeSats: bigint
  /** One decimal: `5.2`. */
  satsPerVbyte: string
  feeBasisPoints: bigint
  change: Readonly<{ valueSats: bigint; address: string }> | undefined
  orderId: Hex | undefined
}>

/** The figures of our transaction. */
export function bitcoinFiguresOf(item: BitcoinPsbtItem): BitcoinFigures {
  const { inputs, outputs, feeSats, amount } = item
  const change = outputs.find(({ role }) => role === 'change')
  const order = outputs.find(({ role }) => role === 'order')
  return {
    coins: inputs.length,
    spendsSats: inputs.reduce((sum, { valueSats }) => sum + valueSats, 0n),
    feeSats,
    satsPerVbyte: satsPerVbyteAt(item, feeSats),
    feeBasisPoints: (feeSats * 10_000n + amount - 1n) / amount,
    change: change && { valueSats: change.valueSats, address: addressOfScript(change.script) },
    orderId: order && orderIdIn(order.script),
  }
}

/** Our transaction's fee rate at this fee, with one decimal: `5.2`. */
export function satsPerVbyteAt(
  { inputs, outputs }: Pick<BitcoinPsbtItem, 'inputs' | 'outputs'>,
  feeSats: bigint,
): string {
  const scripts = { in: inputs.map(({ script }) => script), out: outputs.map(({ script }) => script) }
  return formatDecimal((feeSats * 10n) / BigInt(vbytesOf(scripts.in, scripts.out)), 1)
}
