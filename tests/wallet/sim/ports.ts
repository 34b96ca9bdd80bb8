import { bytesToHex, keccak256, stringToHex } from 'viem/utils'
import { knownFact } from '../../../src/core/chain/facts.ts'
import { decodeStatus } from '../../../src/core/execution/decode-status.ts'
import type { ItemKind, ItemOf } from '../../../src/core/execution/item.ts'
import type { FoundLog, Log, LogFilter } from '../../../src/core/families/evm/logs.ts'
import { permitNonce } from '../../../src/core/families/evm/permit-nonce.ts'
import { devnet } from '../../../src/core/profiles/devnet.ts'
import { type Answer, failedSaying } from '../../../src/core/reason/reason.ts'
import { resourcesHeld, resourcesHeldByBundle } from '../../../src/core/reservation/resources.ts'
import type { KeyName } from '../../../src/core/sign/key-source.ts'
import { sign } from '../../../src/core/sign/sign.ts'
import type { Signed, SigningOf, StepTerms } from '../../../src/core/sign/signed.ts'
import { canonicalWire } from '../../../src/lib/canonical-wire.ts'
import { fingerprint } from '../../../src/lib/fingerprint.ts'
import { createLock } from '../../../src/lib/lock.ts'
import { type BroadcastMemory, createBroadcastMemory } from '../../../src/wallet/engine/adapters/broadcast-memory.ts'
import type { ReservingRecord, Transport } from '../../../src/wallet/engine/adapters/step-adapter.ts'
import type { ExecutorPorts } from '../../../src/wallet/engine/executor.ts'
import { type PerformPorts, performTask } from '../../../src/wallet/engine/perform.ts'
import { createPrefetches, type Prefetches } from '../../../src/wallet/engine/prefetch.ts'
import { createProver } from '../../../src/wallet/quotes/prover.ts'
import { once } from '../../core/proof/once.ts'
import { lendPlain } from '../lend-plain.ts'
import { alwaysWatched, neverLate } from '../watched.ts'
import { broughtBy } from './brought-by.ts'
import { allowanceOf, mined, paymentsOf, receiptOf } from './chain.ts'
import type { Flow } from './flows.ts'
import { kept } from './kept.ts'
import { handOver, lookAt, slotOf } from './ledger.ts'
import { nodeOf, receivedIn } from './node.ts'
import { isRequoted, newestRequestOf, PAYMENT, requotedStatusOf } from './requoted.ts'
import { refuseTaken } from './taken.ts'
import { call, StorageFailed, type Worker, type World } from './world.ts'

/** Holds the public test mnemonic's keys by lower-case address. */
const KEYS: Readonly<Record<string, string>> = {
  '0x70997970c51812dc3a010c7d01b50e0d17dc79c8': '59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d',
  '0x3c44cdddb6a900fa2b585dd299e03d12fa4293bc': '5de4111afa1a4b94908f83103eb1f1706367c2e68ca870fc3fb9a804cdab365a',
  '0x90f79bf6eb2c4f870365e785982e1f101e93b906': '7c852118294e51e653712a81e05800f419141751be58f605c371e15141b007a6',
}

/** These kinds use their own signer; a deterministic model signs the rest. */
const SIGNED_TRULY: readonly ItemKind[] = ['evmTransaction', 'evmSignature', 'exchangeAAuthorize', 'exchangeATransfer']

/** A worker's prefetched reads serve all transfers. */
const kepts = new WeakMap<Worker, Prefetches>()

const broadcasts = new WeakMap<Worker, BroadcastMemory>()

export function broadcastsOf(worker: Worker): BroadcastMemory {
  const kept = broadcasts.get(worker) ?? createBroadcastMemory()
  broadcasts.set(worker, kept)
  return kept
}

