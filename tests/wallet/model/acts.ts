import fc from 'fast-check'
import { acceptReplacement, offerReplacement } from '../../../src/wallet/replacement/offer.ts'
import { abandonTransfer } from '../../../src/wallet/user-events/abandon.ts'
import { refuseAt, reorganise, takeElsewhere } from '../sim/chain.ts'
import { live, liveOn, pass } from '../sim/lives.ts'
import { nodeOf } from '../sim/node.ts'
import { portsOf } from '../sim/ports.ts'
import { seeded, stormOf } from '../sim/weather.ts'
import type { Kill, World } from '../sim/world.ts'

const kill: fc.Arbitrary<Kill | undefined> = fc.option(
  fc.record({
    at: fc.integer({ min: 1, max: 25 }),
    how: fc.constantFrom('before' as const, 'after' as const, 'lost' as const, 'late' as const),
  }),
  { nil: undefined },
)
/**
 * Acts cover any weather, reorganisations, clock errors, locks, replacements, abandonment, a second wallet and
 * refusals.
 */
export const act = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      act: fc.constant('live' as const),
      workers: fc.integer({ min: 1, max: 2 }),
      seed: fc.nat(),
      share: fc.constantFrom(0, 0.1, 0.4),
      isFull: fc.nat(9).map((drawn) => drawn === 0),
      kill,
    }),
  },
  { weight: 3, arbitrary: fc.record({ act: fc.constant('pass' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      act: fc.constant('reorganise' as const),
      depth: fc.integer({ min: 1, max: 6 }),
      forgets: fc.boolean(),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ act: fc.constant('clock' as const), seconds: fc.integer({ min: -7_200, max: 7_200 }) }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('lock' as const), isLocked: fc.boolean() }) },
  {
    weight: 1,
    arbitrary: fc.record({
      act: fc.constant('replacement' as const),
      flow: fc.nat(1),
      index: fc.nat(2),
      purpose: fc.constantFrom('step' as const, 'cancel' as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('abandon' as const), flow: fc.nat(1) }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('elsewhere' as const) }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('refuse' as const), nonce: fc.nat(2) }) },
)
type Act = typeof act extends fc.Arbitrary<infer T> ? T : never

export async function carryOut(world: World, each: Act): Promise<void> {
  switch (each.act) {
    case 'live': {
      const random = seeded(each.seed)
      world.turns = () => Math.floor(random() * 4)
      world.weather = stormOf(each.seed, each.share, each.isFull)
      world.kill = each.kill && { ...each.kill, at: world.trace.length + each.kill.at }
      await Promise.all(Array.from({ length: each.workers }, () => live(world)))
      world.kill = undefined
      return
    }
    case 'pass':
      return pass(world)
    case 'reorganise':
      return reorganise(world.chain, each.depth, each.forgets)
    case 'clock':
      world.nowSeconds += each.seconds
      world.aheadSeconds += each.seconds
      return
    case 'lock':
      world.isLocked = each.isLocked
      return
    case 'replacement':
      return raise(world, each)
    case 'abandon':
      return wantOut(world, each.flow)
    case 'elsewhere':
      return takeElsewhere(world.chain)
    case 'refuse':
      return refuseAt(world.chain, each.nonce)
  }
}

// The user acts on a page between two lives, in good weather.
function byHand(world: World, which: number) {
  const flow = [...world.flows.values()][which]
  const execution = flow && world.disk.get(flow.approved.id)
  if (!flow || !execution) return undefined
  world.weather = () => undefined
  const worker = { name: 0, isDead: false }
  const { load, save, exclusive } = portsOf(world, worker, flow)
  const node = () => nodeOf(world, worker, flow.canSimulate)
  return {
    execution,
    ports: {
      load,
      save,
      exclusive,
      node,
      nowSeconds: () => world.nowSeconds,
      wake: () => undefined,
      deposited: async () => undefined,
    },
  }
}

async function wantOut(world: World, which: number): Promise<void> {
  const found = byHand(world, which)
  if (found) await abandonTransfer(found.execution.id, found.ports)
}

async function raise(world: World, { flow, index, purpose }: Extract<Act, { act: 'replacement' }>): Promise<void> {
  const found = byHand(world, flow)
  if (!found) return
  const { execution, ports } = found
  const satsPerVbyte = async () => ({ ok: true, value: 30 }) as const
  const tipHeight = async () => ({ ok: true, value: 1 }) as const
  const evicted = async () => ({ ok: true, value: [] }) as const
  const coinsBeside = async () => ({ ok: true, value: [] }) as const
  const transaction = async () => ({ ok: true, value: undefined }) as const
  const money = {
    satsPerVbyte,
    leastSatsPerVbyte: tipHeight,
    tipHeight,
    evicted,
    coinsBeside,
    ownScripts: async () => [],
    transaction,
  }
  const offer = await offerReplacement(execution, index, purpose, { ...ports, ...money })
  if (!('unavailable' in offer)) await acceptReplacement(execution.id, offer, ports)
}

/** Calls answer truly, the clock is right and the wallet unlocked. */
export async function calm(world: World): Promise<boolean> {
  world.weather = () => undefined
  world.turns = () => 0
  world.isLocked = false
  world.nowSeconds -= world.aheadSeconds
  world.aheadSeconds = 0
  await liveOn(world, 20)
  // A foreign nonce is believed only after a minute.
  world.nowSeconds += 120
  return liveOn(world, 40)
}
