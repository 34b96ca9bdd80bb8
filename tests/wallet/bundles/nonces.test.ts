import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { attemptsOf } from '../../../src/core/execution/steps/step.ts'
import type { Hex } from '../../../src/lib/hex.ts'
import { count } from '../../count.ts'
import { arrivedOf, mined, reorganise } from '../sim/chain.ts'
import { type Flow, flowOf } from '../sim/flows.ts'
import { pass } from '../sim/lives.ts'
import { seeded, stormOf } from '../sim/weather.ts'
import type { Kill, World } from '../sim/world.ts'
import { isAllOver, liveBeside, liveOnBeside, newWorldBeside } from './beside.ts'

// An earlier file may have loaded the true modules.
vi.hoisted(() => vi.resetModules())
vi.mock('../../../src/core/quote/order-id.ts', async (load) =>
  (await import('../../core/proof/remembered.ts')).rememberedOrders(await load()),
)
vi.mock('../../../src/core/quote/order-signature.ts', async (load) =>
  (await import('../../core/proof/remembered.ts')).rememberedSigners(await load()),
)
vi.mock('../../../src/core/quote/quote.ts', async (load) =>
  (await import('../../core/proof/remembered.ts')).rememberedTexts(await load()),
)
vi.mock('../../../src/core/intent/intent.ts', async (load) =>
  (await import('../../core/proof/remembered.ts')).rememberedIntents(await load()),
)

const CALLS = 2
const FLOWS: readonly Flow[] = [
  flowOf('deposit-native', { canSimulate: false, outcome: 'fill' }),
  flowOf('deposit-approve', { canSimulate: true, outcome: 'fill' }),
  flowOf('deposit-approve', { canSimulate: false, outcome: 'refund' }),
]

/** The kill strikes one call of this many, chosen by the seed of the run. */
const ONE_OF = count('CAUSEWAY_CALLS_ONE_OF', { usual: 8, deep: 1 })
const FROM = Number(process.env['CAUSEWAY_SEED'] ?? Date.now())
const HOW = ['before', 'after', 'lost', 'late'] as const

function overlapping(world: World, seed: number): World {
  const random = seeded(seed)
  world.turns = () => Math.floor(random() ** 6 * 120)
  return world
}

function ownersOf({ disk, bundles }: World): ReadonlyMap<number, ReadonlySet<string>> {
  const owners = new Map<number, Set<string>>()
  for (const { id, items } of [...disk.values(), ...bundles.values()]) {
    for (const [index, state] of items.entries()) {
      for (const { bytes } of attemptsOf(state)) {
        const { nonce } = arrivedOf(bytes as Hex)
        owners.set(nonce, (owners.get(nonce) ?? new Set()).add(`${id} ${index}`))
      }
    }
  }
  return owners
}

const shared = (world: World) => [...ownersOf(world)].filter(([, owners]) => owners.size > 1)

function expectOneOfEach(world: World, about: string): void {
  expect(shared(world), about).toEqual([])
  const all = mined(world.chain)
  expect(
    all.map(({ nonce }) => nonce),
    about,
  ).toEqual(all.map((_, at) => at))
  expect(world.chain.waiting, about).toEqual([])
  const messages = all.map(({ to, data, value }) => `${to} ${data} ${value}`)
  expect(new Set(messages).size, about).toBe(messages.length)
}

