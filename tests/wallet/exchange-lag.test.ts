import { describe, expect, it } from 'vitest'
import { canBeAbandoned, isAbandonOffered, isTooLate, stepInDoubt } from '../../src/core/execution/abandon.ts'
import type { Execution } from '../../src/core/execution/execution.ts'
import { abandonTransfer } from '../../src/wallet/user-events/abandon.ts'
import { rebroadcastByUser } from '../../src/wallet/user-events/rebroadcast.ts'
import { NOW } from '../core/honest.ts'
import { count } from '../count.ts'
import { broken } from './invariants.ts'
import { type Exchange, inLedger, type Meets, serviceSees, withExchange } from './sim/exchange.ts'
import { flowOf } from './sim/flows.ts'
import { settle } from './sim/ledger.ts'
import { isOver, live } from './sim/lives.ts'
import { type Kill, newWorld, type World } from './sim/world.ts'

const KINDS = ['exchange-a', 'exchange-b'] as const
const FOR_EVER = Number.MAX_SAFE_INTEGER
const DAY = 86_400
const STEPS = [
  [120, 20],
  [1_800, 60],
  [FOR_EVER, 21_600],
] as const
/** An endless lag is harder; a deep run tries both. */
const KILLED_LAGS = [FOR_EVER, 80].slice(0, count('CAUSEWAY_EXCHANGE_LAGS', { usual: 1, deep: 2 }))

type Lived = Readonly<{ world: World; exchange: Exchange }>
type About = Readonly<{ lagSeconds: number; serviceSeconds: number; meets: readonly Meets[]; kill?: Kill }> &
  Readonly<{ namesNonces?: boolean }>

function worldOf(kind: string, { kill, ...about }: About): Lived {
  const world = newWorld([flowOf(kind, { canSimulate: false, outcome: 'fill' })])
  world.kill = kill
  return { world, exchange: withExchange(world, about) }
}

/** Steps grow until the time, or until the world is over. */
async function liveUntil({ world, exchange }: Lived, seconds: number): Promise<void> {
  while (world.nowSeconds < NOW + seconds && !isOver(world)) {
    await live(world)
    settle(world.ledger)
    serviceSees(world, exchange)
    const age = world.nowSeconds - NOW
    world.nowSeconds += STEPS.find(([until]) => age < until)?.[1] ?? 0
  }
}

function wrongIn({ world, exchange }: Lived): readonly string[] {
  const saves = world.history.flatMap((each) => (each.did === 'save' ? [each.execution] : []))
  const failed = saves.some(({ stage }) => stage.stage === 'failed')
  const given = world.history.findIndex((each) => each.did === 'send' && exchange.posts.includes(each.bytes))
  const after = world.history.slice(given).flatMap((each) => (each.did === 'save' ? [each.execution] : []))
  const open = given < 0 ? [] : after.filter(({ stage }) => stage.stage === 'steps')
  return [
    ...(new Set(exchange.posts).size > 1 ? ['two transfers were posted'] : []),
    ...(exchange.executed.length > 1 ? ['two transfers were carried out'] : []),
    ...(exchange.executed.length > 0 && failed ? ['it failed, and was carried out'] : []),
    ...(open.some(canBeAbandoned) ? ['it could be given up while it may be taken'] : []),
    ...broken(world),
  ]
}

const stored = ({ world }: Lived) => [...world.disk.values()][0]

const byHandIn = ({ world }: Lived) => ({
  load: async (id: string) => world.disk.get(id),
  save: async (execution: Execution) => void world.disk.set(execution.id, execution),
  exclusive: <T>(_name: string, work: () => Promise<T>) => work(),
  wake: () => {},
  nowSeconds: () => world.nowSeconds,
})

const LAGS = [
  ['80 s', 80],
  ['10 min', 600],
  ['for ever', FOR_EVER],
] as const

