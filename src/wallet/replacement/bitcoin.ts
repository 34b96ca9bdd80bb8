import type { Execution, ItemState } from '../../core/execution/execution.ts'
import { replacementTerms } from '../../core/families/bitcoin/fee-bump.ts'
import { NEXT_BLOCK } from '../../core/families/bitcoin/fee-target.ts'
import { highFeeOf } from '../../core/families/bitcoin/high-fee.ts'
import { isBitcoinPsbt } from '../../core/families/bitcoin/items.ts'
import { satsPerVbyteAt } from '../../core/families/bitcoin/transaction-figures.ts'
import type { Amount } from '../../core/money/currency.ts'
import type { BitcoinTerms, SigningPurpose } from '../../core/sign/signed.ts'
import type { Answer } from '../families/evm/node-port.ts'
import type { OfferRefusal } from '../user-events/offers.ts'
import type { Evicted } from './evicted.ts'
import type { TermsReplacement } from './terms.ts'

export type BitcoinReplacementPorts = Readonly<{
  /** The rate is for inclusion within that many blocks. */
  satsPerVbyte: (blocks: number) => Promise<Answer<number>>
  tipHeight: () => Promise<Answer<number>>
  /** See `evictedBy`. */
  evicted: (execution: Execution, index: number) => Promise<Answer<Evicted>>
}>

type Waiting = Exclude<ItemState, { phase: 'planned' }> & Readonly<{ terms: BitcoinTerms }>

/** Works out a higher fee for a waiting Bitcoin deposit, paid by the change (BIP-125). */
export async function offerBitcoinReplacement(
  execution: Execution,
  index: number,
  purpose: SigningPurpose,
  { satsPerVbyte, tipHeight, evicted }: BitcoinReplacementPorts,
): Promise<TermsReplacement<BitcoinTerms> | OfferRefusal> {
  if (purpose === 'cancel') return { unavailable: { code: 'CANNOT_CANCEL' } }
  const [item, state] = [execution.plan[index], execution.items[index]]
  if (!isBitcoinPsbt(item) || !isWaiting(state) || execution.stage.stage !== 'steps') {
    return { unavailable: { code: 'NOTHING_WAITS' } }
  }
  const [rate, tip, dropped] = await Promise.all([satsPerVbyte(NEXT_BLOCK), tipHeight(), evicted(execution, index)])
  if (!rate.ok) return { unavailable: rate.reason }
  if (!dropped.ok) return { unavailable: dropped.reason }
  const bumped = replacementTerms(item, dearestOf(state), {
    satsPerVbyte: rate.value,
    othersFeeSats: dropped.value.feeSats,
  })
  if (!bumped.ok) return { unavailable: bumped.reason }
  const { feeSats } = bumped.terms
  const highFee = highFeeOf(item, { feeSats }, execution.mostGas.currency)
  const { isFeeTicked: _before, ...rest } = bumped.terms
  const fromHeight = tip.ok ? tip.value : undefined
  const terms: BitcoinTerms = { ...rest, fromHeight, ...(highFee && { isFeeTicked: true }) }
  const money = (value: bigint): Amount => ({ ...execution.mostGas, value })
  return {
    terms,
    before: money(state.terms.feeSats),
    most: money(terms.feeSats),
    ...(dropped.value.count > 0 ? { evicted: money(dropped.value.feeSats) } : {}),
    rates: { before: satsPerVbyteAt(item, state.terms.feeSats), after: satsPerVbyteAt(item, terms.feeSats) },
    ...(highFee && { highFee }),
  }
}

// A network refuses the same bytes again.
function dearestOf({ terms, refused = [] }: Waiting): BitcoinTerms {
  let { feeSats } = terms
  for (const { terms: other } of refused) {
    if (other.terms === 'bitcoin' && other.feeSats > feeSats) feeSats = other.feeSats
  }
  return { ...terms, feeSats }
}

/** Says whether terms still replace the waiting ones: same coins, higher fee. */
export function isBitcoinReplacement(terms: BitcoinTerms, state: ItemState | undefined): state is Waiting {
  if (!isWaiting(state)) return false
  return state.terms.outpoints.join() === terms.outpoints.join() && terms.feeSats > state.terms.feeSats
}

function isWaiting(state: ItemState | undefined): state is Waiting {
  if (!state || state.phase === 'planned' || state.terms.terms !== 'bitcoin') return false
  return state.phase === 'broadcast'
}

/** Computes the extra fee above all attempts, satoshis. */
export function extraBitcoinFee(before: Waiting, after: BitcoinTerms): bigint {
  return after.feeSats - dearestOf(before).feeSats
}