/** `prefetch` runs while the user decides. */
export function portsOf(world: World, worker: Worker, flow: Flow): ExecutorPorts & Pick<Prefetches, 'prefetch'> {
  const { id } = flow.approved
  let index = 0
  const snapshots = snapshotsOf(world, worker)
  const ports = performPorts(world, worker, { flow, snapshots, index: () => index })
  return {
    prefetch: snapshots.prefetch,
    load: () => call(world, worker, { name: 'load', work: () => world.disk.get(id) }),
    save: (execution) => {
      const before = world.disk.get(id)
      return call(world, worker, {
        name: 'save',
        work: () => {
          if (world.weather('save')) {
            world.history.push({ did: 'failToSave', worker: worker.name, id })
            throw new StorageFailed('the disk is full')
          }
          if (world.disk.get(id)?.seq !== execution.seq - 1) throw new StorageFailed('another save came first')
          refuseTaken(execution, [...world.disk.values(), ...world.bundles.values()])
          world.disk.set(id, kept(execution))
          world.history.push({ did: 'save', worker: worker.name, execution, mined: mined(world.chain).length })
          snapshots.saved(execution)
        },
        forget: () => void (before && world.disk.set(id, before)),
      })
    },
    perform: async (task, execution) => {
      index = 'index' in task ? task.index : index
      world.history.push({ did: 'begin', worker: worker.name, id })
      try {
        return await performTask(task, execution, ports)
      } finally {
        world.history.push({ did: 'end', worker: worker.name, id })
      }
    },
    after: neverLate,
    exclusive: (name, work) => {
      const lock = world.locks.get(name) ?? createLock()
      world.locks.set(name, lock)
      return lock(work)
    },
  }
}

function snapshotsOf(world: World, worker: Worker): Prefetches {
  const [first] = world.flows.values()
  const snapshots =
    kepts.get(worker) ??
    createPrefetches({
      profile: devnet,
      node: () => nodeOf(world, worker, first?.canSimulate ?? false),
      facts: ({ exceptId }) => call(world, worker, { name: 'facts', work: () => factsFor(world, exceptId) }),
      nowMilliseconds: () => world.nowSeconds * 1_000,
    })
  kepts.set(worker, snapshots)
  return snapshots
}

function factsFor(world: World, id: string): Flow['honest']['facts'] {
  const flow = world.flows.get(id)
  if (!flow) throw new Error(`expected a flow named ${id}`)
  return factsOf(world, flow)
}

export function holdingOf(world: World, worker: Worker, resource: string): Promise<readonly ReservingRecord[]> {
  return call(world, worker, {
    name: 'holding',
    work: () => [
      ...[...world.disk.values()].filter((each) => resourcesHeld(each).includes(resource)),
      ...[...world.bundles.values()].filter((each) => resourcesHeldByBundle(each).includes(resource)),
    ],
  })
}

type About = Readonly<{ flow: Flow; snapshots: Prefetches; index: () => number }>