describe.each(KINDS)('%s: the post is carried out and its answer is lost', (kind) => {
  it.each(LAGS)('the list lags %s, the service does not: it arrives', async (_name, lagSeconds) => {
    const lived = worldOf(kind, { lagSeconds, serviceSeconds: 30, meets: ['lost'] })
    await liveUntil(lived, DAY)
    expect(stored(lived)?.stage.stage).toBe('filled')
    expect(wrongIn(lived)).toEqual([])
  })

  it.each(LAGS.slice(0, 2))('the list lags %s, the service for ever: the list tells', async (_name, lagSeconds) => {
    const lived = worldOf(kind, { lagSeconds, serviceSeconds: FOR_EVER, meets: ['lost'] })
    await liveUntil(lived, lagSeconds - 20)
    expect(stored(lived)?.obstacle).toEqual({ code: 'EXCHANGE_TAKEN', words: 'truth' })
    for (const { bytes } of lived.exchange.executed) inLedger(lived.world, bytes)
    await liveUntil(lived, DAY)
    expect(stored(lived)?.stage.stage).toBe('filled')
    expect(wrongIn(lived)).toEqual([])
  })

  it('both lag for ever: it is reported as taken for ever, and posted seldom', async () => {
    const lived = worldOf(kind, { lagSeconds: FOR_EVER, serviceSeconds: FOR_EVER, meets: ['lost'] })
    await liveUntil(lived, 30 * DAY)
    expect(stored(lived)).toMatchObject({ stage: { stage: 'steps' }, obstacle: { code: 'EXCHANGE_TAKEN' } })
    expect(wrongIn(lived)).toEqual([])
    expect(lived.exchange.posts.length).toBeLessThanOrEqual(20 + 4 * 30)
  })

  it('both lag for ever: the user may ask again, and stop following it, which says that nothing is known', async () => {
    const lived = worldOf(kind, { lagSeconds: FOR_EVER, serviceSeconds: FOR_EVER, meets: ['lost'] })
    await liveUntil(lived, 20)
    expect(stored(lived) && stepInDoubt(stored(lived) as Execution)).toBe(-1)
    await liveUntil(lived, 3_600)
    const [{ id } = { id: '' }] = [...lived.world.disk.values()]
    const at = stepInDoubt(stored(lived) as Execution)
    expect(at).toBeGreaterThanOrEqual(0)
    const posts = lived.exchange.posts.length
    for (const asked of [1, 2, 3]) {
      lived.world.nowSeconds += 5
      expect(await rebroadcastByUser(id, byHandIn(lived))).toBe(true)
      await live(lived.world)
      expect(lived.exchange.posts.length).toBe(posts + asked)
    }
    expect(stored(lived)?.items[at]).toMatchObject({ phase: 'broadcast', isReportedTaken: true })
    expect(await abandonTransfer(id, { ...byHandIn(lived), deposited: async () => undefined })).toBe('abandoned')
    expect(stored(lived)?.stage).toEqual({ stage: 'failed', end: { reason: 'inDoubt', index: at } })
    // The wallet notifies once it stops waiting.
    expect(stored(lived)?.pendingNotifications).toEqual([])
  })
})

describe.each(KINDS)('%s: a transfer that is never carried out', (kind) => {
  it('fails at once where its first copy is certainly refused', async () => {
    const lived = worldOf(kind, { lagSeconds: 0, serviceSeconds: 0, meets: ['refused'] })
    await liveUntil(lived, 120)
    expect(stored(lived)?.stage).toMatchObject({ stage: 'failed', end: { reason: 'reverted' } })
    expect(lived.exchange.posts).toHaveLength(1)
    expect(broken(lived.world)).toEqual([])
  })

  it('is carried out once where its first copies were lost on the way', async () => {
    const meets = ['unreached', 'unreached', 'unreached'] as const
    const lived = worldOf(kind, { lagSeconds: 0, serviceSeconds: 0, meets })
    await liveUntil(lived, DAY)
    expect(stored(lived)?.stage.stage).toBe('filled')
    expect(wrongIn(lived)).toEqual([])
  })

  const meets = ['unreached', ...Array.from({ length: 400 }, () => 'refused' as const)] as const
  const refused = () => worldOf(kind, { lagSeconds: 0, serviceSeconds: 0, meets })

  it('that was refused after an unclear answer is in doubt', async () => {
    const lived = refused()
    await liveUntil(lived, 500)
    expect(stored(lived)).toMatchObject({ stage: { stage: 'steps' }, obstacle: { code: 'EXCHANGE_DOUBTED' } })
    expect(wrongIn(lived)).toEqual([])
  })

  it.runIf(kind === 'exchange-b')('fails by a refusal after its end, with an unused nonce', async () => {
    const lived = refused()
    await liveUntil(lived, 8 * DAY)
    expect(stored(lived)?.stage).toMatchObject({ stage: 'failed', end: { reason: 'reverted' } })
    expect(wrongIn(lived)).toEqual([])
  })
})

/** A kill after a read equals a kill before the next call. */
const HOWS: Readonly<Record<string, readonly Kill['how'][]>> = {
  save: ['before', 'after', 'lost'],
  sign: ['before', 'after'],
  send: ['before', 'after', 'late'],
}

