import { knownFact, unknownFact } from '../../../src/core/chain/facts.ts'
import type { Event } from '../../../src/core/execution/apply.ts'
import { decodeStatus } from '../../../src/core/execution/decode-status.ts'
import type { Execution } from '../../../src/core/execution/execution.ts'
import type { ServiceStatus } from '../../../src/core/execution/service-status.ts'
import { devnet } from '../../../src/core/profiles/devnet.ts'
import { chainById } from '../../../src/core/profiles/profile.ts'
import { resourcesHeld } from '../../../src/core/reservation/resources.ts'
import { createLock } from '../../../src/lib/lock.ts'
import { createNewestRequests } from '../../../src/wallet/deposit-address/newest-request.ts'
import { createBroadcastMemory } from '../../../src/wallet/engine/adapters/broadcast-memory.ts'
import { obstacleEvent } from '../../../src/wallet/engine/adapters/step-adapter.ts'
import { type ExecutorPorts, runExecution } from '../../../src/wallet/engine/executor.ts'
import { type PerformPorts, performTask } from '../../../src/wallet/engine/perform.ts'
import {
  FINALITY_SECONDS,
  trackedRequestId,
  transferTracking,
} from '../../../src/wallet/engine/polling/poll-interval.ts'
import { createPushedStatus } from '../../../src/wallet/engine/polling/pushed-status.ts'
import { createRequestBudget } from '../../../src/wallet/engine/polling/request-budget.ts'
import { eventOrStall } from '../../../src/wallet/engine/polling/stall.ts'
import { createThrottle } from '../../../src/wallet/engine/polling/throttle.ts'
import { createTracker, type Tracker } from '../../../src/wallet/engine/polling/tracker.ts'
import { createWatchedTime } from '../../../src/wallet/engine/polling/watched-time.ts'
import { createPrefetches } from '../../../src/wallet/engine/prefetch.ts'
import { createDelivery, deliveredOnce } from '../../../src/wallet/notifications/delivery.ts'
import { createProver } from '../../../src/wallet/quotes/prover.ts'
import { lendPlain } from '../lend-plain.ts'
import { kept } from '../sim/kept.ts'
import { keyOf } from '../sim/ports.ts'
import { played } from './chain.ts'
import { clientsOf } from './clients.ts'
import { heartbeatOf } from './lives.ts'
import { drawn, type Run, secondsOf } from './run.ts'
import { signer } from './signer.ts'
import { situationOf } from './situation.ts'

export type Background = Readonly<{
  tracker: Tracker
  /** The pushed status may be a lie. */
  push: (status: object) => void
  ports: ExecutorPorts
  perform: PerformPorts
  stop: () => void
}>

class Dead extends Error {}
class DiskFull extends Error {}

