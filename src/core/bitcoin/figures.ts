import { formatDecimal } from '../../lib/decimal.ts'
import type { Hex } from '../../lib/hex.ts'
import type { BitcoinPsbtItem } from '../item.ts'
import { orderIdIn } from './order-output.ts'
import { addressOfScript } from './script.ts'
import { vbytesOf } from './size.ts'

/** What a Bitcoin transaction costs and gives back, for the prompt; read out of the bytes that will be signed. */
export type BitcoinFigures = Readonly<{
  /** How many coins are spent, and what they are worth together. */
  coins: number
  spendsSats: bigint
  feeSats: bigint
  /** The fee for each virtual byte, with one digit behind the point: `5.2`. */
  satsPerVbyte: string
  /** The fee as a share of what is sent, in basis points, rounded up. */
  feeBasisPoints: bigint
  /** What comes back, and where to; undefined where nothing does. */
  change: Readonly<{ valueSats: bigint; address: string }> | undefined
  /** The order that the transaction itself names. */
  orderId: Hex | undefined
}>

/** The figures of a transaction of ours. */
export function figuresOf(item: BitcoinPsbtItem): BitcoinFigures {
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

/** What a transaction of ours pays for each of its virtual bytes at such a fee, with one digit behind the point: `5.2`. */
export function satsPerVbyteAt(
  { inputs, outputs }: Pick<BitcoinPsbtItem, 'inputs' | 'outputs'>,
  feeSats: bigint,
): string {
  const scripts = { in: inputs.map(({ script }) => script), out: outputs.map(({ script }) => script) }
  return formatDecimal((feeSats * 10n) / BigInt(vbytesOf(scripts.in, scripts.out)), 1)
}
