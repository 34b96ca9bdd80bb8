import { setMaxListeners } from 'node:events'
import type { Sighting } from '../sighting.ts'
import { checkAgain, type Filled, settle } from './carry-out.ts'
import { payBack } from './give-back.ts'
import type { Job, SolverTools } from './job.ts'
import type { Verdict } from './judge.ts'
import type { Transfer } from './transfers.ts'

/** Acts on each request once. */
export type Solver = Readonly<{
  enqueue: (job: Job) => void
  /** Withdraws an unstarted job; false if started. */
  withdraw: (requestId: Transfer['requestId']) => boolean
  /** Returns part of a deposit without changing the request's status. `key` names the payment. */
  giveBack: (transfer: Transfer, deposit: Sighting, amount: bigint, key: string) => void
  pause: () => void
  resume: () => void
  /** Makes the next fills fail, and optionally their refunds. */
  failNext: (count: number, reasons?: Partial<Reasons>) => void
  /** Makes the next fills `delayed` until `letGo`. */
  delayNext: (count: number) => void
  letGo: () => void
  /** Checks fills on a chain that lost blocks. */
  recheck: (chainId: number) => void
  stop: () => Promise<void>
}>

/** service-facts.md 2 and 3. Without `refundFailReason` the deposit is refunded. */
export type Reasons = Readonly<{ failReason: string; refundFailReason: string | undefined }>

const REVERTED: Reasons = { failReason: 'TRANSACTION_REVERTED', refundFailReason: undefined }

const REMEMBERED = 1_000

/** Starts a solver that works as jobs arrive. */
export function startSolver(tools: SolverTools): Solver {
  const queue = new Map<string, Job>()
  const late = new Map<string, Job>()
  const begun = new Set<string>()
  const filled = new Map<string, Filled>()
  const running = new Set<Promise<unknown>>()
  const stopping = new AbortController()
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
        tools.transfers.move(job.requestId, 'delayed')
      } else begin(job)
    }
  }
  return {
    enqueue(job) {
      queue.set(job.requestId, job)
      drain()
    },
    withdraw: (requestId) => queue.delete(requestId) || late.delete(requestId) || !begun.has(requestId),
    giveBack(transfer, deposit, amount, key) {
      const back = payBack(tools, transfer, { deposit, amount, key }, stopping.signal)
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
        // One check at a time; a remaining fill is remembered again.
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
