import type { Amount } from '../../money/currency.ts'
import type { Context } from '../context.ts'
import { currencyOfFee } from './fee-currency.ts'
import { valuationOf } from './independent-prices.ts'
import { quotedUsd } from './total-cost.ts'

/**
 * How a sponsor's payment relates to the user's limit:
 *
 * - `none`: no limit leaves a part to the user
 * - `reached`: by its figures the sponsor pays the full limit
 * - `said`: the service claims a reached limit, unconfirmed
 * - `denied`: the service claims a reached limit, but its figures stay below
 * - `exceeded`: by its figures the sponsor pays more than the limit
 */
export type SponsorLimit = 'none' | 'reached' | 'said' | 'denied' | 'exceeded'

export type Sponsored = Readonly<{
  sponsored: Amount
  youPay: Amount
  /** Millionths of a dollar. */
  mostUsd: bigint | undefined
  limit: SponsorLimit
}>

/** Prices lose digits on the wire. */
const NEAR_PERCENT = 99n
const BEYOND_PERCENT = 101n

/** The quote's sponsorship in pinned currencies, if requested (interface, "Fee sponsorship"). */
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
  const paidUsd = valuationOf(sponsored, context)?.most ?? quotedUsd(sponsoredTotal)
  const limit = limitOf({ mostUsd, paidUsd, isLeft: youPay.value > 0n, isSaid: quoted?.capHit === true })
  return { sponsored, youPay, mostUsd, limit }
}

type Figures = Readonly<{
  mostUsd: bigint | undefined
  paidUsd: bigint | undefined
  isLeft: boolean
  isSaid: boolean
}>

function limitOf({ mostUsd, paidUsd, isLeft, isSaid }: Figures): SponsorLimit {
  const isKnown = mostUsd !== undefined && paidUsd !== undefined
  if (isKnown && paidUsd * 100n > mostUsd * BEYOND_PERCENT) return 'exceeded'
  if (!isLeft) return 'none'
  if (!isKnown) return isSaid ? 'said' : 'none'
  if (paidUsd * 100n >= mostUsd * NEAR_PERCENT) return 'reached'
  return isSaid ? 'denied' : 'none'
}
