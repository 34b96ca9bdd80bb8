import { isBundle } from '../../core/bundle/bundle.ts'
import type { Amount } from '../../core/currency.ts'
import type { Execution, ItemState } from '../../core/execution.ts'
import { fingerprint } from '../../core/fingerprint.ts'
import { networkFeeAtMost } from '../../core/network-fee.ts'
import { stateShown } from '../../core/sign/shown.ts'
import type { Purpose } from '../../core/sign/signed.ts'
import type { StepsEvent } from '../../core/step-engine.ts'
import { afterSteps, type ByHandPorts, stepsByHand } from '../by-hand.ts'
import type { CarryPorts, Holding } from '../carry/carry.ts'
import { createOffers, type Refused } from '../offers.ts'
import { type BitcoinRaisePorts, isBitcoinRaise, moreForBitcoin, offerBitcoinRaise } from './bitcoin.ts'
import { isEvmRaise, moreForEvm, offerEvmRaise } from './evm.ts'
import type { Raise, RaisedTerms } from './terms.ts'

/** An approval names its offer by `mark`. */
export type RaiseOffer = Raise &
  Readonly<{
    index: number
    purpose: Purpose
    mostOfAll: Amount
    mark: string
  }>

export type RaisePorts<R extends Holding = Execution> = Pick<CarryPorts, 'node' | 'nowSeconds'> &
  ByHandPorts<R, StepsEvent> &
  BitcoinRaisePorts

/** Works out a waiting step's speed-up or cancellation. */
export async function offerRaise(
  record: Holding,
  index: number,
  purpose: Purpose,
  ports: Pick<RaisePorts, 'node' | keyof BitcoinRaisePorts>,
): Promise<RaiseOffer | Refused> {
  const raise =
    !isBundle(record) && record.plan[index]?.kind === 'bitcoinPsbt'
      ? await offerBitcoinRaise(record, index, purpose, ports)
      : await offerEvmRaise(record, index, purpose, ports)
  if ('unavailable' in raise) return raise
  const taken = raisedBy(record, { index, purpose, terms: raise.terms }, record.updatedAtSeconds)
  if (!taken) return { unavailable: { code: 'NOTHING_WAITS' } }
  // Later displays compute the same maximum from signed terms.
  const after = afterSteps(record, taken)
  const mostOfAll = networkFeeAtMost({ ...after, items: after.items.map(stateShown) })
  const offered = { index, purpose, ...raise, mostOfAll }
  return { ...offered, mark: fingerprint({ id: record.id, ...offered }) }
}

/**
 * Accepts an approved offer if it still fits; false otherwise. Nonce or coins stay, so only one attempt can be
 * included.
 */
export async function takeRaise<R extends Holding>(
  id: string,
  offer: RaiseOffer,
  ports: ByHandPorts<R, StepsEvent> & Pick<RaisePorts, 'nowSeconds'>,
): Promise<boolean> {
  const taken = await stepsByHand<R>(id, ports, async (record) => {
    if (fingerprint({ id, ...withoutMark(offer) }) !== offer.mark) return undefined
    return raisedBy(record, offer, ports.nowSeconds())
  })
  return taken !== undefined
}

function raisedBy(
  record: Holding,
  { index, terms, purpose }: Pick<RaiseOffer, 'index' | 'terms' | 'purpose'>,
  atSeconds: number,
): StepsEvent | undefined {
  const more = moreFor(terms, record.items[index])
  if (more === undefined) return undefined
  return { event: 'raised', index, terms, purpose, mostGas: record.mostGas.value + more, atSeconds }
}

// Undefined means no longer a replacement.
function moreFor(terms: RaisedTerms, state: ItemState | undefined): bigint | undefined {
  if (terms.terms === 'evm') return isEvmRaise(terms, state) ? moreForEvm(state.terms, terms) : undefined
  return isBitcoinRaise(terms, state) ? moreForBitcoin(state.terms, terms) : undefined
}

/** `take` accepts only offers of this background. */
export type Raises = Readonly<{
  ask: (id: string, index: number, purpose: Purpose) => Promise<RaiseOffer | Refused>
  /** Resolves to false without an offer or after a change. */
  take: (id: string, mark: string) => Promise<boolean>
}>

/** Makes the replacements. */
export function createRaises<R extends Holding>(ports: RaisePorts<R>): Raises {
  const offers = createOffers<RaiseOffer>()
  return {
    ask: async (id, index, purpose) => {
      const record = await ports.load(id)
      if (!record) return { unavailable: { code: 'NO_SUCH_TRANSFER' } }
      const offer = await offerRaise(record, index, purpose, ports)
      return 'unavailable' in offer ? offer : offers.keep(offer)
    },
    take: async (id, mark) => {
      const offer = offers.take(mark)
      return offer !== undefined && takeRaise<R>(id, offer, ports)
    },
  }
}

function withoutMark({ mark: _mark, ...offered }: RaiseOffer): Omit<RaiseOffer, 'mark'> {
  return offered
}
