import { isSameCurrency } from './currency.ts'

/** A currency by its chain and identifier. */
type End = Readonly<{ chainId: number; address: string }>

/** A way between two currencies under one profile: what is learned of it holds for no other. */
export type Way = Readonly<{ profile: string; from: End; to: End }>

/** An amount that was asked for, smallest unit of the currency that leaves, and when. */
export type Tried = Readonly<{ amount: bigint; atSeconds: number }>

/** What came of asking on a way: the most that was refused as too little, and the least that worked since. */
export type Learned = Way & Readonly<{ refused: Tried; worked?: Tried | undefined }>

/** How an amount fared: refused as too little, or answered with a quote that was proven. */
export type Trial = Readonly<{ way: Way; amount: bigint; outcome: 'refused' | 'worked' }>

/** What was learned longer ago says little: gas and prices have moved. */
const KEPT_SECONDS = 3 * 86_400
/** Nothing is written anew for what was learned again within this. */
const KNOWN_SECONDS = 3_600
const MOST_WAYS = 50

/**
 * What is known of ways after one more trial; the service says nowhere what the least is, so this is all there is. What
 * worked is kept only of ways where something was refused.
 *
 * @returns undefined where nothing was learned
 */
export function learn(
  all: readonly Learned[],
  { way, amount, outcome }: Trial,
  nowSeconds: number,
): readonly Learned[] | undefined {
  const kept = all.filter(({ refused }) => isKept(refused, nowSeconds))
  const before = kept.find((each) => isSameWay(each, way))
  const others = kept.filter((each) => each !== before)
  const tried = { amount, atSeconds: nowSeconds }
  const isNews = (known: Tried | undefined) => known?.amount !== amount || nowSeconds - known.atSeconds >= KNOWN_SECONDS
  if (outcome === 'refused') {
    if (before && (amount < before.refused.amount || !isNews(before.refused))) return undefined
    const worked = before?.worked && before.worked.amount > amount ? { worked: before.worked } : {}
    const { profile, from, to } = way
    return [...others, { profile, from, to, refused: tried, ...worked }].slice(-MOST_WAYS)
  }
  if (!before) return undefined
  // The newest answer is the one that holds.
  if (amount <= before.refused.amount) return others
  if (before.worked && (amount > before.worked.amount || !isNews(before.worked))) return undefined
  return [...others, { ...before, worked: tried }]
}

/** What was learned of a way and is still worth saying. */
export function learnedOf(all: readonly Learned[], way: Way, nowSeconds: number): Learned | undefined {
  return all.find((each) => isSameWay(each, way) && isKept(each.refused, nowSeconds))
}

function isKept({ atSeconds }: Tried, nowSeconds: number): boolean {
  return nowSeconds - atSeconds < KEPT_SECONDS
}

function isSameWay(one: Way, other: Way): boolean {
  return one.profile === other.profile && isSameCurrency(one.from, other.from) && isSameCurrency(one.to, other.to)
}
