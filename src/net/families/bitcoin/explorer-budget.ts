import type { Fetch } from '../../http/request.ts'

/** Only these questions wait. */
export type PlannedPurpose = 'scan' | 'watch'

export type ExplorerBudget = Readonly<{
  fetch: Fetch
  take: (purpose: PlannedPurpose) => boolean
  /** Lengthens a time by recent use. */
  stretched: (milliseconds: number, purpose?: PlannedPurpose) => number
  news: () => BudgetMemory | undefined
  restore: (memory: BudgetMemory) => void
  forgetRest: () => void
}>

/** Epoch milliseconds. */
export type BudgetMemory = Readonly<{
  sent: readonly number[]
  planned: Readonly<Record<PlannedPurpose, readonly number[]>>
  restsUntil: number
  pace?: Readonly<{ perMinute: number; since: number }> | undefined
}>

const MINUTE = 60_000
const HOUR = 3_600_000

/** Public explorers allow about 700 in all. */
const MOST_AN_HOUR: Readonly<Record<PlannedPurpose, number>> = { scan: 400, watch: 160 }
/** Questions an hour after which these wait: transfers have the rest of 500. */
const MOST_BEFORE: Readonly<Record<PlannedPurpose, number>> = { scan: 320, watch: 400 }
/** More planned questions than this slow transfers, too. */
const PLANNED_FREELY = 240
/** Questions an hour. */
const UNHURRIED = 40
const UNHURRIED_AFTER_BROADCAST = 80
const AFTER_BROADCAST = 300_000
const LONGEST_STRETCH = 150_000

/** Milliseconds; each 429 in a row doubles it. */
const SHORTEST_REST = 30_000
const LONGEST_REST = 600_000
const LONGEST_RETRY_AFTER = HOUR
/** After a 429, the wallet plans this share of the last minute's questions. */
const PACE_SHARE = 0.8
const SLOWEST_PACE = 6

type BudgetOptions = Readonly<{ fetch: Fetch; nowMilliseconds: () => number }>

/** Limits one explorer's questions. */
export function createExplorerBudget({ fetch, nowMilliseconds }: BudgetOptions): ExplorerBudget {
  let memory: BudgetMemory = { sent: [], planned: { scan: [], watch: [] }, restsUntil: 0 }
  let rest = 0
  let broadcastAt = 0
  let isNew = false

  const note = (news: Partial<BudgetMemory>) => {
    memory = { ...memory, ...news }
    isNew = true
  }
  const rests = (now: number) => memory.restsUntil > now && memory.restsUntil - now <= LONGEST_RETRY_AFTER

  function refused(response: Response, now: number): void {
    if (rests(now)) return
    rest = Math.min(Math.max(rest * 2, SHORTEST_REST), LONGEST_REST)
    const taken = countOf(memory.sent, MINUTE, now) - 1
    const perMinute = Math.max(SLOWEST_PACE, Math.floor(taken * PACE_SHARE))
    const slowest = Math.min(memory.pace?.perMinute ?? perMinute, perMinute)
    note({ restsUntil: now + (retryAfter(response, now) ?? rest), pace: { perMinute: slowest, since: now } })
  }

  function isTooFast(now: number): boolean {
    const { pace } = memory
    return pace !== undefined && isWithin(pace.since, HOUR, now) && bookedIn(memory, MINUTE, now) >= pace.perMinute
  }

  return {
    fetch: async (input, init) => {
      const now = nowMilliseconds()
      // A transaction can't wait.
      if (rests(now) && init?.method !== 'POST') return new Response('The explorer rests', { status: 429 })
      note({ sent: [...memory.sent.filter((at) => isWithin(at, HOUR, now)), now] })
      const response = await fetch(input, init)
      if (response.status === 429) refused(response, nowMilliseconds())
      else if (response.ok) rest = 0
      if (response.ok && init?.method === 'POST') broadcastAt = now
      return response
    },
    take: (purpose) => {
      const now = nowMilliseconds()
      const before = memory.planned[purpose].filter((at) => isWithin(at, HOUR, now))
      const isSpent = before.length >= MOST_AN_HOUR[purpose] || bookedIn(memory, HOUR, now) >= MOST_BEFORE[purpose]
      if (rests(now) || isTooFast(now) || isSpent) return false
      note({ planned: { ...memory.planned, [purpose]: [...before, now] } })
      return true
    },
    stretched: (milliseconds, purpose) => {
      const now = nowMilliseconds()
      const { sent, planned } = memory
      const all = countOf(planned.scan, HOUR, now) + countOf(planned.watch, HOUR, now)
      const many = purpose
        ? countOf(planned[purpose], HOUR, now)
        : countOf(sent, HOUR, now) - Math.min(all, PLANNED_FREELY)
      const free = isWithin(broadcastAt, AFTER_BROADCAST, now) ? UNHURRIED_AFTER_BROADCAST : UNHURRIED
      const factor = Math.max(1, many / free) ** 2
      return Math.max(milliseconds, Math.min(milliseconds * factor, LONGEST_STRETCH))
    },
    news: () => {
      if (!isNew) return undefined
      isNew = false
      return memory
    },
    forgetRest: () => {
      rest = 0
      note({ restsUntil: 0, pace: undefined })
    },
    restore: (before) => {
      const { sent, planned, restsUntil, pace } = memory
      memory = {
        sent: [...before.sent, ...sent],
        planned: {
          scan: [...before.planned.scan, ...planned.scan],
          watch: [...before.planned.watch, ...planned.watch],
        },
        restsUntil: Math.max(before.restsUntil, restsUntil),
        pace: pace ?? before.pace,
      }
    },
  }
}

// A planned question may not have left yet.
function bookedIn({ sent, planned }: BudgetMemory, span: number, now: number): number {
  return Math.max(countOf(sent, span, now), countOf(planned.scan, span, now) + countOf(planned.watch, span, now))
}

function isWithin(at: number, span: number, now: number): boolean {
  return at > now - span && at <= now
}

function countOf(times: readonly number[], span: number, now: number): number {
  return times.filter((at) => isWithin(at, span, now)).length
}

// RFC 9110: seconds, or a date.
function retryAfter(response: Response, now: number): number | undefined {
  const text = response.headers.get('retry-after') ?? ''
  const milliseconds = /^\d{1,6}$/.test(text) ? Number(text) * 1_000 : Date.parse(text) - now
  return milliseconds > 0 ? Math.min(milliseconds, LONGEST_RETRY_AFTER) : undefined
}