describe.each(FLOWS)('a page’s calls beside a transfer: $name', (flow) => {
  const stepsOf = () => flow.approved.plan.length + CALLS
  const begun = (seed: number) => overlapping(newWorldBeside([flow], CALLS), seed)

  it('take nonces of their own, none twice and none left out, however they overlap', async () => {
    const orders = new Set<string>()
    for (let seed = 0; seed < 40; seed += 1) {
      const world = begun(seed)
      expect(await liveOnBeside(world), `seed ${seed}`).toBe(true)
      expectOneOfEach(world, `seed ${seed}`)
      expect(mined(world.chain)).toHaveLength(stepsOf())
      orders.add([...ownersOf(world)].map(([nonce, owners]) => [nonce, ...owners].join(' ')).join())
    }
    expect(orders.size).toBeGreaterThan(1)
  })

  it('wait while what the other has taken is not signed, since it may never be', async () => {
    for (let seed = 0; seed < 10; seed += 1) {
      const world = begun(seed)
      world.isLocked = true
      for (let life = 0; life < 3; life += 1) await liveBeside(world)
      const holding = [...world.disk.values(), ...world.bundles.values()].filter(({ items }) =>
        items.some(({ phase }) => phase !== 'planned'),
      )
      expect(holding, `seed ${seed}`).toHaveLength(1)
    }
  })

  it('do so whatever call the background is killed at', async () => {
    const calm = begun(1)
    expect(await liveOnBeside(calm)).toBe(true)
    for (const [at, name] of calm.trace.entries()) {
      if ((at + FROM) % ONE_OF > 0) continue
      for (const how of HOW.filter((each) => each === 'before' || each === 'after' || /save|send/.test(name))) {
        const world = begun(1)
        world.kill = { at: at + 1, how }
        const about = `CAUSEWAY_SEED=${FROM}, killed ${how} call ${at + 1}, ${name}`
        expect(await liveOnBeside(world), about).toBe(true)
        expect(world.kills, about).toBe(1)
        expectOneOfEach(world, about)
        expect(mined(world.chain), about).toHaveLength(stepsOf())
        expect(
          [...world.bundles.values()].map(({ stage }) => stage.stage),
          about,
        ).toEqual(['done'])
      }
    }
  }, 240_000)
})

const kill: fc.Arbitrary<Kill | undefined> = fc.option(
  fc.record({ at: fc.integer({ min: 1, max: 40 }), how: fc.constantFrom(...HOW) }),
  { nil: undefined },
)
const act = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      workers: fc.integer({ min: 1, max: 2 }),
      seed: fc.nat(),
      share: fc.constantFrom(0, 0.1, 0.4),
      isFull: fc.nat(9).map((drawn) => drawn === 0),
      isLocked: fc.nat(4).map((drawn) => drawn === 0),
      kill,
    }),
  },
  { weight: 2, arbitrary: fc.constant('pass' as const) },
  { weight: 1, arbitrary: fc.record({ seconds: fc.constantFrom(30, 700, 4_000) }) },
  { weight: 1, arbitrary: fc.record({ depth: fc.integer({ min: 1, max: 6 }), forgets: fc.boolean() }) },
)
type Act = typeof act extends fc.Arbitrary<infer T> ? T : never

async function carryOut(world: World, each: Act): Promise<void> {
  if (each === 'pass') return pass(world)
  if ('seconds' in each) {
    world.nowSeconds += each.seconds
    return
  }
  if ('depth' in each) return reorganise(world.chain, each.depth, each.forgets)
  overlapping(world, each.seed)
  world.weather = stormOf(each.seed, each.share, each.isFull)
  world.isLocked = each.isLocked
  world.kill = each.kill && { ...each.kill, at: world.trace.length + each.kill.at }
  await Promise.all(Array.from({ length: each.workers }, () => liveBeside(world)))
  world.kill = undefined
}

async function calm(world: World): Promise<void> {
  world.weather = () => undefined
  world.turns = () => 0
  world.isLocked = false
  await liveOnBeside(world, 20)
  // A foreign nonce is believed only after a minute.
  world.nowSeconds += 120
  await liveOnBeside(world, 40)
}

describe('whatever goes wrong in whatever order', () => {
  it.each(FLOWS.map((flow) => [flow.name, flow] as const))(
    'no nonce is shared and nothing waits for one for ever: calls beside %s',
    async (_name, flow) => {
      await fc.assert(
        fc.asyncProperty(fc.array(act, { maxLength: 12 }), async (acts) => {
          const world = newWorldBeside([flow], CALLS)
          for (const each of acts) {
            await carryOut(world, each)
            expect(shared(world)).toEqual([])
          }
          await calm(world)
          expectOneOfEach(world, 'in the end')
          expect(isAllOver(world)).toBe(true)
        }),
        { numRuns: count('CAUSEWAY_RUNS', { usual: 100, deep: 300 }), seed: 5 },
      )
    },
    240_000,
  )
})
