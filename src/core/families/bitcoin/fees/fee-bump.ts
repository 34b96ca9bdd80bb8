import type { Hex } from '../../../../lib/hex.ts'
import type { BitcoinOutput, BitcoinPsbtItem } from '../../../execution/item.ts'
import { type Reason, reasonLine } from '../../../reason/reason.ts'
import type { BitcoinTerms } from '../../../sign/signed.ts'
import { dustSats } from '../dust.ts'
import { type CoinValue, type ShrunkPayment, spendingAt } from '../spending.ts'
import { vbytesOf } from '../transaction/size.ts'
import { judgeFee, judgeFeeOf, type MinerFeeReason, type SizedFee } from './fee-policy.ts'
import { floorAt, type NodeFloor } from './node-floor.ts'

export type FeeBumpRefusal = Readonly<{
  ok: false
  reason: Extract<Reason, { code: `RAISE_${string}` | 'CPFP_PAYS_MORE' }> | MinerFeeReason
  message: string
}>

/** `others`: the descendants, which a replacement drops. `replacedSats`: the fee in force. */
export type FeeBump = Readonly<{
  satsPerVbyte: number
  others: readonly SizedFee[]
  floor?: (NodeFloor & Readonly<{ replacedSats: bigint }>) | undefined
}>

/** Fee in satoshis, with the ancestors that the child raises too. */
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

const MOST_FURTHER = 10

type Step = Pick<BitcoinPsbtItem, 'inputs' | 'outputs' | 'feeSats'>
type Now = Pick<BitcoinTerms, 'feeSats' | 'added' | 'shrunk'>

export function replacementTerms(
  item: Step,
  now: BitcoinTerms,
  bump: FeeBump,
): Readonly<{ ok: true; terms: BitcoinTerms }> | FeeBumpRefusal {
  const bumped = replacementFee(item, now, bump)
  return bumped.ok ? { ok: true, terms: { ...now, feeSats: bumped.feeSats } } : bumped
}

/**
 * All replaced fees plus one satoshi per vbyte, at a higher rate (BIP-125).
 * @param further coins beside those in force
 */
export function replacementFee<C extends CoinValue>(
  item: Step,
  now: Now,
  bump: FeeBump,
  further: readonly C[] = [],
): Readonly<{ ok: true; feeSats: bigint }> | FeeBumpRefusal {
  const { shrunk } = now
  const added = [...(now.added ?? []), ...further]
  const after = largestAt(item, { added, shrunk })
  const feeSats = leastFeeSats(item, now, bump, { after, isLarger: further.length > 0 })
  const judged = judgeFeeOf(after, feeSats)
  if (judged.is === 'refused') return outOfPolicy(judged.reason)
  const spending = spendingAt(item, { feeSats, added, shrunk })
  return spending.ok ? { ok: true, feeSats } : spending
}

/** Here our own recipient pays the fee above `inForce`. */
export function shrunkForBump(
  item: Step,
  { now, inForce, path }: Readonly<{ now: Now; inForce: Now; path: string }>,
  bump: FeeBump,
): Readonly<{ ok: true; feeSats: bigint; shrunk: ShrunkPayment }> | FeeBumpRefusal {
  const feeSats = leastFeeSats(item, now, bump, { after: largestAt(item, now), isLarger: false })
  const shrunk = { path, lessSats: (inForce.shrunk?.lessSats ?? 0n) + feeSats - inForce.feeSats }
  const spent = spendingAt(item, { feeSats, added: now.added, shrunk })
  if (!spent.ok) return spent
  const judged = judgeFeeOf(spent.spending, feeSats)
  return judged.is === 'refused' ? outOfPolicy(judged.reason) : { ok: true, feeSats, shrunk }
}

function leastFeeSats(
  item: Step,
  now: Now,
  { satsPerVbyte, others, floor: said }: FeeBump,
  { after, isLarger }: Readonly<{ after: Step; isLarger: boolean }>,
): bigint {
  const before = largestAt(item, now)
  const vbytes = sizeOf(after)
  const wanted = priceOf(vbytes, satsPerVbyte)
  const step = BigInt(vbytes) * RELAY_SATS_PER_VBYTE
  const othersFeeSats = others.reduce((sum, each) => sum + each.feeSats, 0n)
  const least = now.feeSats + othersFeeSats + step
  const replaced = { feeSats: now.feeSats, vbytes: leastSizeOf(before) }
  const higherRates = isLarger ? ratesAbove(replaced, others, vbytes).map((fee) => fee + step) : []
  const floors = [wanted, least, ...higherRates]
  if (said) {
    floors.push(floorAt(said.least, vbytes), said.replacedSats + othersFeeSats + floorAt(said.more, vbytes))
  }
  return greatest(floors)
}

