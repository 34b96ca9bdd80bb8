import type { Currency } from '../money/currency.ts'
import type { Reason } from '../reason/reason.ts'

/** Smallest units. */
export type ObservedPayment = Readonly<{ txHash: string; amount: bigint; height: number }>

/** `isCertain`: the service named this refund. A stranger can pay an equal amount. */
export type MatchedRefund = Readonly<{ txHash: string; amount: bigint; isCertain: boolean }>

/** `unfollowed`: it needs a key, or a newer payment hides it. */
export type FollowUpOutcome =
  | Readonly<{ is: 'awaited' }>
  | (Readonly<{ is: 'back' }> & MatchedRefund)
  | Readonly<{ is: 'arrived'; txHash: string; amount: bigint }>
  | Readonly<{ is: 'followed'; word: string }>
  | Readonly<{ is: 'unfollowed'; since: 'key' | 'newer' }>

/** Smallest unit. */
export type FollowUpPayment = Readonly<{ txHash: string; amount: bigint; outcome: FollowUpOutcome }>

export type MisdirectedOutcome = Readonly<{ currency: Currency | undefined; outcome: FollowUpOutcome }>

export type FollowUpPayments = Readonly<{
  /** Our payment exceeded the quote by this. */
  excess: Readonly<{ amount: bigint; back: MatchedRefund | undefined }> | undefined
  further: readonly FollowUpPayment[]
  /** Other payments lack a proof. */
  unproven?: Reason | undefined
  misdirected?: MisdirectedOutcome | undefined
}>

/** A refund loses at most half to network fees. */
const LEAST_PART = 2n

/**
 * Matches payments with refunds of the same or a later block, each refund once.
 * @returns one entry per payment, in order
 */
export function matchRefunds(
  payments: readonly ObservedPayment[],
  arrivals: readonly ObservedPayment[],
): readonly (MatchedRefund | undefined)[] {
  const used = new Set<ObservedPayment>()
  const take = (fits: (arrival: ObservedPayment) => boolean): ObservedPayment | undefined => {
    const found = arrivals.find((arrival) => !used.has(arrival) && fits(arrival))
    if (found) used.add(found)
    return found
  }
  const exact = payments.map(({ amount, height }) =>
    take((arrival) => arrival.amount === amount && arrival.height >= height),
  )
  return payments.map(({ amount, height }, index) => {
    const same = exact[index]
    if (same) return { txHash: same.txHash, amount, isCertain: false }
    const isPart = (part: bigint) => part < amount && part * LEAST_PART >= amount
    const part = take((arrival) => isPart(arrival.amount) && arrival.height >= height)
    return part && { txHash: part.txHash, amount: part.amount, isCertain: false }
  })
}
