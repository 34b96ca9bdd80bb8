import type { Bundle } from '../../../src/core/bundle/bundle.ts'
import type { Execution } from '../../../src/core/execution/execution.ts'
import type { ItemKind } from '../../../src/core/execution/item.ts'
import type { Signed, SigningPurpose, StepTerms } from '../../../src/core/sign/signed.ts'
import type { Lock } from '../../../src/lib/lock.ts'
import type { Transport } from '../../../src/wallet/engine/adapters/step-adapter.ts'
import { NOW } from '../../core/honest.ts'
import { type Chain, newChain } from './chain.ts'
import type { Flow } from './flows.ts'
import { kept } from './kept.ts'
import type { Ledger } from './ledger.ts'

export class Killed extends Error {
  override readonly name = 'Killed'
}

/** Imitates an aborted IndexedDB transaction. */
export class StorageFailed extends Error {
  override readonly name = 'StorageFailed'
}

/** Effects are none, full, only durable, or late outside. */
export type Kill = Readonly<{ at: number; how: 'before' | 'after' | 'lost' | 'late' }>

export type Worker = { readonly name: number; isDead: boolean }

/** `stored` is the disk at that moment. */
export type Entry = Readonly<{ worker: number }> &
  (
    | Readonly<{
        did: 'sign'
        id: string
        index: number
        purpose: SigningPurpose
        terms: StepTerms
        signed: Signed
        stored: Execution | undefined
      }>
    /** `mined` counts the nonces used so far. */
    | Readonly<{ did: 'send'; bytes: string; stored: readonly Execution[]; mined: number }>
    | Readonly<{ did: 'save'; execution: Execution; mined: number }>
    | Readonly<{ did: 'failToSave' | 'begin' | 'end'; id: string }>
    | Readonly<{ did: 'tell'; id: string; key: string }>
  )

/** Chains, services and the disk outlive every worker. */
export type World = {
  readonly flows: ReadonlyMap<string, Flow>
  readonly disk: Map<string, Execution>
  readonly bundles: Map<string, Bundle>
  readonly history: Entry[]
  readonly chain: Chain
  readonly ledger: Ledger
  readonly locks: Map<string, Lock>
  transportOf?: (worker: Worker, kind: ItemKind) => Transport | undefined
  /** Counts questions after the money arrived. */
  readonly asked: Map<string, number>
  readonly late: { atCall: number; work: () => unknown }[]
  readonly trace: string[]
  kill: Kill | undefined
  kills: number
  workers: number
  nowSeconds: number
  /** The wallet's clock is ahead of true time. */
  aheadSeconds: number
  isLocked: boolean
  /** Returns the fault for a call, or undefined. */
  weather: (name: string) => string | undefined
  turns: () => number
}

export function newWorld(flows: readonly Flow[]): World {
  const [first] = flows
  if (!first) throw new Error('expected a flow')
  const allowance = first.honest.facts.origin
  const contracts = allowance.family === 'evm' ? Object.values(allowance.contracts) : []
  const atFirst = contracts.map((each) => (each.allowance.known ? each.allowance.value : 0n))
  return {
    flows: new Map(flows.map((flow) => [flow.approved.id, flow])),
    disk: new Map(flows.map(({ approved }) => [approved.id, kept(approved)])),
    bundles: new Map(),
    history: [],
    chain: newChain(first.honest.input.user, atFirst[0] ?? 0n),
    ledger: { waiting: [], taken: [] },
    locks: new Map(),
    asked: new Map(),
    late: [],
    trace: [],
    kill: undefined,
    kills: 0,
    workers: 0,
    nowSeconds: NOW,
    aheadSeconds: 0,
    isLocked: false,
    weather: () => undefined,
    turns: () => 0,
  }
}

/** `forget` reverts undurable effects. */
export async function call<T>(
  world: World,
  worker: Worker,
  about: Readonly<{ name: string; work: () => T | Promise<T>; forget?: () => void }>,
): Promise<T> {
  for (let turn = world.turns(); turn > 0; turn -= 1) await Promise.resolve()
  if (worker.isDead) throw new Killed()
  const at = world.trace.push(about.name)
  for (const due of world.late.filter(({ atCall }) => atCall <= at)) {
    world.late.splice(world.late.indexOf(due), 1)
    due.work()
  }
  const how = world.kill?.at === at ? world.kill.how : undefined
  if (how) die(world, worker)
  // Dead workers neither sign nor save; only sent effects arrive late.
  if (how === 'late' && about.name === 'send') world.late.push({ atCall: at + 4, work: about.work })
  if (how === 'before' || how === 'late') throw new Killed()
  const value = await about.work()
  if (how === 'lost') about.forget?.()
  if (worker.isDead) throw new Killed()
  return value
}

function die(world: World, worker: Worker): void {
  worker.isDead = true
  world.kills += 1
  for (const id of world.flows.keys()) world.history.push({ did: 'end', worker: worker.name, id })
}
