import type { Budget } from './budget.ts'

/** A question beside those about states waits this long for its turn, milliseconds, and is otherwise not asked now. */
const LONGEST_WAIT = 1_000
const MOST_TRIES = 5

export type AskingPorts = Readonly<{
  budget: Pick<Budget, 'take'>
  /** Calls back once after a while. */
  after: (milliseconds: number, call: () => void) => () => void
  nowMilliseconds: () => number
}>

/**
 * Waits for the turn of a question to the service.
 *
 * @returns false where the turn does not come soon: then nothing may be asked
 */
export async function turnToAsk({ budget, after, nowMilliseconds }: AskingPorts): Promise<boolean> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const taken = budget.take(nowMilliseconds())
    if (taken.ok) return true
    if (taken.waitMilliseconds > LONGEST_WAIT) return false
    await new Promise<void>((resolve) => void after(taken.waitMilliseconds, resolve))
  }
  return false
}
