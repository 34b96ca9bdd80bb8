import { requestsByTransaction } from '../../../../entrypoints/background/wiring/service/requests-by-transaction.ts'
import type { BundleEvent } from '../../../../src/core/bundle/apply.ts'
import type { Bundle } from '../../../../src/core/bundle/bundle.ts'
import type { Execution } from '../../../../src/core/execution/execution.ts'
import { devnet } from '../../../../src/core/profiles/devnet.ts'
import { chainById } from '../../../../src/core/profiles/profile.ts'
import { resourcesHeldByBundle } from '../../../../src/core/reservation/resources.ts'
import { signEvmCall } from '../../../../src/core/sign/evm-call.ts'
import { signEvmUndelegation } from '../../../../src/core/sign/evm-undelegation.ts'
import { createLock } from '../../../../src/lib/lock.ts'
import { createServiceClient } from '../../../../src/net/service/client.ts'
import { type BundleExecutorPorts, runBundle } from '../../../../src/wallet/bundles/executor.ts'
import { bundleExecutorPorts } from '../../../../src/wallet/bundles/executor-ports.ts'
import { abandonedBundleEvent } from '../../../../src/wallet/bundles/perform.ts'
import type { BundlePorts } from '../../../../src/wallet/bundles/ports.ts'
// The virtual clock doesn't wait for the file of a lazy part.
import '../../../../src/wallet/bundles/unrecorded-calls.ts'
import { createBroadcastMemory } from '../../../../src/wallet/engine/adapters/broadcast-memory.ts'
import { bundleTracking } from '../../../../src/wallet/engine/polling/poll-interval.ts'
import { createRequestBudget } from '../../../../src/wallet/engine/polling/request-budget.ts'
import { createTracker, type Tracker } from '../../../../src/wallet/engine/polling/tracker.ts'
import { createWatchedTime } from '../../../../src/wallet/engine/polling/watched-time.ts'
import { createDelivery, deliveredOnce } from '../../../../src/wallet/notifications/delivery.ts'
import { bundleNewsKey } from '../../../../src/wallet/notifications/notification-id.ts'
import { SENDER_KEY } from '../../../core/bundle/bundles.ts'
import { lendPlain } from '../../lend-plain.ts'
import { kept } from '../../sim/kept.ts'
import { fetchesOf, nodesOf } from '../asking.ts'
import { heartbeatOf } from '../lives.ts'
import { secondsOf } from '../run.ts'
import { bundleNews, bundleSituation } from './rule.ts'
import { type BundleRun, DEPOSITORY } from './run.ts'
import { passTo, serviceServer } from './service.ts'

export type BundleBackground = Readonly<{
  tracker: Tracker
  ports: BundleExecutorPorts
  node: BundlePorts['node']
  abandoned: (bundle: Bundle) => Promise<BundleEvent>
  stop: () => void
}>

class Dead extends Error {}
class DiskFull extends Error {}

export function startBundleBackground(run: BundleRun): BundleBackground {
  run.life += 1
  const { life, clock } = run
  const alive = () => {
    if (run.life !== life) throw new Dead('of an ended background')
  }
  const nowSeconds = () => secondsOf(run)
  const ports = bundlePorts(run, alive)
  const watch = createWatchedTime({
    nowSeconds,
    after: clock.after,
    memory: {
      read: async () => run.watched,
      write: async (value) => {
        alive()
        run.watched = kept(value)
      },
    },
  })
  const lock = createLock()
  const bundle: BundlePorts = { ...ports, watchedSeconds: watch.watchedSeconds }
  const runPorts = bundleExecutorPorts(bundle, watch, {
    withKeyFor: () => bundle.withKey,
    load: async () => run.stored,
    save: async (after, event) => {
      alive()
      if (run.isDiskFull) throw new DiskFull('no space is left')
      if (after.seq !== run.stored.seq + 1) throw new RangeError('expected the next save')
      noteSave(run, after, event)
      run.stored = kept(after)
    },
    exclusive: (_name, work) => lock(work),
    after: clock.after,
  })
  const tracker = createTracker<Bundle>({
    run: async (id) => {
      run.lookingSince = nowSeconds()
      run.happened.push({ what: 'looked', atSeconds: nowSeconds() })
      try {
        return await runBundle(id, runPorts)
      } finally {
        if (run.life === life) {
          run.longestLook = Math.max(run.longestLook, nowSeconds() - (run.lookingSince ?? nowSeconds()))
          run.lookingSince = undefined
        }
      }
    },
    following: (record) => {
      const blockSeconds = chainById(devnet, record.chainId)?.blockSeconds ?? 1
      return bundleTracking(record, { nowSeconds: nowSeconds(), blockSeconds })
    },
    inFlight: async () => [{ id: run.stored.id, requestId: undefined, isQuiet: false }],
    listen: () => () => undefined,
    after: (milliseconds, call) => clock.after(milliseconds, () => run.life === life && call()),
    budget: createRequestBudget(),
    keepAwake: heartbeatOf(run, watch, () => run.life === life),
    changed: () => undefined,
    nowMilliseconds: clock.now,
  })
  const stop = () => {
    run.life += 1
  }
  const abandoned = (record: Bundle) => abandonedBundleEvent(record, bundle)
  return { tracker, ports: runPorts, node: bundle.node, abandoned, stop }
}

