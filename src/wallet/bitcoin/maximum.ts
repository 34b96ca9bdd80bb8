import { scriptOfAddress } from '../../core/bitcoin/script.ts'
import { vbytesOf } from '../../core/bitcoin/size.ts'
import type { Coin } from '../../core/facts.ts'
import type { Hex } from '../../lib/hex.ts'

/** An output that carries an order id: nothing is as long in what a crossing pays, and nothing else is. */
const ORDER_SCRIPT: Hex = `0x6a20${'00'.repeat(32)}`

// Prices move between the click and the signature: half as much again is kept.
const HEADROOM_PERCENT = 150n

/** What can be sent at most, and what is kept aside for the miner; satoshis. */
export type Most = Readonly<{ maximumSats: bigint; feeSats: bigint }>

/**
 * The most that coins of one address can pay for a crossing: all of them, less the fee of a transaction that spends every
 * one and pays the depository and the order, with half as much again kept aside. Satoshis.
 */
export function mostFrom(
  coins: readonly Pick<Coin, 'valueSats' | 'script'>[],
  { depository, satsPerVbyte }: Readonly<{ depository: string; satsPerVbyte: number }>,
): Most {
  const sum = coins.reduce((total, { valueSats }) => total + valueSats, 0n)
  const scripts = coins.map(({ script }) => script)
  const vbytes = vbytesOf(scripts, [scriptOfAddress(depository) ?? ORDER_SCRIPT, ORDER_SCRIPT])
  const feeSats = (BigInt(Math.ceil(vbytes * satsPerVbyte)) * HEADROOM_PERCENT) / 100n
  return { maximumSats: sum > feeSats ? sum - feeSats : 0n, feeSats }
}
