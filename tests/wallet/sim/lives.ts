import { next } from '../../../src/core/execution/next.ts'
import { CausewayError } from '../../../src/lib/errors.ts'
import { runExecution } from '../../../src/wallet/engine/executor.ts'
import { FINAL_BLOCKS } from '../final.ts'
import { mine } from './chain.ts'
import type { Flow } from './flows.ts'
import { settle } from './ledger.ts'
import { portsOf } from './ports.ts'
import { Killed, StorageFailed, type Worker, type World } from './world.ts'

export async function live(world: World): Promise<void> {
  world.workers += 1
  const worker = { name: world.workers, isDead: false }
  const runs = [...world.flows.values()].map((flow) =>
    begin(world, worker, flow).catch((error: unknown) => {
      const isExpected = error instanceof Killed || error instanceof StorageFailed || error instanceof CausewayError
      if (!isExpected) throw error
    }),
  )
  await Promise.all(runs)
}

// An untouched transfer was prefetched, like on an open page.
async function begin(world: World, worker: Worker, flow: Flow): Promise<void> {
  const { prefetch, ...ports } = portsOf(world, worker, flow)
  if (world.disk.get(flow.approved.id)?.seq === 0) prefetch(flow.approved)
  await runExecution(flow.approved.id, ports)
}

export function pass(world: World): void {
  mine(world.chain)
  settle(world.ledger)
  world.nowSeconds += 1
}

/** Each is notified and deep enough in the chain. */
export function isOver(world: World): boolean {
  return [...world.disk.values()].every((execution) => next(execution) === undefined)
}

// Blocks come at once where only they are awaited.
function passQuickly(world: World): void {
  const isWaitingForBlocks = [...world.disk.values()].every((each) => (next(each)?.task ?? 'settle') === 'settle')
  for (let block = 0; block < (isWaitingForBlocks ? FINAL_BLOCKS : 1); block += 1) pass(world)
}

/** Lives repeat as alarms and timers would wake them. */
export async function liveOn(world: World, lives = 60): Promise<boolean> {
  for (let count = 0; count < lives && !isOver(world); count += 1) {
    await live(world)
    passQuickly(world)
  }
  return isOver(world)
}
