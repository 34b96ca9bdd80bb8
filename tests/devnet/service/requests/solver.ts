import { setMaxListeners } from 'node:events'
import type { Sighting } from '../sighting.ts'
import { checkAgain, type Filled, settle } from './carry-out.ts'
import type { Crossing } from './crossings.ts'
import { payBack } from './give-back.ts'
import type { Job, SolverTools } from './job.ts'
import type { Verdict } from './judge.ts'

/** Fills and refunds. One request is acted on once, whatever is enqueued. */
export type Solver = Readonly<{
  enqueue: (job: Job) => void
  /** Takes back a job that is not begun; false when it is. */
  withdraw: (requestId: Crossing['requestId']) => boolean
  /** Pays `amount` of a deposit back without touching the status of its request. `key` names the payment. */
  giveBack: (crossing: Crossing, deposit: Sighting, amount: bigint, key: string) => void
  pause: () => void
  resume: () => void
  /** Makes the next fills fail for a reason and be refunded, or fail at that for another. */
  failNext: (count: number, reasons?: Partial<Reasons>) => void
  /** Makes the next fills late: they are `delayed` until they are let go. */
  delayNext: (count: number) => void
  /** Lets everything go that is delayed. */
  letGo: () => void
  /** Looks again at what was filled on a chain that lost blocks. */
  recheck: (chainId: number) => void
  stop: () => Promise<void>
}>

/** Why a fill fails, and why its refund does; without the second, it is refunded. service-facts.md 2 and 3. */
export type Reasons = Readonly<{ failReason: string; refundFailReason: string | undefined }>

const REVERTED: Reasons = { failReason: 'TRANSACTION_REVERTED', refundFailReason: undefined }

/** How many fills are remembered, to be looked at again. */
const REMEMBERED = 1_000

/** A solver that works as soon as something is enqueued. */
export function startSolver(tools: SolverTools): Solver {
  const queue = new Map<string, Job>()
  const late = new Map<string, Job>()
  const begun = new Set<string>()
  const filled = new Map<string, Filled>()
  const running = new Set<Promise<unknown>>()
  const stopping = new AbortController()
  // Each fill in flight listens for the stop.
  setMaxListeners(0, stopping.signal)
  let isPaused = false
  let failures = 0
  let reasons = REVERTED
  let delays = 0

  const launch = (work: Promise<unknown>) => {
    const settled: Promise<unknown> = work
      .catch((error: unknown) => {
        if (!stopping.signal.aborted) tools.log(`solver: ${String(error)}`)
      })
      .finally(() => running.delete(settled))
    running.add(settled)
  }
  const begin = (job: Job) => {
    begun.add(job.requestId)
    const verdict: Verdict = job.verdict.fills && failures > 0 ? { fills: false, ...reasons } : job.verdict
    if (job.verdict.fills && failures > 0) failures -= 1
    const settled = settle(tools, { ...job, verdict }, stopping.signal)
    launch(settled.then((fill) => fill && remember(fill)))
  }
  const remember = (fill: Filled) => {
    filled.set(fill.job.requestId, fill)
    const [oldest] = filled.keys()
    if (filled.size > REMEMBERED && oldest) filled.delete(oldest)
  }
  const drain = () => {
    if (isPaused || stopping.signal.aborted) return
    for (const job of queue.values()) {
      queue.delete(job.requestId)
      if (begun.has(job.requestId)) continue
      if (job.verdict.fills && delays > 0) {
        delays -= 1
        late.set(job.requestId, job)
        tools.crossings.move(job.requestId, 'delayed')
      } else begin(job)
    }
  }
  return {
    enqueue(job) {
      queue.set(job.requestId, job)
      drain()
    },
    withdraw: (requestId) => queue.delete(requestId) || late.delete(requestId) || !begun.has(requestId),
    giveBack(crossing, deposit, amount, key) {
      const back = payBack(tools, crossing, { deposit, amount, key }, stopping.signal)
      launch(back.then(({ txHashes }) => tools.log(`gave back ${txHashes.join(' ')}`)))
    },
    pause() {
      isPaused = true
    },
    resume() {
      isPaused = false
      drain()
    },
    failNext(count, given) {
      failures = count
      reasons = { ...REVERTED, ...given }
    },
    delayNext(count) {
      delays = count
    },
    letGo() {
      delays = 0
      for (const job of late.values()) begin(job)
      late.clear()
    },
    recheck(chainId) {
      for (const fill of [...filled.values()].filter((each) => each.chainId === chainId)) {
        // One look at a time: it is remembered again when it stands.
        filled.delete(fill.job.requestId)
        launch(checkAgain(tools, fill, stopping.signal).then((stands) => stands && remember(fill)))
      }
    },
    async stop() {
      stopping.abort()
      await Promise.allSettled(running)
    },
  }
}