export function startBackground(run: Run): Background {
  run.life += 1
  const { life } = run
  const alive = () => {
    if (run.life !== life) throw new Dead('of an ended background')
  }
  const nowSeconds = () => secondsOf(run)
  const nowMilliseconds = run.clock.now
  const { after } = run.clock
  const clients = clientsOf(run, alive)
  const budget = createRequestBudget()
  const pushed = createPushedStatus({
    ask: async (requestId) => {
      const answer = await clients.service.status(requestId)
      if (answer.ok) budget.answered()
      else if (answer.status === 429) budget.refused(nowMilliseconds())
      return answer
    },
    nowMilliseconds,
  })
  const watch = createWatchedTime({
    nowSeconds,
    after: after,
    memory: {
      read: async () => run.watched,
      write: async (value) => {
        alive()
        run.watched = kept(value)
      },
    },
  })
  const tellOnce = deliveredOnce(createDelivery(nowSeconds), {
    read: async () => run.toldOnDesktop,
    write: async (keys) => {
      run.toldOnDesktop = keys
    },
  })
  const snapshots = createPrefetches({
    profile: devnet,
    node: clients.node,
    facts: () => factsOf(run),
    nowMilliseconds,
  })
  const broadcasts = createBroadcastMemory()
  const performPorts: PerformPorts = {
    profile: devnet,
    broadcasts,
    node: clients.node,
    prover: createProver({
      isForged: async () => false,
      profile: devnet,
      read: snapshots.read,
      usedAmong: async () => [],
    }),
    snapshots,
    nowSeconds,
    watchedSeconds: watch.watchedSeconds,
    holding: async (lane) => (resourcesHeld(run.stored).includes(lane) ? [run.stored] : []),
    withKey: lendPlain(async (key, use) => (run.isLocked ? undefined : use(keyOf(key)))),
    sign: signer,
    transport: (kind) => clients.transports[kind],
    received: clients.received,
    standsAt: async () => ({ ok: true, value: 0n }),
    minedAtSeconds: clients.minedAtSeconds,
    isFinalityDue: createThrottle(FINALITY_SECONDS, nowSeconds),
    isFinal: clients.isFinal,
    fiveDollars: async () => undefined,
    status: pushed.status,
    newestRequest: createNewestRequests({ ask: async () => ({ answer: 'refused' }), nowMilliseconds }),
    usedAmong: async () => [],
    index: async (chainId, txHash, requestId) => void (await clients.service.index({ chainId, txHash, requestId })),
    deposited: clients.deposited,
    mark: async () => undefined,
    logsSince: (chainId, ...wanted) => clients.node(chainId).logsSince(...wanted),
    recent: async () => [run.stored],
    rebroadcastCpfp: async () => undefined,
    tell: ({ key, news }, execution) => tellOnce(key, () => tellOnDesktop(run, { key, news, execution })),
  }
  const lock = createLock()
  const ports: ExecutorPorts = {
    load: async () => run.stored,
    save: async (execution, event) => {
      alive()
      if (run.isDiskFull) throw new DiskFull('no space is left')
      if (execution.seq !== run.stored.seq + 1) throw new RangeError('expected the next save')
      noteSave(run, execution, event)
      run.stored = kept(execution)
      snapshots.saved(execution)
    },
    perform: (task, execution) => watch.during(execution, () => performTask(task, execution, performPorts)),
    obstacle: (execution, why) => eventOrStall(obstacleEvent({ nowSeconds }, why), execution, performPorts),
    exclusive: (_name, work) => lock(work),
    after,
  }
  let hear: (() => void) | undefined
  const tracker = createTracker<Execution>({
    run: async (id) => {
      run.lookingSince = nowSeconds()
      run.happened.push({ what: 'looked', atSeconds: nowSeconds() })
      try {
        return await runExecution(id, ports)
      } finally {
        if (run.life === life) {
          run.longestLook = Math.max(run.longestLook, nowSeconds() - (run.lookingSince ?? nowSeconds()))
          run.lookingSince = undefined
        }
      }
    },
    following: (execution) => {
      const { originChainId } = execution.intent
      const blockSeconds = chainById(devnet, originChainId)?.blockSeconds ?? 1
      return transferTracking(execution, { nowSeconds: nowSeconds(), blockSeconds })
    },
    inFlight: async () => [{ id: run.stored.id, requestId: trackedRequestId(run.stored), isQuiet: false }],
    listen: (_requestId, heard) => {
      hear = heard
      return () => {
        hear = undefined
      }
    },
    after: (milliseconds, call) => after(milliseconds, () => run.life === life && call()),
    budget,
    keepAwake: heartbeatOf(run, watch, () => run.life === life),
    changed: () => undefined,
    nowMilliseconds,
  })
  const push = (body: object) => {
    run.happened.push({ what: 'pushed', atSeconds: nowSeconds() })
    const status: ServiceStatus | undefined = decodeStatus(body)
    if (status) pushed.heard(run.stored.requestId, status)
    hear?.()
  }
  const stop = () => {
    run.life += 1
  }
  return { tracker, push, ports, perform: performPorts, stop }
}

function noteSave(run: Run, after: Execution, event: Event): void {
  const before = run.stored
  const was = situationOf(before, run.undone)
  if (event.event === 'reorged' || event.event === 'unarrived') run.undone += 1
  const situation = situationOf(after, run.undone)
  for (const { key } of after.pendingNotifications) if (!run.madeIn.has(key)) run.madeIn.set(key, situation)
  const isNews = situation !== was
  run.happened.push({ what: 'saved', before, after, event, situation, isNews, atSeconds: secondsOf(run) })
}

type News = Readonly<{ key: string; news: string; execution: Execution }>

async function tellOnDesktop(run: Run, news: News): Promise<void> {
  if (run.desktop === 'hangs') return new Promise(() => undefined)
  if (run.desktop === 'fails') throw new Error('the desktop shows nothing')
  run.happened.push({ what: 'told', ...news, atSeconds: secondsOf(run) })
}

// Proof facts come late, incomplete, never, or not at all.
async function factsOf(run: Run) {
  const { honest } = run.flow
  const { origin } = honest.facts
  const mood = run.moods.get('facts')
  const fault = mood && run.random() < mood.share ? drawn(run, mood.faults) : undefined
  if (fault === 'lost') return new Promise<never>(() => undefined)
  if (fault === 'refused' || fault === 'unheard') throw new Error('nobody answers')
  const wait = fault === 'late' ? drawn(run, [3_000, 30_000, 200_000]) : 40
  await new Promise<void>((resolve) => void run.clock.after(wait, resolve))
  const nowSeconds = secondsOf(run)
  const clocks = { ...honest.facts.clocks, chain: knownFact(nowSeconds, 'the run') }
  const facts = { ...honest.facts, nowSeconds, clocks }
  if (origin.family !== 'evm') return facts
  const chain = run.truth.chains.get(honest.input.originChainId)
  const isUnread = fault === 'empty' || fault === 'malformed'
  const allowance = isUnread
    ? unknownFact({ code: 'TIMEOUT' })
    : knownFact(chain ? played(chain).allowance : 0n, 'the run')
  const contracts = Object.entries(origin.contracts).map(([at, each]) => [at, { ...each, allowance }] as const)
  return { ...facts, origin: { ...origin, contracts: Object.fromEntries(contracts) } }
}
