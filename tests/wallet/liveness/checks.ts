import { isTooLate } from '../../../src/core/execution/abandon.ts'
import type { Execution } from '../../../src/core/execution/execution.ts'
import { devnet } from '../../../src/core/profiles/devnet.ts'
import { chainById } from '../../../src/core/profiles/profile.ts'
import { FIRST_SIGNATURE_SECONDS } from '../../../src/wallet/engine/transfer-steps.ts'
import {
  BITCOIN_SECONDS,
  BUDGET,
  LONGEST_LOOK_SECONDS,
  offeredOf,
  type Remedy,
  RULE,
  remediesDue,
  type State,
  stateOf,
  stepOf,
} from './rule.ts'
import { type Happened, type Run, secondsOf } from './run.ts'
import { passTo, paymentOf, timesPaid } from './truth.ts'

const HOUR = 3_600

export type Since = { state: State; atSeconds: number }

export function overdueIn(run: Run, since: Since): readonly string[] {
  const nowSeconds = secondsOf(run)
  const { stored } = run
  const changed = run.happened.findLast((each) => each.what === 'saved' && each.isNews)
  const atSeconds = Math.max(changed?.atSeconds ?? 0, since.atSeconds)
  since.state = stateOf(stored)
  // A full disk stops everything, and every page says so.
  if (run.isDiskFull) since.atSeconds = nowSeconds
  const { kind } = stepOf(stored)
  const rule = RULE[since.state]
  const patience = isWithBitcoin(stored) ? Math.max(rule.withinSeconds, BITCOIN_SECONDS) : rule.withinSeconds
  if (run.isDiskFull || nowSeconds - atSeconds <= patience) return []
  const offered = offeredOf(stored)
  const missing = remediesDue(stored).filter((remedy) => !offered.includes(remedy))
  return missing.length === 0
    ? []
    : [`${kind} ${since.state} for ${nowSeconds - atSeconds} s, and not offered: ${missing.join(', ')}`]
}

function isWithBitcoin({ intent }: Execution): boolean {
  return [intent.originChainId, intent.destinationChainId].some((id) => chainById(devnet, id)?.blockSeconds === 600)
}

export function brokenIn(run: Run): readonly string[] {
  return [...statesIn(run), ...toldIn(run), ...budgetsIn(run), ...limitsIn(run), ...tooLateIn(run), ...leftLateIn(run)]
}

function statesIn({ happened }: Run): readonly string[] {
  return happened.flatMap((each) => {
    if (each.what !== 'saved') return []
    const [before, after] = [stateOf(each.before), stateOf(each.after)]
    const isFit = before === after || RULE[before].next.includes(after)
    return isFit ? [] : [`from ${before} to ${after} by ${each.event.event}`]
  })
}

function leftLateIn({ happened }: Run): readonly string[] {
  return happened.flatMap((each) => {
    if (each.what !== 'saved' || each.event.event !== 'broadcast') return []
    const { approvedAtSeconds, ownPayment, items, feeRoseAtSeconds } = each.before
    const state = items[each.event.index]
    const isFirst = feeRoseAtSeconds === undefined && state?.phase === 'signed' && state.earlier.length === 0
    const blocks = items.map((item) => ('inclusion' in item && item.inclusion.in === 'block' ? item.readAtSeconds : 0))
    const lasted = each.event.atSeconds - Math.max(ownPayment?.agreedAtSeconds ?? approvedAtSeconds, ...blocks)
    return isFirst && lasted > FIRST_SIGNATURE_SECONDS ? [`bytes first left ${lasted} s after the yes`] : []
  })
}

// An idle account's list gets a day.
function tooLateIn({ happened, stored, truth, clock }: Run): readonly string[] {
  const item = stored.plan.find(({ kind }) => kind === 'exchangeATransfer')
  if (item?.kind !== 'exchangeATransfer') return []
  const endSeconds = Number(item.nonce) / 1_000 + 2 * 24 * HOUR
  const isEarly = happened.some(
    (each) => each.what === 'saved' && isTooLate(each.after) && each.atSeconds <= endSeconds,
  )
  const state = stored.items.at(-1)
  const isUnknown = state?.phase === 'broadcast' && !state.isReportedTaken && !isTooLate(stored)
  const isOverdue = isUnknown && !paymentOf(truth) && secondsOf({ clock }) > endSeconds + 26 * HOUR
  return [
    ...(isEarly ? ['it was given up while the exchange could still take it'] : []),
    ...(isOverdue ? ['the exchange can take it no more, and nothing says so'] : []),
  ]
}

