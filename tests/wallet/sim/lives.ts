import { next } from '../../../src/core/next.ts'
import { CausewayError } from '../../../src/lib/errors.ts'
import { run } from '../../../src/wallet/executor.ts'
import { FINAL_BLOCKS } from '../final.ts'
import { mine } from './chain.ts'
import type { Flow } from './flows.ts'
import { settle } from './ledger.ts'
import { portsOf } from './ports.ts'
import { Killed, StorageFailed, type Worker, type World } from './world.ts'

/** Runs every crossing in one life of the background: until they wait, are over, or it dies. */
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

// Where nothing was done yet, the yes has come in this life: it was foreseen, as it is on a page that somebody looks at.
async function begin(world: World, worker: Worker, flow: Flow): Promise<void> {
  const { foresee, ...ports } = portsOf(world, worker, flow)
  if (world.disk.get(flow.approved.id)?.seq === 0) foresee(flow.approved)
  await run(flow.approved.id, ports)
}

/** Lets time go by outside: a block, a second, and whatever waited at a service. */
export function pass(world: World): void {
  mine(world.chain)
  settle(world.ledger)
  world.nowSeconds += 1
}

/** Whether every crossing is over, told of, and so deep in the chain that nothing is left to look at. */
export function isOver(world: World): boolean {
  return [...world.disk.values()].every((execution) => next(execution) === undefined)
}

// Where there is only to wait for blocks, they come at once.
function passQuickly(world: World): void {
  const isWaitingForBlocks = [...world.disk.values()].every((each) => (next(each)?.task ?? 'settle') === 'settle')
  for (let block = 0; block < (isWaitingForBlocks ? FINAL_BLOCKS : 1); block += 1) pass(world)
}

/** Lives again and again, as alarms and timers would have it, until everything is over or `lives` are used up. */
export async function liveOn(world: World, lives = 60): Promise<boolean> {
  for (let count = 0; count < lives && !isOver(world); count += 1) {
    await live(world)
    passQuickly(world)
  }
  return isOver(world)
}