// Bitcoin Core 31: no part of the replaced package may pay more.
function ratesAbove(replaced: SizedFee, others: readonly SizedFee[], vbytes: number): readonly bigint[] {
  const bestFirst = others.toSorted((a, b) => Number(b.feeSats * BigInt(a.vbytes) - a.feeSats * BigInt(b.vbytes)))
  let { feeSats, vbytes: size } = replaced
  const fees = [floorAt([replaced], vbytes)]
  for (const each of bestFirst) {
    feeSats += each.feeSats
    size += each.vbytes
    if (size < vbytes) fees.push(floorAt([{ feeSats, vbytes: size }], vbytes))
  }
  return fees
}

/** The fewest sufficient coins: the smallest, else the largest together. */
export function coinsForBump<C extends CoinValue>(
  item: Step,
  now: Now,
  bump: FeeBump,
  coins: readonly C[],
): Readonly<{ ok: true; coins: readonly C[]; feeSats: bigint }> | FeeBumpRefusal {
  const smallestFirst = [...coins].sort((a, b) => (a.valueSats < b.valueSats ? -1 : 1))
  const together = smallestFirst.slice(-MOST_FURTHER).reverse()
  const choices = [...smallestFirst.map((coin) => [coin]), ...together.map((_, index) => together.slice(0, index + 1))]
  let refusal: FeeBumpRefusal = noChange()
  for (const choice of choices) {
    const bumped = replacementFee(item, now, bump, choice)
    if (bumped.ok) return { ok: true, coins: choice, feeSats: bumped.feeSats }
    refusal = bumped
  }
  return refusal
}

function largestAt(
  item: Step,
  { added, shrunk }: Readonly<{ added?: readonly CoinValue[] | undefined; shrunk?: ShrunkPayment | undefined }>,
): Step {
  const spending = spendingAt({ ...item, feeSats: 0n }, { feeSats: shrunk?.lessSats ?? 0n, added, shrunk })
  return spending.ok ? spending.spending : item
}

/**
 * Builds a CPFP child that raises parent and child to the fee rate.
 * @param earlierFeeSats of a child to replace (BIP-125); 0 for none
 */
export function cpfpChildOf(
  parent: CpfpParent,
  output: Readonly<{ vout: number; valueSats: bigint; script: Hex }>,
  {
    satsPerVbyte,
    earlierFeeSats,
    floor = { least: [], more: [] },
  }: Readonly<{ satsPerVbyte: number; earlierFeeSats: bigint; floor?: NodeFloor }>,
): Readonly<{ ok: true; child: CpfpChild }> | FeeBumpRefusal {
  const { script, vout, valueSats: has } = output
  const vbytes = vbytesOf([script], [script])
  // A child at a lower rate delays such a parent.
  if (parent.feeSats >= priceOf(parent.vbytes, satsPerVbyte)) {
    return refused('CPFP_PAYS_MORE', `The parent pays ${parent.feeSats} satoshis for ${parent.vbytes} vbytes already.`)
  }
  const missing = priceOf(parent.vbytes + vbytes, satsPerVbyte) - parent.feeSats
  const least = earlierFeeSats + BigInt(vbytes) * RELAY_SATS_PER_VBYTE
  const feeSats = greatest([missing, least, floorAt(floor.least, vbytes), earlierFeeSats + floorAt(floor.more, vbytes)])
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

/** Signatures may be a byte shorter. */
export function leastSizeOf(item: Pick<BitcoinPsbtItem, 'inputs' | 'outputs'>): number {
  return sizeOf(item) - item.inputs.length
}

function priceOf(vbytes: number, satsPerVbyte: number): bigint {
  return BigInt(Math.ceil(vbytes * satsPerVbyte))
}

function greatest(values: readonly bigint[]): bigint {
  let most = 0n
  for (const each of values) if (each > most) most = each
  return most
}

function noChange(): FeeBumpRefusal {
  return refused('RAISE_NO_CHANGE', 'Nothing comes back to you from this transaction that could pay a higher fee.')
}

function outOfPolicy(reason: MinerFeeReason): FeeBumpRefusal {
  return { ok: false, reason, message: reasonLine(reason) }
}

function refused(code: Exclude<FeeBumpRefusal['reason'], MinerFeeReason>['code'], message: string): FeeBumpRefusal {
  return { ok: false, reason: { code }, message }
}