function bundlePorts(run: BundleRun, alive: () => void): Omit<BundlePorts, 'watchedSeconds'> {
  const { clock } = run
  const nowSeconds = () => secondsOf(run)
  const note: Parameters<typeof fetchesOf>[0]['note'] = (asked) => {
    alive()
    run.happened.push(asked)
  }
  const fetchOf = fetchesOf({ ...run, note })
  const node = nodesOf({ chains: run.chains.values(), fetchOf, clock, pass: () => passTo(run, nowSeconds()) })
  const service = createServiceClient({ fetch: fetchOf('service', serviceServer(run, nowSeconds)), profile: devnet })
  const tellOnce = deliveredOnce(createDelivery(nowSeconds), {
    read: async () => run.toldOnDesktop,
    write: async (keys) => {
      run.toldOnDesktop = keys
    },
  })
  return {
    profile: devnet,
    node,
    nowSeconds,
    broadcasts: createBroadcastMemory(),
    holding: async (lane) => {
      if (run.isStoreFailing) throw new Error('the store answers nothing')
      return resourcesHeldByBundle(run.stored).includes(lane) ? [run.stored] : []
    },
    recent: async () => [run.stored],
    usedAmong: async () => [],
    received: (hash, { chainId, address: currency, isNative }, recipient) =>
      node(chainId).received(hash, { currency, isNative, recipient }),
    minedAtSeconds: (hash, chainId) => node(chainId).minedAtSeconds(hash),
    fiveDollars: async () => undefined,
    requestsOf: requestsByTransaction({
      service,
      key: { state: async () => run.keyState },
      budget: createRequestBudget(),
      after: clock.after,
      nowMilliseconds: clock.now,
    }),
    execution: async (id) => executionOf(run, id),
    withKey: lendPlain(async (_name, use) => (run.isLocked ? undefined : use(SENDER_KEY))),
    logsSince: (chainId, ...wanted) => node(chainId).logsSince(...wanted),
    depositories: () => [DEPOSITORY],
    signCall: signEvmCall,
    signUndelegation: signEvmUndelegation,
    mark: async () => undefined,
    tell: (bundle) => tellOnce(bundleNewsKey(bundle), () => tellOnDesktop(run, bundle)),
  }
}

function executionOf(run: BundleRun, id: string): Execution {
  const isThere = secondsOf(run) >= (run.fundedAtSeconds.get(id) ?? 0)
  const ended = run.isFundingRefunded ? { stage: 'refunded' } : { stage: 'filled', fill: { proof: 'verified' } }
  return { stage: isThere ? ended : { stage: 'tracking' } } as Execution
}

function noteSave(run: BundleRun, after: Bundle, event: BundleEvent): void {
  const before = run.stored
  const was = bundleSituation(before, run.undone)
  if (event.event === 'reorged') run.undone += 1
  const situation = bundleSituation(after, run.undone)
  run.happened.push({
    ...{ what: 'saved', before, after, event, situation, isNews: situation !== was },
    atSeconds: secondsOf(run),
  })
}

async function tellOnDesktop(run: BundleRun, bundle: Bundle): Promise<void> {
  if (run.desktop === 'hangs') return new Promise(() => undefined)
  if (run.desktop === 'fails') throw new Error('the desktop shows nothing')
  const key = `${bundleNews(bundle)} ${bundleSituation(bundle, run.undone)}`
  run.happened.push({ what: 'told', key, news: bundleNews(bundle), execution: bundle, atSeconds: secondsOf(run) })
}
