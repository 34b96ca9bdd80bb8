import { formatDecimal } from '../../../lib/decimal.ts'
import type { Hex } from '../../../lib/hex.ts'
import type { BitcoinPsbtItem } from '../../execution/item.ts'
import { dustSats } from './dust.ts'
import { coinsForBump, shrunkForBump } from './fees/fee-bump.ts'
import { orderIdIn } from './order-output.ts'
import type { CoinValue } from './spending.ts'
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
  /** The highest of a later bump by the change; undefined if impossible. */
  speedUpRate: string | undefined
  /** A bump adds coins of the address. */
  isSpedUpByCoins?: true | undefined
  /** Else the recipient pays. */
  isSpedUpByRecipient?: true | undefined
  orderId: Hex | undefined
}>

/** Free confirmed coins at its address. */
export type BumpMeans = Readonly<{ spareCoins?: readonly CoinValue[] | undefined; isToOwn?: boolean }>

export function bitcoinFiguresOf(item: BitcoinPsbtItem, means: BumpMeans = {}): BitcoinFigures {
  const { inputs, outputs, feeSats, amount } = item
  const change = outputs.find(({ role }) => role === 'change')
  const order = outputs.find(({ role }) => role === 'order')
  const speedUpRate = speedUpRateOf(item)
  return {
    coins: inputs.length,
    spendsSats: inputs.reduce((sum, { valueSats }) => sum + valueSats, 0n),
    feeSats,
    satsPerVbyte: satsPerVbyteAt(item, feeSats),
    feeBasisPoints: (feeSats * 10_000n + amount - 1n) / amount,
    change: change && { valueSats: change.valueSats, address: addressOfScript(change.script) },
    speedUpRate,
    ...(speedUpRate === undefined ? withoutChange(item, means) : {}),
    orderId: order && orderIdIn(order.script),
  }
}

function withoutChange(
  item: BitcoinPsbtItem,
  { spareCoins = [], isToOwn = false }: BumpMeans,
): Pick<BitcoinFigures, 'isSpedUpByCoins' | 'isSpedUpByRecipient'> {
  if (coinsForBump(item, item, LEAST_BUMP, spareCoins).ok) return { isSpedUpByCoins: true }
  const isShrinkable = isToOwn && shrunkForBump(item, { now: item, inForce: item, path: '' }, LEAST_BUMP).ok
  return isShrinkable ? { isSpedUpByRecipient: true } : {}
}

const LEAST_BUMP = { satsPerVbyte: 0, others: [] }

// BIP-125, rule 4.
function speedUpRateOf(item: BitcoinPsbtItem): string | undefined {
  const change = item.outputs.find(({ role }) => role === 'change')
  if (!change) return undefined
  const spare = change.valueSats - dustSats(change.script)
  return spare < vbytesIn(item) ? undefined : satsPerVbyteAt(item, item.feeSats + spare)
}

/** The fee rate with one decimal: `5.2`. */
export function satsPerVbyteAt(item: Pick<BitcoinPsbtItem, 'inputs' | 'outputs'>, feeSats: bigint): string {
  return formatDecimal((feeSats * 10n) / vbytesIn(item), 1)
}

function vbytesIn({ inputs, outputs }: Pick<BitcoinPsbtItem, 'inputs' | 'outputs'>): bigint {
  const scripts = { in: inputs.map(({ script }) => script), out: outputs.map(({ script }) => script) }
  return BigInt(vbytesOf(scripts.in, scripts.out))
}
