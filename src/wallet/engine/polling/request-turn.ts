import type { RequestBudget } from './request-budget.ts'

/** Requests without a turn in this time are skipped. */
const LONGEST_WAIT = 1_000
const MOST_TRIES = 5

export type RequestTurnPorts = Readonly<{
  budget: Pick<RequestBudget, 'take' | 'refused'>
  after: (milliseconds: number, call: () => void) => () => void
  nowMilliseconds: () => number
}>

type Answered = Readonly<{ ok: true }> | Readonly<{ ok: false; status: number | undefined }>

const TOO_MANY_REQUESTS = 429

/** Asks the service in turn; after a 429 all requests pause. Returns undefined, unasked, when no turn comes soon. */
export async function requestInTurn<A extends Answered>(
  ports: RequestTurnPorts,
  ask: () => Promise<A>,
): Promise<A | undefined> {
  if (!(await isTurn(ports))) return undefined
  const answer = await ask()
  if (!answer.ok && answer.status === TOO_MANY_REQUESTS) ports.budget.refused(ports.nowMilliseconds())
  return answer
}

async function isTurn({ budget, after, nowMilliseconds }: RequestTurnPorts): Promise<boolean> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const taken = budget.take(nowMilliseconds())
    if (taken.ok) return true
    if (taken.waitMilliseconds > LONGEST_WAIT) return false
    await new Promise<void>((resolve) => void after(taken.waitMilliseconds, resolve))
  }
  return false
}