function performPorts(world: World, worker: Worker, { flow, snapshots, index }: About): PerformPorts {
  const { id } = flow.approved
  return {
    profile: devnet,
    node: () => nodeOf(world, worker, flow.canSimulate),
    prover: createProver({
      isForged: async () => false,
      profile: devnet,
      read: snapshots.read,
      usedAmong: () => call(world, worker, { name: 'usedAmong', work: () => [] }),
    }),
    snapshots,
    holding: (resource) => holdingOf(world, worker, resource),
    broadcasts: broadcastsOf(worker),
    withKey: lendPlain((key, use) =>
      call(world, worker, {
        name: 'withKey',
        work: async () => (world.isLocked ? undefined : use(keyOf(key))),
      }),
    ),
    sign: (item, signing) =>
      call(world, worker, {
        name: 'sign',
        work: async () => {
          const signed = await signOf(item, signing)
          const { terms, purpose } = signing
          const stored = world.disk.get(id)
          world.history.push({
            did: 'sign',
            worker: worker.name,
            id,
            index: index(),
            purpose,
            terms,
            signed,
            stored,
          })
          return signed
        },
      }),
    transport: (kind) => world.transportOf?.(worker, kind) ?? transportOf(world, worker),
    isFinalityDue: () => true,
    isFinal: async () => ({ ok: true, value: true }),
    fiveDollars: async () => undefined,
    minedAtSeconds: async () => ({ ok: true, value: world.nowSeconds }),
    received: (hash, { chainId }, recipient) =>
      receivedIn(world, worker, () => {
        const value = 10n ** 30n
        if (hash === PAYMENT) return { value }
        return broughtBy(hash, { chainId, recipient }, { intent: flow.approved.intent, value })
      }),
    status: (requestId) =>
      call(world, worker, {
        name: 'status',
        work: () => {
          const fault = world.weather('status')
          if (fault === 'silent') return failedSaying('503')
          const said = () => (isRequoted(flow) ? requotedStatusOf(world, flow, requestId) : statusOf(world, flow))
          const status = decodeStatus(fault === 'lie' ? { status: 'deposit-again' } : said())
          return status ? { ok: true, status } : failedSaying('not a status')
        },
      }),
    standsAt: async () => ({ ok: true, value: 0n }),
    newestRequest: () => call(world, worker, { name: 'newestRequest', work: () => newestRequestOf(flow) }),
    usedAmong: () => call(world, worker, { name: 'usedAmong', work: () => [] }),
    index: () => call(world, worker, { name: 'index', work: () => undefined }),
    deposited: () =>
      call(world, worker, {
        name: 'deposited',
        work: () => ({ ok: true, value: { arrived: 0n, waiting: 0n, payments: undefined } }),
      }),
    mark: async () => undefined,
    logsSince: (_chainId, wanted) => call(world, worker, { name: 'logsSince', work: () => logsOf(world, wanted) }),
    recent: () => call(world, worker, { name: 'recent', work: () => [...world.disk.values()] }),
    rebroadcastCpfp: async () => undefined,
    tell: ({ key }) =>
      call(world, worker, {
        name: 'tell',
        work: () => world.history.push({ did: 'tell', worker: worker.name, id, key }) > 0,
      }),
    nowSeconds: () => world.nowSeconds,
    watchedSeconds: alwaysWatched(() => world.nowSeconds),
  }
}

function logsOf({ chain, weather }: World, wanted: LogFilter): Answer<readonly FoundLog[]> {
  if (weather('logsSince')) return failedSaying('no answer in time')
  return {
    ok: true,
    value: mined(chain).flatMap(({ hash }) =>
      (receiptOf(chain, hash)?.logs ?? [])
        .filter((log) => isWanted(log, wanted))
        .map((log) => ({ ...log, transactionHash: hash })),
    ),
  }
}

function isWanted({ address, topics }: Log, wanted: LogFilter): boolean {
  const isSame = (a: string | undefined, b: string) => a?.toLowerCase() === b.toLowerCase()
  return (
    isSame(address, wanted.address) &&
    wanted.topics.every((any, at) => [any].flat().some((topic) => isSame(topics[at], topic)))
  )
}

function transportOf(world: World, worker: Worker): Transport {
  const { ledger } = world
  return {
    reserve: ({ execution, index }) =>
      call(world, worker, {
        name: 'reserve',
        work: () => {
          const item = execution.plan[index]
          return item && !world.weather('reserve')
            ? { ok: true, value: termsFor(item) }
            : failedSaying('no answer in time')
        },
      }),
    send: (signed) =>
      call(world, worker, {
        name: 'send',
        work: () => {
          const { bytes } = signed
          const stored = [...world.disk.values()]
          world.history.push({ did: 'send', worker: worker.name, bytes, stored, mined: mined(world.chain).length })
          const fault = world.weather('send')
          if (fault === 'silent') return { ...failedSaying('timed out'), result: 'unknown' }
          const made = world.history.find((each) => each.did === 'sign' && each.signed.bytes === bytes)
          const slot = made?.did === 'sign' ? slotOf(signed.kind, made.terms) : bytes
          const sending = handOver(ledger, signed, slot)
          return fault ? { ...failedSaying('refused, says the exchange'), result: 'rejected' } : sending
        },
        forget: () => {
          ledger.waiting = []
        },
      }),
    look: (signed) =>
      call(world, worker, {
        name: 'look',
        work: () => {
          const fault = world.weather('look')
          if (fault === 'silent') return failedSaying('no answer in time')
          return { ok: true, value: fault === 'lie' ? { is: 'unknown' } : lookAt(ledger, signed) }
        },
      }),
  }
}

