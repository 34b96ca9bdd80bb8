import type { Hex } from '../../lib/hex.ts'
import type { BitcoinOutput, BitcoinPsbtItem } from '../item.ts'
import type { Reason } from '../reason.ts'
import type { BitcoinTerms } from '../sign/signed.ts'
import { MOST_FEE_SATS } from './fee-bounds.ts'
import { dustSats } from './script.ts'
import { vbytesOf } from './size.ts'

/** Why no higher fee can be paid. */
export type BumpRefusal = Readonly<{
  ok: false
  reason: Extract<Reason, { code: `RAISE_${string}` }>
  message: string
}>

/** What a fee is to be raised to. `othersFeeSats` is what transactions pay that spend from ours and would go with it. */
export type Raise = Readonly<{ satsPerVbyte: number; othersFeeSats: bigint }>

/** A transaction that waits: its size in virtual bytes, and what it pays the miner, satoshis. */
export type Parent = Readonly<{ txid: string; vbytes: number; feeSats: bigint }>

/** A payment to ourselves that pays for the transaction before it as well; amounts in satoshis. */
export type Child = Readonly<{
  spends: Readonly<{ txid: string; vout: number; valueSats: bigint }>
  script: BitcoinOutput['script']
  feeSats: bigint
  valueSats: bigint
}>

/** What nodes want for passing a replacement on, satoshis for each virtual byte of it (BIP-125, rule 4). */
const RELAY_SATS_PER_VBYTE = 1n

/**
 * The outputs of a transaction of ours where the miner is given so much: deposit and order stand as they are, in their
 * place, and the change alone pays the difference.
 */
export function outputsAt(
  item: Pick<BitcoinPsbtItem, 'outputs' | 'feeSats'>,
  feeSats: bigint,
): Readonly<{ ok: true; outputs: readonly BitcoinOutput[] }> | BumpRefusal {
  const more = feeSats - item.feeSats
  if (more === 0n) return { ok: true, outputs: item.outputs }
  const change = item.outputs.find(({ role }) => role === 'change')
  if (!change)
    return refused('RAISE_NO_CHANGE', 'Nothing comes back to you from this transaction that could pay a higher fee.')
  const left = change.valueSats - more
  if (left < dustSats(change.script)) {
    const has = `${change.valueSats} satoshis come back to you`
    return refused('RAISE_TOO_LITTLE', `${has}; that cannot pay ${more} more and still be passed on.`)
  }
  return { ok: true, outputs: item.outputs.map((each) => (each === change ? { ...each, valueSats: left } : each)) }
}

/**
 * What to sign a transaction for again, so that nodes take it in the place of the one that waits (BIP-125): the same
 * coins, at least the fee of all that it replaces and one satoshi more for each of its virtual bytes. Deposit and order
 * stay what they are.
 */
export function raisedTerms(
  item: Pick<BitcoinPsbtItem, 'inputs' | 'outputs' | 'feeSats'>,
  now: BitcoinTerms,
  { satsPerVbyte, othersFeeSats }: Raise,
): Readonly<{ ok: true; terms: BitcoinTerms }> | BumpRefusal {
  const vbytes = sizeOf(item)
  const wanted = priceOf(vbytes, satsPerVbyte)
  const least = now.feeSats + othersFeeSats + BigInt(vbytes) * RELAY_SATS_PER_VBYTE
  const feeSats = wanted > least ? wanted : least
  if (feeSats > MOST_FEE_SATS) return tooHigh(feeSats)
  const outputs = outputsAt(item, feeSats)
  return outputs.ok ? { ok: true, terms: { ...now, feeSats } } : outputs
}

/**
 * A child that pays for its parent, for where nothing can be replaced: it spends an output of ours to the same script, and
 * leaves so much to the miner that both together pay the rate.
 *
 * @param parent the transaction that waits, somebody else's or ours: its id, size, and the fee that it pays
 * @param output the output of it that is ours
 * @param earlierFeeSats what an earlier child of the same output pays, which this one is to replace (BIP-125); 0 for none
 */
export function childOf(
  parent: Parent,
  output: Readonly<{ vout: number; valueSats: bigint; script: Hex }>,
  { satsPerVbyte, earlierFeeSats }: Readonly<{ satsPerVbyte: number; earlierFeeSats: bigint }>,
): Readonly<{ ok: true; child: Child }> | BumpRefusal {
  const { script, vout, valueSats: has } = output
  const vbytes = vbytesOf([script], [script])
  const missing = priceOf(parent.vbytes + vbytes, satsPerVbyte) - parent.feeSats
  const least = earlierFeeSats + BigInt(vbytes) * RELAY_SATS_PER_VBYTE
  const feeSats = missing > least ? missing : least
  if (feeSats > MOST_FEE_SATS) return tooHigh(feeSats)
  const valueSats = has - feeSats
  if (valueSats < dustSats(script)) {
    return refused('RAISE_TOO_LITTLE', `${has} satoshis come to you; a fee of ${feeSats} cannot be paid out of that.`)
  }
  return { ok: true, child: { spends: { txid: parent.txid, vout, valueSats: has }, script, feeSats, valueSats } }
}

function sizeOf({ inputs, outputs }: Pick<BitcoinPsbtItem, 'inputs' | 'outputs'>): number {
  return vbytesOf(
    inputs.map(({ script }) => script),
    outputs.map(({ script }) => script),
  )
}

function priceOf(vbytes: number, satsPerVbyte: number): bigint {
  return BigInt(Math.ceil(vbytes * satsPerVbyte))
}

function tooHigh(feeSats: bigint): BumpRefusal {
  return refused('RAISE_TOO_HIGH', `The fee would be ${feeSats} satoshis; this wallet pays ${MOST_FEE_SATS} at most.`)
}

function refused(code: BumpRefusal['reason']['code'], message: string): BumpRefusal {
  return { ok: false, reason: { code }, message }
}
