import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { broken } from './invariants.ts'
import { reorganise } from './sim/chain.ts'
import { approvedOf, type Flow, flowOf, honestOf } from './sim/flows.ts'
import { isOver, live, liveOn, pass } from './sim/lives.ts'
import { seeded, stormOf } from './sim/weather.ts'
import { type Kill, newWorld, type World } from './sim/world.ts'

const RUNS = Number(process.env['CAUSEWAY_RUNS'] ?? 150)
const SEED = Number(process.env['CAUSEWAY_SEED'] ?? 5)

/** Two crossings of one account on one chain: they share a nonce lane. */
function twoOfOneAccount(): readonly Flow[] {
  const all = honestOf('deposit-native')
  const isBeside = (a: Flow['honest'], b: Flow['honest']) =>
    a !== b && a.input.user === b.input.user && a.input.originChainId === b.input.originChainId
  const first = all.find((each) => all.some((other) => isBeside(each, other)))
  const second = all.find((other) => first && isBeside(first, other))
  if (!first || !second) throw new Error('expected two answers for one account')
  const about = { canSimulate: false, ending: 'fill' } as const
  return [first, second].map((honest, at) => ({
    ...about,
    honest,
    name: `crossing ${at}`,
    approved: approvedOf(honest, `crossing ${at}`),
  }))
}

const WORLDS: readonly (readonly Flow[])[] = [
  [flowOf('deposit-native', { canSimulate: false, ending: 'fill' })],
  [flowOf('deposit-approve', { canSimulate: true, ending: 'fill' })],
  [flowOf('deposit-approve', { canSimulate: false, ending: 'refund' })],
  [flowOf('exchange-a', { canSimulate: false, ending: 'fill' })],
  [flowOf('bitcoin', { canSimulate: false, ending: 'refund' })],
  twoOfOneAccount(),
]

const kill: fc.Arbitrary<Kill | undefined> = fc.option(
  fc.record({
    at: fc.integer({ min: 1, max: 25 }),
    how: fc.constantFrom('before' as const, 'after' as const, 'lost' as const, 'late' as const),
  }),
  { nil: undefined },
)
const act = fc.oneof(
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
)
type Act = typeof act extends fc.Arbitrary<infer T> ? T : never

async function carryOut(world: World, each: Act): Promise<void> {
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
      return
    case 'lock':
      world.isLocked = each.isLocked
  }
}

/** The storm is over: every call is answered truly, the wallet is unlocked, and time goes by. */
async function calm(world: World): Promise<boolean> {
  world.weather = () => undefined
  world.turns = () => 0
  world.isLocked = false
  await liveOn(world, 20)
  // What looks taken by another transaction is believed only after a minute.
  world.nowSeconds += 120
  return liveOn(world, 20)
}

describe('any crossings, whatever goes wrong in whatever order', () => {
  it(`breaks no guarantee and ends, in ${RUNS} runs`, async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(WORLDS.length - 1), fc.array(act, { maxLength: 14 }), async (which, acts) => {
        const world = newWorld(WORLDS[which] ?? [])
        for (const each of acts) await carryOut(world, each)
        await calm(world)
        expect(broken(world)).toEqual([])
        expect(isOver(world)).toBe(true)
      }),
      { numRuns: RUNS, seed: SEED },
    )
  }, 1_200_000)
})
