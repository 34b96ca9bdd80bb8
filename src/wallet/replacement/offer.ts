import { isBundle } from '../../core/bundle/bundle.ts'
import type { Execution, ItemState } from '../../core/execution/execution.ts'
import type { StepsEvent } from '../../core/execution/steps/apply.ts'
import type { Amount } from '../../core/money/currency.ts'
import { networkFeeAtMost } from '../../core/money/network-fee.ts'
import type { SigningPurpose } from '../../core/sign/signed.ts'
import { stateShown } from '../../core/sign/signed-without-bytes.ts'
import { fingerprint } from '../../lib/fingerprint.ts'
import type { ReservingRecord, StepAdapterPorts } from '../engine/adapters/step-adapter.ts'
import { offerStepReplacement } from '../families/replacement-by-kind.ts'
import { createOffers, type OfferRefusal } from '../user-events/offers.ts'
import { applyStepsEvent, applyUserStepsEvent, type UserEventPorts } from '../user-events/user-event.ts'
import { type BitcoinReplacementPorts, extraBitcoinFee, isBitcoinReplacement } from './bitcoin.ts'
import { evictedFeeSats } from './evicted.ts'
import { extraEvmFee, isEvmReplacement, offerEvmReplacement } from './evm.ts'
import type { ReplacementTerms, TermsReplacement } from './terms.ts'

/** An approval names its offer by `mark`. */
export type ReplacementOffer = TermsReplacement &
  Readonly<{
    index: number
    purpose: SigningPurpose
    mostOfAll: Amount
    mark: string
  }>

export type ReplacementPorts<R extends ReservingRecord = Execution> = Pick<StepAdapterPorts, 'node' | 'nowSeconds'> &
  UserEventPorts<R, StepsEvent> &
  BitcoinReplacementPorts

/** Works out a waiting step's speed-up or cancellation. */
export async function offerReplacement(
  record: ReservingRecord,
  index: number,
  purpose: SigningPurpose,
  ports: Pick<ReplacementPorts, 'node' | keyof BitcoinReplacementPorts>,
): Promise<ReplacementOffer | OfferRefusal> {
  const replacement = isBundle(record)
    ? await offerEvmReplacement(record, index, purpose, ports)
    : await offerStepReplacement(record, index, purpose, ports)
  if ('unavailable' in replacement) return replacement
  const taken = replacedTerms(record, { index, purpose, terms: replacement.terms }, record.updatedAtSeconds)
  if (!taken) return { unavailable: { code: 'NOTHING_WAITS' } }
  // Later displays compute the same maximum from signed terms.
  const after = applyStepsEvent(record, taken)
  const mostOfAll = networkFeeAtMost({ ...after, items: after.items.map(stateShown) })
  const offered = { index, purpose, ...replacement, mostOfAll }
  return { ...offered, mark: fingerprint({ id: record.id, ...offered }) }
}

/** Accepts an offer that still fits. Nonce or coins stay, so only one attempt can be included. */
export async function acceptReplacement<R extends ReservingRecord>(
  id: string,
  offer: ReplacementOffer,
  ports: UserEventPorts<R, StepsEvent> & Pick<ReplacementPorts, 'nowSeconds'>,
): Promise<boolean> {
  const taken = await applyUserStepsEvent<R>(id, ports, async (record) => {
    if (fingerprint({ id, ...withoutMark(offer) }) !== offer.mark) return undefined
    return replacedTerms(record, offer, ports.nowSeconds())
  })
  return taken !== undefined
}

function replacedTerms(
  record: ReservingRecord,
  { index, terms, purpose }: Pick<ReplacementOffer, 'index' | 'terms' | 'purpose'>,
  atSeconds: number,
): StepsEvent | undefined {
  const more = moreFor(terms, record.items[index])
  if (more === undefined) return undefined
  return { event: 'replacementReserved', index, terms, purpose, mostGas: record.mostGas.value + more, atSeconds }
}

// Undefined means no longer a replacement.
function moreFor(terms: ReplacementTerms, state: ItemState | undefined): bigint | undefined {
  if (terms.terms === 'evm') return isEvmReplacement(terms, state) ? extraEvmFee(state.terms, terms) : undefined
  return isBitcoinReplacement(terms, state) ? extraBitcoinFee(state, terms) : undefined
}

/** `take` accepts only offers of this background. */
export type Replacements = Readonly<{
  ask: (id: string, index: number, purpose: SigningPurpose) => Promise<ReplacementOffer | OfferRefusal>
  take: (id: string, mark: string, isFeeTicked?: boolean) => Promise<boolean>
}>

/** Makes the replacements. */
export function createReplacements<R extends ReservingRecord>(ports: ReplacementPorts<R>): Replacements {
  const offers = createOffers<ReplacementOffer>()
  return {
    ask: async (id, index, purpose) => {
      const record = await ports.load(id)
      if (!record) return { unavailable: { code: 'NO_SUCH_TRANSFER' } }
      const offer = await offerReplacement(record, index, purpose, ports)
      return 'unavailable' in offer ? offer : offers.keep(offer)
    },
    take: async (id, mark, isFeeTicked = false) => {
      const offer = offers.takeTicked(mark, isFeeTicked)
      return offer !== undefined && (await evictsTheSame(id, offer, ports)) && acceptReplacement<R>(id, offer, ports)
    },
  }
}

// A later transfer may spend the change.
async function evictsTheSame(
  id: string,
  { terms, index, evicted }: ReplacementOffer,
  ports: Pick<ReplacementPorts<ReservingRecord>, 'load' | 'evicted'>,
): Promise<boolean> {
  if (terms.terms !== 'bitcoin') return true
  const record = await ports.load(id)
  const now = record && !isBundle(record) ? await ports.evicted(record, index) : undefined
  return now?.ok === true && evictedFeeSats(now.value) === (evicted?.value ?? 0n)
}

function withoutMark({ mark: _mark, ...offered }: ReplacementOffer): Omit<ReplacementOffer, 'mark'> {
  return offered
}