describe('exchange-a: the ledger names no nonce, and the answer is lost', () => {
  const about = { serviceSeconds: FOR_EVER, meets: ['lost'], namesNonces: false } as const
  const inclusionOf = (execution: Execution | undefined) =>
    execution?.items.flatMap((state) => ('inclusion' in state ? state.inclusion : [])).at(-1)

  it.each(LAGS.slice(0, 2))(
    'the list lags %s: it probably left, and is followed to its end',
    async (_name, lagSeconds) => {
      const lived = worldOf('exchange-a', { ...about, lagSeconds })
      await liveUntil(lived, lagSeconds - 20)
      expect(stored(lived)).toMatchObject({ stage: { stage: 'steps' }, obstacle: { code: 'EXCHANGE_TAKEN' } })
      await liveUntil(lived, lagSeconds + 3_600)
      expect(inclusionOf(stored(lived))).toMatchObject({ in: 'service', isProbable: true })
      for (const { bytes } of lived.exchange.executed) inLedger(lived.world, bytes)
      await liveUntil(lived, DAY)
      expect(stored(lived)?.stage.stage).toBe('filled')
      expect(wrongIn(lived)).toEqual([])
    },
  )

  it('never fails at the end of the nonce, whatever was asked again', async () => {
    const lived = worldOf('exchange-a', { ...about, meets: ['odd'], lagSeconds: 0 })
    await liveUntil(lived, 4 * DAY)
    lived.exchange.laterAtSeconds = lived.world.nowSeconds
    await liveUntil(lived, 8 * DAY)
    expect(stored(lived)?.stage.stage).not.toBe('failed')
    expect(wrongIn(lived)).toEqual([])
  })
})

describe('exchange-a, killed at each call, while the ledger names no nonce', () => {
  it('never pays twice, never fails falsely, and never offers to pay again', async () => {
    const about = { lagSeconds: 5, serviceSeconds: FOR_EVER, meets: ['lost'], namesNonces: false } as const
    const calm = worldOf('exchange-a', about)
    await liveUntil(calm, 120)
    expect(wrongIn(calm)).toEqual([])
    for (const [at, name] of calm.world.trace.entries()) {
      for (const how of HOWS[name] ?? ['before']) {
        const lived = worldOf('exchange-a', { ...about, kill: { at: at + 1, how } })
        await liveUntil(lived, 720)
        expect(wrongIn(lived), `killed ${how} call ${at + 1}, ${name}`).toEqual([])
        const isSaidToHaveLeft = stored(lived)?.items.some(
          (state) => 'inclusion' in state && state.inclusion.in === 'service' && state.inclusion.isProbable,
        )
        if (isSaidToHaveLeft) expect(lived.exchange.executed).toHaveLength(1)
      }
    }
  }, 240_000)
})

describe('exchange-a: the list omits a transfer and goes on past the end of its nonce', () => {
  const OMITTED = [
    ['was carried out without an answer', ['lost']],
    ['was carried out after lost copies', ['unreached', 'lost']],
    ['was carried out with an odd answer', ['odd']],
    ['spent its nonce without an answer', ['spent']],
    ['was refused after a lost copy', ['unreached', ...Array.from({ length: 400 }, () => 'refused' as const)]],
  ] as const

  it.each(OMITTED)('that %s: it never fails, is told once, and offers a way on', async (_name, meets) => {
    const lived = worldOf('exchange-a', { lagSeconds: FOR_EVER, serviceSeconds: FOR_EVER, meets })
    await liveUntil(lived, 3 * DAY)
    lived.exchange.laterAtSeconds = lived.world.nowSeconds
    await liveUntil(lived, 20 * DAY)
    const last = stored(lived) ?? expect.fail('no transfer')
    expect(last).toMatchObject({ stage: { stage: 'steps' }, obstacle: { code: expect.stringMatching(/^EXCHANGE_/) } })
    expect(isAbandonOffered(last)).toBe(true)
    expect(await rebroadcastByUser(last.id, byHandIn(lived))).toBe(true)
    const told = lived.world.history.flatMap((each) => (each.did === 'tell' ? [each.key] : []))
    expect(told.length).toBeGreaterThan(0)
    expect(new Set(told).size).toBe(told.length)
    expect(wrongIn(lived)).toEqual([])
  })

  it('is followed to its end once the service reports it', async () => {
    const lived = worldOf('exchange-a', { lagSeconds: FOR_EVER, serviceSeconds: 5 * DAY, meets: ['lost'] })
    await liveUntil(lived, 3 * DAY)
    lived.exchange.laterAtSeconds = lived.world.nowSeconds
    await liveUntil(lived, 7 * DAY)
    expect(stored(lived)?.stage.stage).toBe('filled')
    expect(wrongIn(lived)).toEqual([])
  })
})