function termsFor(item: ItemOf<ItemKind>): StepTerms {
  if (item.kind === 'bitcoinPsbt') {
    const outpoints = item.inputs.map(({ txid, vout }) => `${txid}:${vout}`)
    return { terms: 'bitcoin', outpoints, feeSats: item.feeSats }
  }
  if (item.kind === 'exchangeBTransfer') {
    const about = { networkId: 304, l1Address: `0x${'11'.repeat(20)}`, apiKeyIndex: 5, expiresAtMs: 1_790_000_600_000 }
    return { terms: 'exchangeB', nonce: 7n, ...about }
  }
  if (item.kind === 'evmSignature') return { terms: 'permit', nonce: permitNonce(item) }
  return 'nonce' in item ? { terms: 'exchange', nonce: item.nonce } : { terms: 'none' }
}

const SIGNED = new Map<string, Promise<Signed>>()

/** Deterministic signatures are shared by all worlds. */
export async function signOf<K extends ItemKind>(item: ItemOf<K>, signing: SigningOf<K>): Promise<Signed> {
  const { terms, purpose, privateKey } = signing
  const key = privateKey instanceof Uint8Array ? bytesToHex(privateKey) : ''
  if (SIGNED_TRULY.includes(item.kind)) {
    return once(SIGNED, canonicalWire({ item, terms, purpose, key }), () => sign(item, signing))
  }
  const bytes = fingerprint({ item, terms, purpose, key })
  return { kind: item.kind, purpose, chainId: item.chainId, bytes, hash: keccak256(stringToHex(bytes)) } as Signed
}

export function keyOf(key: KeyName): Uint8Array {
  const hex = key.of === 'evm' ? KEYS[key.address.toLowerCase()] : undefined
  return Uint8Array.from(Buffer.from(hex ?? '01'.repeat(32), 'hex'))
}

function factsOf({ nowSeconds, aheadSeconds, chain }: World, { honest }: Flow): Flow['honest']['facts'] {
  const { origin } = honest.facts
  const clocks = { ...honest.facts.clocks, chain: knownFact(nowSeconds - aheadSeconds, 'the model') }
  const facts = { ...honest.facts, nowSeconds, clocks }
  if (origin.family !== 'evm') return facts
  const allowance = knownFact(allowanceOf(chain), 'the model')
  const contracts = Object.entries(origin.contracts).map(([at, each]) => [at, { ...each, allowance }] as const)
  return { ...facts, origin: { ...origin, contracts: Object.fromEntries(contracts) } }
}

function isPaid(world: World, { approved }: Flow): boolean {
  const last = world.disk.get(approved.id)?.plan.at(-1)
  // A payment from another copy of the profile counts too.
  if (last?.kind === 'evmTransaction') return paymentsOf(world.chain, last).length > 0
  const state = world.disk.get(approved.id)?.items.at(-1)
  return state !== undefined && 'signed' in state && lookAt(world.ledger, state.signed).is === 'included'
}

const WORDS = { fill: ['waiting', 'pending', 'success'], refund: ['pending', 'failure', 'pending', 'refund'] } as const

// The service acts after some questions and stays with its act.
function statusOf(world: World, flow: Flow): unknown {
  const { id } = flow.approved
  const asked = world.asked.get(id) ?? 0
  if (asked === 0 && !isPaid(world, flow)) return { status: 'waiting', txHashes: [] }
  world.asked.set(id, asked + 1)
  const words = WORDS[flow.outcome]
  const status = words[Math.min(asked, words.length - 1)]
  return { status, txHashes: status === 'success' || status === 'refund' ? [`0x${flow.outcome}`] : [] }
}
