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

/** An offer to pay more for a step that waits, and the mark by which a decision says which offer it means. */
export type RaiseOffer = Raise &
  Readonly<{
    index: number
    purpose: Purpose
    /** The most that all steps together can cost from then on, whichever attempts get in. */
    mostOfAll: Amount
    mark: string
  }>

export type RaisePorts<R extends Holding = Execution> = Pick<CarryPorts, 'node' | 'nowSeconds'> &
  ByHandPorts<R, StepsEvent> &
  BitcoinRaisePorts

/** Works out what speeding a waiting step up, or cancelling it, would take, in the way of its family. */
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
  // What is shown from then on is worked out by the same rule from what is then signed.
  const after = afterSteps(record, taken)
  const mostOfAll = networkFeeAtMost({ ...after, items: after.items.map(stateShown) })
  const offered = { index, purpose, ...raise, mostOfAll }
  return { ...offered, mark: fingerprint({ id: record.id, ...offered }) }
}

/**
 * Takes an offer that the user agreed to, if it is still about the bytes that wait. The new bytes are signed and sent
 * by the executor like any others, with the same nonce or coins, so that only one of them can ever get in.
 *
 * @returns true when it was taken; false when the record has moved on meanwhile
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

// What the new terms can cost beyond those that wait; undefined where they are no raise of them any more.
function moreFor(terms: RaisedTerms, state: ItemState | undefined): bigint | undefined {
  if (terms.terms === 'evm') return isEvmRaise(terms, state) ? moreForEvm(state.terms, terms) : undefined
  return isBitcoinRaise(terms, state) ? moreForBitcoin(state.terms, terms) : undefined
}

/** The offers that were made and not yet taken; `take` takes only what `ask` has offered since the background began. */
export type Raises = Readonly<{
  ask: (id: string, index: number, purpose: Purpose) => Promise<RaiseOffer | Refused>
  /** False when there is no such offer, or when the record has moved on meanwhile. */
  take: (id: string, mark: string) => Promise<boolean>
}>

/** Makes the raises over the records and the chains. */
export function createRaises<R extends Holding>(ports: RaisePorts<R>): Raises {
  const offers = createOffers<RaiseOffer>()
  return {
    ask: async (id, index, purpose) => {
      const record = await ports.load(id)
      if (!record) return { unavailable: { code: 'NO_SUCH_CROSSING' } }
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
