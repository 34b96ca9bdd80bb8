import type { Amount } from '../../currency.ts'
import type { Context } from '../context.ts'
import { currencyOfFee } from './fee-currency.ts'
import { saidUsd } from './total-cost.ts'
import { valuationOf } from './valuation.ts'

/**
 * How what a sponsor pays stands to a limit:
 *
 * - `none`: nothing is left to the user by a limit
 * - `reached`: by its figures the sponsor pays all that the user asked for at most, and the user the rest
 * - `said`: the service says so, and nothing here tells whether it is true
 * - `denied`: the service says so, and its figures come to less than the user asked for at most
 * - `exceeded`: by its figures the sponsor pays more than the user asked for at most, whatever is left to the user. The
 *   interface lets a sponsor pay "up to this cap", so the figures are false or the limit was passed over
 */
export type SponsorLimit = 'none' | 'reached' | 'said' | 'denied' | 'exceeded'

/** Which part of the fees a sponsor pays and which is left, by the service's word; and the limit of the user's own. */
export type Sponsored = Readonly<{
  sponsored: Amount
  youPay: Amount
  /** What the user lets the sponsor pay at most, millionths of a dollar. */
  mostUsd: bigint | undefined
  limit: SponsorLimit
}>

/** Prices are cut to a few digits on their way: what comes this near to a limit reaches it, and no more, per cent. */
const NEAR_PERCENT = 99n
const BEYOND_PERCENT = 101n

/** What the quote says of a sponsor, in pinned currencies, where the user asked for one (interface, "Fee sponsorship"). */
export function sponsoredOf(context: Context): Sponsored | undefined {
  const { sponsorship } = context.intent
  const quoted = sponsorship ? context.quote.feeSponsorship?.quoted : undefined
  const { sponsoredTotal, userPaysTotal } = quoted ?? {}
  const currency = sponsoredTotal && currencyOfFee(sponsoredTotal, context)
  const left = userPaysTotal && currencyOfFee(userPaysTotal, context)
  if (!sponsoredTotal || !userPaysTotal || !currency || !left) return undefined
  const sponsored = { currency, value: sponsoredTotal.amount }
  const youPay = { currency: left, value: userPaysTotal.amount }
  const mostUsd = sponsorship?.mostUsd
  const paidUsd = valuationOf(sponsored, context)?.most ?? saidUsd(sponsoredTotal)
  const limit = limitOf({ mostUsd, paidUsd, isLeft: youPay.value > 0n, isSaid: quoted?.capHit === true })
  return { sponsored, youPay, mostUsd, limit }
}

type Figures = Readonly<{
  mostUsd: bigint | undefined
  paidUsd: bigint | undefined
  isLeft: boolean
  isSaid: boolean
}>

// The service's word counts alone only where the user set no limit, or nothing is known of what is paid.
function limitOf({ mostUsd, paidUsd, isLeft, isSaid }: Figures): SponsorLimit {
  const isKnown = mostUsd !== undefined && paidUsd !== undefined
  if (isKnown && paidUsd * 100n > mostUsd * BEYOND_PERCENT) return 'exceeded'
  if (!isLeft) return 'none'
  if (!isKnown) return isSaid ? 'said' : 'none'
  if (paidUsd * 100n >= mostUsd * NEAR_PERCENT) return 'reached'
  return isSaid ? 'denied' : 'none'
}
