import { raisedTerms } from '../../core/bitcoin/bump.ts'
import { satsPerVbyteAt } from '../../core/bitcoin/figures.ts'
import type { Amount } from '../../core/currency.ts'
import type { Execution, ItemState } from '../../core/execution.ts'
import type { BitcoinTerms, Purpose } from '../../core/sign/signed.ts'
import type { Answer } from '../node-port.ts'
import type { Refused } from '../offers.ts'
import type { Raise } from './terms.ts'

export type BitcoinRaisePorts = Readonly<{
  /** What a transaction must pay to be in one of the next so many blocks, satoshis per virtual byte. */
  satsPerVbyte: (blocks: number) => Promise<Answer<number>>
  tipHeight: () => Promise<Answer<number>>
}>

type Waiting = Exclude<ItemState, { phase: 'planned' }> & Readonly<{ terms: BitcoinTerms }>

const SOON_BLOCKS = 1

/**
 * Works out what a higher fee for a waiting deposit from Bitcoin would take (BIP-125): the same coins, what the next block
 * asks, and at least what nodes want for a replacement. Deposit and order stay as they are; the change pays. Or why it
 * cannot be paid, as where nothing waits.
 */
export async function offerBitcoinRaise(
  execution: Execution,
  index: number,
  purpose: Purpose,
  { satsPerVbyte, tipHeight }: BitcoinRaisePorts,
): Promise<Raise<BitcoinTerms> | Refused> {
  if (purpose === 'cancel') return { unavailable: { code: 'CANNOT_CANCEL' } }
  const [item, state] = [execution.plan[index], execution.items[index]]
  if (item?.kind !== 'bitcoinPsbt' || !isWaiting(state) || execution.stage.stage !== 'steps') {
    return { unavailable: { code: 'NOTHING_WAITS' } }
  }
  const [rate, tip] = await Promise.all([satsPerVbyte(SOON_BLOCKS), tipHeight()])
  if (!rate.ok) return { unavailable: rate.reason }
  const raised = raisedTerms(item, state.terms, { satsPerVbyte: rate.value, othersFeeSats: 0n })
  if (!raised.ok) return { unavailable: raised.reason }
  const terms = { ...raised.terms, fromHeight: tip.ok ? tip.value : undefined }
  const money = (value: bigint): Amount => ({ ...execution.mostGas, value })
  return {
    terms,
    before: money(state.terms.feeSats),
    most: money(terms.feeSats),
    rates: { before: satsPerVbyteAt(item, state.terms.feeSats), after: satsPerVbyteAt(item, terms.feeSats) },
  }
}

/** Whether terms are still a raise of what waits: the same coins, and a higher fee. */
export function isBitcoinRaise(terms: BitcoinTerms, state: ItemState | undefined): state is Waiting {
  if (!isWaiting(state)) return false
  return state.terms.outpoints.join() === terms.outpoints.join() && terms.feeSats > state.terms.feeSats
}

function isWaiting(state: ItemState | undefined): state is Waiting {
  if (!state || state.phase === 'planned' || state.terms.terms !== 'bitcoin') return false
  return state.phase === 'broadcast'
}

/** What a higher fee costs beyond the one that it waits with, satoshis. */
export function moreForBitcoin(before: BitcoinTerms, after: BitcoinTerms): bigint {
  return after.feeSats - before.feeSats
}
