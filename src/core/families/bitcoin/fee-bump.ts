import type { Hex } from '../../../lib/hex.ts'
import type { BitcoinOutput, BitcoinPsbtItem } from '../../execution/item.ts'
import { type Reason, reasonLine } from '../../reason/reason.ts'
import type { BitcoinTerms } from '../../sign/signed.ts'
import { judgeFee, judgeFeeOf, type MinerFeeReason, type SizedFee } from './fee-policy.ts'
import { dustSats } from './transaction/script.ts'
import { vbytesOf } from './transaction/size.ts'

export type FeeBumpRefusal = Readonly<{
  ok: false
  reason: Extract<Reason, { code: `RAISE_${string}` | 'CPFP_PAYS_MORE' }> | MinerFeeReason
  message: string
}>

/** `othersFeeSats`: fees of descendants, which a replacement drops. */
export type FeeBump = Readonly<{ satsPerVbyte: number; othersFeeSats: bigint }>

/** Fee in satoshis. */
export type CpfpParent = SizedFee & Readonly<{ txid: string }>

/** Amounts in satoshis. */
export type CpfpChild = Readonly<{
  spends: Readonly<{ txid: string; vout: number; valueSats: bigint }>
  script: BitcoinOutput['script']
  feeSats: bigint
  valueSats: bigint
}>

/** Satoshis per virtual byte (BIP-125, rule 4). */
const RELAY_SATS_PER_VBYTE = 1n

/** Our outputs at another fee, paid by the change. */
export function outputsAtFee(
  item: Pick<BitcoinPsbtItem, 'outputs' | 'feeSats'>,
  feeSats: bigint,
): Readonly<{ ok: true; outputs: readonly BitcoinOutput[] }> | FeeBumpRefusal {
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

/** The terms of a replacement with the same coins: all replaced fees plus one satoshi per virtual byte (BIP-125). */
export function replacementTerms(
  item: Pick<BitcoinPsbtItem, 'inputs' | 'outputs' | 'feeSats'>,
  now: BitcoinTerms,
  { satsPerVbyte, othersFeeSats }: FeeBump,
): Readonly<{ ok: true; terms: BitcoinTerms }> | FeeBumpRefusal {
  const vbytes = sizeOf(item)
  const wanted = priceOf(vbytes, satsPerVbyte)
  const least = now.feeSats + othersFeeSats + BigInt(vbytes) * RELAY_SATS_PER_VBYTE
  const feeSats = wanted > least ? wanted : least
  const judged = judgeFeeOf(item, feeSats)
  if (judged.is === 'refused') return outOfPolicy(judged.reason)
  const outputs = outputsAtFee(item, feeSats)
  return outputs.ok ? { ok: true, terms: { ...now, feeSats } } : outputs
}

/**
 * Builds a CPFP child that raises parent and child to the fee rate.
 * @param earlierFeeSats the fee of an earlier child to replace (BIP-125); 0 for none
 */
export function cpfpChildOf(
  parent: CpfpParent,
  output: Readonly<{ vout: number; valueSats: bigint; script: Hex }>,
  { satsPerVbyte, earlierFeeSats }: Readonly<{ satsPerVbyte: number; earlierFeeSats: bigint }>,
): Readonly<{ ok: true; child: CpfpChild }> | FeeBumpRefusal {
  const { script, vout, valueSats: has } = output
  const vbytes = vbytesOf([script], [script])
  // A child at a lower rate delays such a parent.
  if (parent.feeSats >= priceOf(parent.vbytes, satsPerVbyte)) {
    return refused('CPFP_PAYS_MORE', `The parent pays ${parent.feeSats} satoshis for ${parent.vbytes} vbytes already.`)
  }
  const missing = priceOf(parent.vbytes + vbytes, satsPerVbyte) - parent.feeSats
  const least = earlierFeeSats + BigInt(vbytes) * RELAY_SATS_PER_VBYTE
  const feeSats = missing > least ? missing : least
  const judged = judgeFee({ feeSats, vbytes, amountSats: has, parent })
  if (judged.is === 'refused') return outOfPolicy(judged.reason)
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

function outOfPolicy(reason: MinerFeeReason): FeeBumpRefusal {
  return { ok: false, reason, message: reasonLine(reason) }
}

function refused(code: Exclude<FeeBumpRefusal['reason'], MinerFeeReason>['code'], message: string): FeeBumpRefusal {
  return { ok: false, reason: { code }, message }
}
