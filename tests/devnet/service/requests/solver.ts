import type { Hex } from '../../chains.ts'
import type { Deposit } from '../evm/depository.ts'
import type { Lane, Sent } from '../evm/lane.ts'
import { type Nodes, nodeOf } from '../evm/nodes.ts'
import { type Call, fillCall } from '../evm/transfer.ts'
import { assetOf } from '../quote/currencies.ts'
import type { Crossing, Crossings } from './crossings.ts'

/** A deposit to act on: fill its crossing, or give it back for a reason (a `failReason` of service-facts.md 3). */
export type Job = Readonly<{ requestId: Hex; deposit: Deposit; refundReason: string | undefined }>

/** Fills and refunds. One crossing is acted on once, whatever is enqueued. */
export type Solver = Readonly<{
  enqueue: (job: Job) => void
  /** Takes back a job that is not begun; false when it is. */
  withdraw: (requestId: Hex) => boolean
  /** Pays a deposit back without touching the status of its crossing, which another deposit decides. */
  giveBack: (crossing: Crossing, deposit: Deposit) => void
  pause: () => void
  resume: () => void
  /** Makes the next fills fail and be refunded. */
  failNext: (count: number) => void
  stop: () => Promise<void>
}>

/** What the solver works with: a lane of its key onto each chain. */
export type SolverTools = Readonly<{
  nodes: Nodes
  lanes: ReadonlyMap<number, Lane>
  crossings: Crossings
  log: (line: string) => void
}>

/** A solver that works as soon as something is enqueued. */
export function startSolver(tools: SolverTools): Solver {
  const queue = new Map<Hex, Job>()
  const begun = new Set<Hex>()
  const running = new Set<Promise<void>>()
  const stopping = new AbortController()
  let paused = false
  let failures = 0

  const launch = (work: Promise<void>) => {
    const settled: Promise<void> = work
      .catch((error: unknown) => {
        if (!stopping.signal.aborted) tools.log(`solver: ${String(error)}`)
      })
      .finally(() => running.delete(settled))
    running.add(settled)
  }
  const drain = () => {
    if (paused || stopping.signal.aborted) return
    for (const job of queue.values()) {
      queue.delete(job.requestId)
      if (begun.has(job.requestId)) continue
      begun.add(job.requestId)
      if (job.refundReason === undefined && failures > 0) {
        failures -= 1
        launch(refund(tools, { ...job, refundReason: 'TRANSACTION_REVERTED' }, stopping.signal))
      } else launch(settle(tools, job, stopping.signal))
    }
  }
  return {
    enqueue(job) {
      queue.set(job.requestId, job)
      drain()
    },
    withdraw: (requestId) => queue.delete(requestId) || !begun.has(requestId),
    giveBack(crossing, deposit) {
      launch(payBack(tools, crossing, deposit, stopping.signal).then((sent) => tools.log(`gave back ${sent.hash}`)))
    },
    pause() {
      paused = true
    },
    resume() {
      paused = false
      drain()
    },
    failNext(count) {
      failures = count
    },
    async stop() {
      stopping.abort()
      await Promise.allSettled(running)
    },
  }
}

function settle(tools: SolverTools, job: Job, signal: AbortSignal): Promise<void> {
  return job.refundReason === undefined ? fill(tools, job, signal) : refund(tools, job, signal)
}

async function fill(tools: SolverTools, job: Job, signal: AbortSignal): Promise<void> {
  const { crossings, log } = tools
  const crossing = known(crossings, job.requestId)
  const lane = laneOf(tools, crossing.destinationChainId)
  const sent: Sent[] = []
  try {
    for (const call of deliveries(tools, crossing)) sent.push(await lane.send(call))
  } catch (error) {
    log(`fill of ${crossing.requestId} could not be sent: ${String(error).split('\n')[0]}`)
    if (sent.length === 0) return refund(tools, { ...job, refundReason: 'TRANSACTION_REVERTED' }, signal)
  }
  crossings.move(crossing.requestId, 'submitted', { txHashes: sent.map(({ hash }) => hash) })
  const outcomes = await Promise.all(sent.map((each) => lane.confirm(each, signal)))
  if (outcomes.includes('reverted')) return refund(tools, { ...job, refundReason: 'TRANSACTION_REVERTED' }, signal)
  crossings.move(crossing.requestId, 'success')
  log(`filled ${crossing.requestId} on chain ${crossing.destinationChainId}: ${sent.map(({ hash }) => hash).join(' ')}`)
}

// service-facts.md 3: `failure` is not the end; it goes back to pending while the refund is paid, then to refund.
async function refund(tools: SolverTools, job: Job, signal: AbortSignal): Promise<void> {
  const { crossings, log } = tools
  const failReason = job.refundReason ?? 'UNKNOWN'
  const crossing = crossings.move(job.requestId, 'failure', { failReason, txHashes: [] })
  try {
    crossings.move(job.requestId, 'pending')
    const sent = await payBack(tools, crossing, job.deposit, signal)
    crossings.move(job.requestId, 'refund', { txHashes: [sent.hash] })
    log(`refunded ${job.requestId} on chain ${crossing.originChainId}: ${sent.hash}`)
  } catch (error) {
    if (signal.aborted) throw error
    crossings.move(job.requestId, 'failure', { refundFailReason: 'UNKNOWN' })
    log(`refund of ${job.requestId} failed: ${String(error).split('\n')[0]}`)
  }
}

async function payBack(tools: SolverTools, crossing: Crossing, deposit: Deposit, signal: AbortSignal): Promise<Sent> {
  const { chain } = nodeOf(tools.nodes, deposit.chainId, 'chainId')
  const { currency } = assetOf(chain, deposit.token, 'token')
  const refunds = crossing.order.inputs.flatMap(({ refunds }) => refunds)
  const recipient = refunds.find(({ chainId }) => chainId === chain.slug)?.recipient ?? deposit.from
  const lane = laneOf(tools, deposit.chainId)
  const sent = await lane.send(fillCall(currency, recipient as Hex, deposit.amount))
  if ((await lane.confirm(sent, signal)) === 'reverted') throw new Error(`${sent.hash} reverted`)
  return sent
}

// The order is what is filled, to the letter: a lying order pays where it says.
function deliveries(tools: SolverTools, crossing: Crossing): readonly Call[] {
  const { chain } = nodeOf(tools.nodes, crossing.destinationChainId, 'destinationChainId')
  return crossing.order.output.payments.map(({ currency, recipient, expectedAmount }) =>
    fillCall(assetOf(chain, currency, 'currency').currency, recipient as Hex, BigInt(expectedAmount)),
  )
}

function laneOf({ lanes }: SolverTools, chainId: number): Lane {
  const lane = lanes.get(chainId)
  if (!lane) throw new RangeError(`chainId: no lane to chain ${chainId}`)
  return lane
}

function known(crossings: Crossings, requestId: Hex): Crossing {
  const crossing = crossings.byId(requestId)
  if (!crossing) throw new RangeError(`requestId: no crossing ${requestId}`)
  return crossing
}