// An event in an unchanged situation counts once.
function toldIn({ happened, madeIn }: Run): readonly string[] {
  const keys = new Set<string>()
  const facts = new Set<string>()
  return happened.flatMap((each) => {
    if (each.what !== 'told') return []
    const isDouble = keys.has(each.key)
    keys.add(each.key)
    const fact = each.news === 'stalled' ? `${each.news} ${madeIn.get(each.key)}` : each.key
    const isAgain = facts.has(fact)
    facts.add(fact)
    return isDouble || isAgain ? [`told twice: ${each.news}, ${fact}`] : []
  })
}

type Counted = keyof typeof BUDGET

function countedOf(each: AnyHappened): readonly Counted[] {
  if (each.what === 'looked') return ['looks']
  if (each.what === 'saved') return ['saves']
  if (each.what !== 'asked') return []
  return each.broadcasts ? [each.whom, 'broadcasts'] : [each.whom]
}

type AnyHappened = Happened<unknown, Readonly<{ event: string }>>
type Counting = Readonly<{ happened: readonly AnyHappened[] }>
type Hour = { readonly counts: Map<Counted, number>; news: number; sent: number; pushes: number; lives: number }
export type Busy = Readonly<{ many: number; allowed: number; about: string }>

export function busiestOf(run: Counting, budget: typeof BUDGET = BUDGET): ReadonlyMap<Counted, Busy> {
  const hours = hoursOf(run)
  const busiest = new Map<Counted, Busy>()
  for (const [at, { counts, news, pushes, lives }] of hours) {
    // An event shortly before the hour causes questions in it, and each step sent repeats.
    const last = hours.get(at - 1)
    const before = at === Math.min(...hours.keys()) || last?.news ? 1 : 0
    for (const [name, many] of counts) {
      const { still, news: each, push, life } = budget[name]
      const recent = news + (name === 'broadcasts' ? Math.max(before, last?.sent ?? 0) : before)
      const allowed = still + each * recent + push * pushes + life * lives
      const known = busiest.get(name)
      if (known && known.many / known.allowed >= many / allowed) continue
      busiest.set(name, { many, allowed, about: `${recent} news, ${pushes} pushes, ${lives} lives` })
    }
  }
  return busiest
}

function hoursOf({ happened }: Counting): ReadonlyMap<number, Hour> {
  const hours = new Map<number, Hour>()
  for (const each of happened) {
    const at = Math.floor(each.atSeconds / HOUR)
    const hour = hours.get(at) ?? { counts: new Map<Counted, number>(), news: 0, sent: 0, pushes: 0, lives: 0 }
    hours.set(at, hour)
    for (const name of countedOf(each)) hour.counts.set(name, (hour.counts.get(name) ?? 0) + 1)
    if ((each.what === 'saved' && each.isNews) || each.what === 'pressed') hour.news += 1
    if (each.what === 'saved' && each.event.event === 'broadcast') hour.sent += 1
    if (each.what === 'pushed') hour.pushes += 1
    if (each.what === 'killed') hour.lives += 1
  }
  return hours
}

export function budgetsIn(run: Counting, budget: typeof BUDGET = BUDGET): readonly string[] {
  return [...busiestOf(run, budget)].flatMap(([name, { many, allowed, about }]) =>
    many > allowed ? [`${many} ${name} in an hour with ${about}, ${allowed} allowed`] : [],
  )
}

export function limitsIn(run: Pick<Run, 'clock' | 'lookingSince' | 'longestLook'>): readonly string[] {
  const lasts = run.lookingSince === undefined ? 0 : secondsOf(run) - run.lookingSince
  const longest = Math.max(run.longestLook, lasts)
  return longest > LONGEST_LOOK_SECONDS ? [`a look took ${longest} s`] : []
}

export function brokenAtEnd(run: Run, _pressed: Remedy | undefined): readonly string[] {
  passTo(run.truth, secondsOf(run))
  const { stored, truth } = run
  const { stage } = stored
  const isPaid = paymentOf(truth) !== undefined
  const isAbandoned = stage.stage === 'failed' && ['abandoned', 'inDoubt'].includes(stage.end.reason)
  const problems: string[] = []
  if (timesPaid(truth, stored) > 1) problems.push('the order was paid twice')
  if (stage.stage === 'failed' && isPaid && !isAbandoned) problems.push(`it failed (${stage.end.reason}), and was paid`)
  if (stage.stage === 'filled' && stage.fill.proof === 'verified') {
    if (truth.flow.outcome !== 'fill' || !truth.ended) problems.push('it arrived, and was never filled')
    else if (stage.fill.amount.value !== stored.expected.value) problems.push('it arrived as another amount')
  }
  if (stage.stage === 'refunded' && stage.refund.proof === 'verified') {
    if (truth.flow.outcome !== 'refund' || !truth.ended) problems.push('it came back, and never did')
    else if (stage.refund.amount.value !== stored.pays.value) problems.push('it came back as another amount')
  }
  return problems
}