describe('exchange-a: a transfer that never arrived there', () => {
  const REFUSED = Array.from({ length: 400 }, () => 'refused' as const)
  const never = (...first: readonly Meets[]) =>
    worldOf('exchange-a', { lagSeconds: 0, serviceSeconds: FOR_EVER, meets: ['unreached', ...first, ...REFUSED] })
  const toldIn = ({ world }: Lived) => world.history.flatMap((each) => (each.did === 'tell' ? [each.key] : []))
  const endSeconds = (lived: Lived) => {
    const item = stored(lived)?.plan.find((each) => each.kind === 'exchangeATransfer')
    return item?.kind === 'exchangeATransfer' ? Number(item.nonce / 1_000n) + 2 * DAY : expect.fail('no transfer')
  }

  it('waits without a word of an end until the exchange itself has passed the end of its nonce', async () => {
    const lived = never()
    lived.exchange.saysTime = true
    await liveUntil(lived, endSeconds(lived) - NOW - DAY / 4)
    lived.exchange.laterAtSeconds = endSeconds(lived) - 1
    await liveUntil(lived, endSeconds(lived) - NOW + DAY / 2)
    expect(stored(lived)?.obstacle).toMatchObject({ code: 'EXCHANGE_DOUBTED' })
    expect(isTooLate(stored(lived) as Execution)).toBe(false)
    expect(wrongIn(lived)).toEqual([])
  })

  it.each([
    ['its list goes on', (exchange: Exchange, end: number) => Object.assign(exchange, { laterAtSeconds: end + 60 })],
    ['its account is idle', (exchange: Exchange) => Object.assign(exchange, { saysTime: true })],
  ])('probably did not leave then, where %s: told once, and the user can end it', async (_name, goesOn) => {
    const lived = never()
    await liveUntil(lived, DAY)
    goesOn(lived.exchange, endSeconds(lived))
    await liveUntil(lived, 5 * DAY)
    const last = stored(lived) ?? expect.fail('no transfer')
    expect(last).toMatchObject({ stage: { stage: 'steps' }, obstacle: { code: 'EXCHANGE_TOO_LATE' } })
    expect([isTooLate(last), isAbandonOffered(last)]).toEqual([true, true])
    const told = toldIn(lived)
    await liveUntil(lived, 20 * DAY)
    expect([toldIn(lived), told.length, new Set(told).size]).toEqual([told, 2, 2])
    expect(await abandonTransfer(last.id, { ...byHandIn(lived), deposited: async () => undefined })).toBe('abandoned')
    expect(stored(lived)?.stage).toMatchObject({ stage: 'failed', end: { reason: 'inDoubt' } })
    expect(isTooLate(stored(lived) as Execution)).toBe(true)
    expect(wrongIn(lived)).toEqual([])
  })

  it('stays unknown where the exchange says that it has its nonce', async () => {
    const lived = never('spent')
    lived.exchange.saysTime = true
    await liveUntil(lived, DAY)
    lived.exchange.laterAtSeconds = endSeconds(lived) + 60
    await liveUntil(lived, 5 * DAY)
    expect(stored(lived)?.obstacle).toMatchObject({ code: 'EXCHANGE_TAKEN' })
    expect(isTooLate(stored(lived) as Execution)).toBe(false)
  })

  it('is followed where the list shows it after all', async () => {
    const lived = worldOf('exchange-a', { lagSeconds: 6 * DAY, serviceSeconds: FOR_EVER, meets: ['odd', ...REFUSED] })
    lived.exchange.saysTime = true
    await liveUntil(lived, 5 * DAY)
    for (const { bytes } of lived.exchange.executed) inLedger(lived.world, bytes)
    await liveUntil(lived, 8 * DAY)
    expect(stored(lived)?.stage.stage).toBe('filled')
    expect(wrongIn(lived)).toEqual([])
  })
})

const MEETS: readonly (readonly Meets[])[] = [['lost'], ['odd'], ['unreached', 'lost'], ['unreached', 'refused']]

describe.each(KINDS)('%s, killed at each call', (kind) => {
  it.each(MEETS.map((meets) => [meets.join(', '), meets] as const))(
    'while the posts meet %s: never two payments, never a false failure, never a way to pay again',
    async (_name, meets) => {
      for (const lagSeconds of KILLED_LAGS) {
        const about = { lagSeconds, serviceSeconds: FOR_EVER, meets }
        const calm = worldOf(kind, about)
        await liveUntil(calm, 120)
        expect(wrongIn(calm)).toEqual([])
        for (const [at, name] of calm.world.trace.entries()) {
          for (const how of HOWS[name] ?? ['before']) {
            const lived = worldOf(kind, { ...about, kill: { at: at + 1, how } })
            await liveUntil(lived, 720)
            expect(wrongIn(lived), `killed ${how} call ${at + 1}, ${name}`).toEqual([])
          }
        }
      }
    },
    240_000,
  )
})
