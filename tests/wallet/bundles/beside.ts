import { type Bundle, nextOfBundle } from '../../../src/core/bundle/bundle.ts'
import { startBundle } from '../../../src/core/bundle/start.ts'
import { next } from '../../../src/core/execution/next.ts'
import { devnet } from '../../../src/core/profiles/devnet.ts'
import { failedSaying, saying } from '../../../src/core/reason/reason.ts'
import { signEvmCall } from '../../../src/core/sign/evm-call.ts'
import { CausewayError } from '../../../src/lib/errors.ts'
import { createLock } from '../../../src/lib/lock.ts'
import { type BundleExecutorPorts, runBundle } from '../../../src/wallet/bundles/executor.ts'
import { performForBundle } from '../../../src/wallet/bundles/perform.ts'
import type { BundleNode, BundlePorts } from '../../../src/wallet/bundles/ports.ts'
import { runExecution } from '../../../src/wallet/engine/executor.ts'
import { payment } from '../../core/bundle/bundles.ts'
import { NOW } from '../../core/honest.ts'
import { FINAL_BLOCKS } from '../final.ts'
import { lendPlain } from '../lend-plain.ts'
import type { Flow } from '../sim/flows.ts'
import { kept } from '../sim/kept.ts'
import { pass } from '../sim/lives.ts'
import { nodeOf } from '../sim/node.ts'
import { broadcastsOf, holdingOf, keyOf, portsOf } from '../sim/ports.ts'
import { refuseTaken } from '../sim/taken.ts'
import { call, Killed, newWorld, StorageFailed, type Worker, type World } from '../sim/world.ts'
import { alwaysWatched, neverLate } from '../watched.ts'

/** Transfers and bundle share account, chain and moment. */
export function newWorldBeside(flows: readonly Flow[], calls: number): World {
  const world = newWorld(flows)
  const [flow] = flows
  if (!flow) throw new Error('expected a flow')
  const { user, originChainId } = flow.honest.input
  const bundle = startBundle({
    nonce: 0,
    id: 'bundle:beside',
    requester: { origin: 'https://shop.example', callsId: 'order-7', key: 'k', by: 'calls' },
    chainId: originChainId,
    account: user,
    calls: Array.from({ length: calls }, (_, index) => payment(BigInt(index + 1))),
    funding: [],
    asksFunds: false,
    mostGas: { ...flow.approved.mostGas, value: 10n ** 18n },
    approvedAtSeconds: NOW,
  })
  world.bundles.set(bundle.id, kept(bundle))
  return world
}

/** Runs everything at once until it waits, ends or is killed. */
export async function liveBeside(world: World): Promise<void> {
  world.workers += 1
  const worker = { name: world.workers, isDead: false }
  const runs = [
    ...[...world.bundles.keys()].map((id) => runBundle(id, bundlePorts(world, worker))),
    ...[...world.flows.values()].map((flow) => runExecution(flow.approved.id, portsOf(world, worker, flow))),
  ]
  await Promise.all(
    runs.map((each) =>
      each.catch((error: unknown) => {
        const isExpected = error instanceof Killed || error instanceof StorageFailed || error instanceof CausewayError
        if (!isExpected) throw error
      }),
    ),
  )
}

export function isAllOver({ disk, bundles }: World): boolean {
  const tasks = [...[...disk.values()].map(next), ...[...bundles.values()].map(nextOfBundle)]
  return tasks.every((task) => task === undefined)
}

export async function liveOnBeside(world: World, lives = 60): Promise<boolean> {
  for (let count = 0; count < lives && !isAllOver(world); count += 1) {
    await liveBeside(world)
    const waits = [...[...world.disk.values()].map(next), ...[...world.bundles.values()].map(nextOfBundle)]
    const isWaitingForBlocks = waits.every((task) => (task?.task ?? 'settle') === 'settle')
    for (let block = 0; block < (isWaitingForBlocks ? FINAL_BLOCKS : 1); block += 1) pass(world)
  }
  return isAllOver(world)
}

/** No site deposits here. */
const NO_FATES = {
  profile: devnet,
  fiveDollars: async () => undefined,
  requestsOf: async () => ({ answer: 'noKey' }) as const,
  received: async () => ({ ok: true, value: undefined }) as const,
  minedAtSeconds: async () => ({ ok: true, value: undefined }) as const,
  usedAmong: async () => [],
}

function bundlePorts(world: World, worker: Worker): BundleExecutorPorts {
  const ports: BundlePorts = {
    node: () => bundleNode(world, worker),
    holding: (resource) => holdingOf(world, worker, resource),
    broadcasts: broadcastsOf(worker),
    nowSeconds: () => world.nowSeconds,
    recent: async () => [...world.disk.values(), ...world.bundles.values()],
    watchedSeconds: alwaysWatched(() => world.nowSeconds),
    mark: async () => undefined,
    execution: (id) => call(world, worker, { name: 'load', work: () => world.disk.get(id) }),
    withKey: lendPlain((key, use) =>
      call(world, worker, { name: 'withKey', work: async () => (world.isLocked ? undefined : use(keyOf(key))) }),
    ),
    logsSince: async () => ({ ok: true, value: [] }),
    depositories: () => [],
    signUndelegation: () => Promise.reject(new Error('not asked')),
    signCall: (...asked) => call(world, worker, { name: 'sign', work: () => signEvmCall(...asked) }),
    tell: () => call(world, worker, { name: 'tell', work: () => true }),
    ...NO_FATES,
  }
  return {
    load: (id) => call(world, worker, { name: 'load', work: () => world.bundles.get(id) }),
    save: (bundle) => {
      const before = world.bundles.get(bundle.id)
      return call(world, worker, {
        name: 'save',
        work: () => {
          if (world.weather('save')) throw new StorageFailed('the disk is full')
          if (world.bundles.get(bundle.id)?.seq !== bundle.seq - 1) throw new StorageFailed('another save came first')
          refuseTaken(bundle, [...world.disk.values(), ...world.bundles.values()])
          world.bundles.set(bundle.id, kept(bundle))
        },
        forget: () => void (before && world.bundles.set(bundle.id, before)),
      })
    },
    perform: (task, bundle: Bundle) => performForBundle(task, bundle, ports),
    after: neverLate,
    exclusive: (name, work) => {
      const lock = world.locks.get(name) ?? createLock()
      world.locks.set(name, lock)
      return lock(work)
    },
  }
}

function bundleNode(world: World, worker: Worker): BundleNode {
  return {
    ...nodeOf(world, worker, false),
    transactionOfNonce: async () => undefined,
    delegate: () => Promise.reject(new Error('not asked')),
    tryCall: () =>
      call(world, worker, {
        name: 'tryCall',
        work: () => {
          const fault = world.weather('tryCall')
          if (fault === 'silent') return failedSaying('no answer in time')
          if (fault === 'lie') return { ok: true, value: { outcome: 'refused', why: saying('it would fail') } }
          return { ok: true, value: { outcome: 'gas', gas: 21_000n } }
        },
      }),
  }
}
