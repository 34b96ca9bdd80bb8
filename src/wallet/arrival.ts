import { type Brought, together } from '../core/brought.ts'
import { familyOf } from '../core/chain.ts'
import { type Currency, isSameCurrency } from '../core/currency.ts'
import type { Execution, Proof } from '../core/execution.ts'
import { chainById, currencyOf, type Profile } from '../core/profile.ts'
import type { Reason } from '../core/reason.ts'
import { once, plainName } from '../core/transaction-name.ts'
import type { Answer } from './node-port.ts'

export type ArrivalPorts = Readonly<{
  profile: Profile
  /**
   * How much of a currency a transaction brought to an account, read on the currency's own chain; undefined while the
   * transaction is in no block.
   */
  received: (hash: string, currency: Currency, recipient: string) => Promise<Answer<Brought | undefined>>
  /**
   * When the block of a transaction was made, epoch seconds, by its own word, or when an exchange carried it out to this
   * account; undefined while neither is so.
   */
  minedAtSeconds: (hash: string, chainId: number, recipient: string) => Promise<Answer<number | undefined>>
  /** Which of these transactions have ended other crossings already, also those of unreadable rows. */
  usedAmong: (ids: readonly string[], exceptId: string) => Promise<readonly string[]>
}>

/** Where money should have come; with `enough` of it there, what else the service names need not be found. */
export type Target = Readonly<{ chainId: number; address: string; recipient: string; enough?: bigint }>

/** What was found: an arrival, or what is in the way of looking for it. */
export type Found = Proof | Readonly<{ trouble: Reason }>

/** How far a block's time may be before that of the approval, seconds: two clocks differ; on Bitcoin two hours more. */
const CLOCK_SECONDS = 600
const BITCOIN_CLOCK_SECONDS = 7_200

/**
 * Reads what the named transactions brought together. Each counts once, however often it is named, and so does what a
 * block brought that several of them are in; none counts that is
 * older than the approval, or that has ended another crossing: money that came for something else is no arrival.
 */
export async function arrivalOf(
  named: readonly string[],
  target: Target,
  execution: Pick<Execution, 'id' | 'approvedAtSeconds'> &
    Readonly<{ intent: Pick<Execution['intent'], 'currencies'> }>,
  ports: ArrivalPorts,
): Promise<Found> {
  const isIt = (each: Currency) => isSameCurrency(each, target)
  const currency = currencyOf(ports.profile, target.chainId, target.address) ?? execution.intent.currencies?.find(isIt)
  const [first] = named
  if (!currency) return { proof: 'reported', txHash: first, why: { code: 'CURRENCY_UNKNOWN' } }
  const hashes = once(named)
  const used = await ports.usedAmong(hashes.flatMap(spellings), execution.id)
  const counted: Brought[] = []
  let last: string | undefined
  let isMissing = false
  let why: Reason = { code: 'ARRIVAL_ABSENT' }
  for (const hash of hashes) {
    const [read, mined] = await Promise.all([
      ports.received(hash, currency, target.recipient),
      ports.minedAtSeconds(hash, target.chainId, target.recipient),
    ])
    if (!read.ok) return { trouble: read.reason }
    // It is not there yet, or on another chain: what was paid too much goes back in a transaction of its own.
    if (read.value === undefined) isMissing = true
    if (!read.value?.value) continue
    if (!mined.ok) return { trouble: mined.reason }
    if (mined.value === undefined) isMissing = true
    else if (spellings(hash).some((each) => used.includes(each))) why = { code: 'ARRIVAL_USED' }
    else if (mined.value < earliest(target.chainId, execution, ports)) why = { code: 'ARRIVAL_OLD' }
    else {
      counted.push(read.value)
      last = hash
    }
  }
  const sum = together(counted)
  const isEnough = last !== undefined && target.enough !== undefined && sum >= target.enough
  if (isMissing && !isEnough) return { trouble: { code: 'NOT_ON_CHAIN' } }
  if (last) return { proof: 'verified', txHash: last, amount: { currency, value: sum } }
  return { proof: 'reported', txHash: first, why }
}

function earliest(
  chainId: number,
  { approvedAtSeconds }: Pick<Execution, 'approvedAtSeconds'>,
  { profile }: Pick<ArrivalPorts, 'profile'>,
): number {
  const chain = chainById(profile, chainId)
  const isBitcoin = chain !== undefined && familyOf(chain) === 'bitcoin'
  return approvedAtSeconds - CLOCK_SECONDS - (isBitcoin ? BITCOIN_CLOCK_SECONDS : 0)
}

// As other crossings may have been told of it.
function spellings(hash: string): readonly string[] {
  return [plainName(hash), `0x${plainName(hash)}`]
}
