import { isSameCurrency } from '../money/currency.ts'

type End = Readonly<{ chainId: number; address: string }>

/** A route's lessons hold for one profile. */
export type TransferRoute = Readonly<{ profile: string; from: End; to: End }>

/** It is in the origin's smallest unit. */
export type AttemptedAmount = Readonly<{ amount: bigint; atSeconds: number }>

/** `refused` is the largest refused amount, `worked` the smallest later success. */
export type RouteMinimum = TransferRoute & Readonly<{ refused: AttemptedAmount; worked?: AttemptedAmount | undefined }>

export type RouteAttempt = Readonly<{ way: TransferRoute; amount: bigint; outcome: 'refused' | 'worked' }>

/** Lessons expire, since gas and prices change. */
const KEPT_SECONDS = 3 * 86_400
/** Repeats within this time aren't stored. */
const KNOWN_SECONDS = 3_600
const MOST_WAYS = 50

/**
 * Learns from an attempt, since the service publishes no minimum. Successes count only after a refusal.
 * @returns undefined without news
 */
export function learnRouteMinimum(
  all: readonly RouteMinimum[],
  { way, amount, outcome }: RouteAttempt,
  nowSeconds: number,
): readonly RouteMinimum[] | undefined {
  const kept = all.filter(({ refused }) => isKept(refused, nowSeconds))
  const before = kept.find((each) => isSameWay(each, way))
  const others = kept.filter((each) => each !== before)
  const tried = { amount, atSeconds: nowSeconds }
  const isNews = (known: AttemptedAmount | undefined) =>
    known?.amount !== amount || nowSeconds - known.atSeconds >= KNOWN_SECONDS
  if (outcome === 'refused') {
    if (before && (amount < before.refused.amount || !isNews(before.refused))) return undefined
    const worked = before?.worked && before.worked.amount > amount ? { worked: before.worked } : {}
    const { profile, from, to } = way
    return [...others, { profile, from, to, refused: tried, ...worked }].slice(-MOST_WAYS)
  }
  if (!before) return undefined
  // A newer success outweighs the old refusal.
  if (amount <= before.refused.amount) return others
  if (before.worked && (amount > before.worked.amount || !isNews(before.worked))) return undefined
  return [...others, { ...before, worked: tried }]
}

export function routeMinimumOf(
  all: readonly RouteMinimum[],
  way: TransferRoute,
  nowSeconds: number,
): RouteMinimum | undefined {
  return all.find((each) => isSameWay(each, way) && isKept(each.refused, nowSeconds))
}

function isKept({ atSeconds }: AttemptedAmount, nowSeconds: number): boolean {
  return nowSeconds - atSeconds < KEPT_SECONDS
}

function isSameWay(one: TransferRoute, other: TransferRoute): boolean {
  return one.profile === other.profile && isSameCurrency(one.from, other.from) && isSameCurrency(one.to, other.to)
}
