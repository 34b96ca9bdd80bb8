import { beforeEach, describe, expect, it } from 'vitest'
import { applyToBundle } from '../../../src/core/bundle/apply.ts'
import { type Bundle, nextOfBundle } from '../../../src/core/bundle/bundle.ts'
import type { DepositOutcome, ListedRequest } from '../../../src/core/bundle/deposit-outcome.ts'
import { devnet } from '../../../src/core/profiles/devnet.ts'
import { namesCountedBy, namesReservedBy } from '../../../src/core/reservation/bundle-names.ts'
import type { Hex } from '../../../src/lib/hex.ts'
import { notificationsIn } from '../../../src/ui/messages/desktop-words.ts'
import { resumeTracking } from '../../../src/wallet/bundles/resume-tracking.ts'
import { bundleTracking } from '../../../src/wallet/engine/polling/poll-interval.ts'
import { bundleNotification } from '../../../src/wallet/notifications/bundle-notification.ts'
import { bundleOf } from '../../core/bundle/bundles.ts'
import { deposit, depositLog } from '../../core/bundle/deposits.ts'
import { FILL, listedRequest, RECIPIENT, REQUEST, statusOf } from '../../core/bundle/listed.ts'
import { newWorld } from './world.ts'

const enNotifications = await notificationsIn('en')

const REST: Hex = `0x${'f2'.repeat(32)}`

let world: ReturnType<typeof newWorld>
let hash: string

const ID = bundleOf(1).id
const list = (changes: Partial<ListedRequest> = {}) => {
  world.state.listed = { answer: 'told', requests: [listedRequest(changes, hash as `0x${string}`)] }
}
const bundle = (): Bundle => {
  const stored = world.state.disk.get(ID)
  if (!stored) throw new Error('expected a bundle')
  return stored
}
const outcomes = (): readonly DepositOutcome[] => bundle().deposits?.outcomes ?? []
const look = async () => {
  await world.live(ID)
  return outcomes()[0]
}
const filled = { status: statusOf('success'), outTxs: [{ hash: FILL, chainId: 1 }] }

beforeEach(async () => {
  world = newWorld()
  world.state.logs = [depositLog]
  world.state.listed = { answer: 'later' }
  world.state.disk.set(ID, bundleOf(1))
  for (let life = 0; life < 5; life += 1) await world.live(ID)
  expect(bundle().stage).toEqual({ stage: 'done' })
  const [state] = bundle().items
  hash = state && 'signed' in state ? state.signed.hash : ''
})

describe('what became of a deposit of a page', () => {
  it('is the service’s word until its end was read', async () => {
    expect(await look()).toBeUndefined()
    list()
    expect(await look()).toMatchObject({ outcome: 'said', requestId: REQUEST, word: 'pending' })
    expect(nextOfBundle(bundle())).toEqual({ task: 'follow' })
    list({ status: statusOf('success'), outTxs: [{ hash: FILL, chainId: 1 }] })
    expect(await look()).toMatchObject({ outcome: 'said', word: 'success' })
    world.state.came.set(FILL, 9n)
    const told = world.state.told.length
    expect(await look()).toMatchObject({
      outcome: 'filled',
      chainId: 1,
      to: RECIPIENT,
      proof: { proof: 'verified', txHash: FILL, amount: { value: 9n } },
    })
    await world.live(ID)
    expect(world.state.told.length).toBe(told + 1)
    const about = { profile: devnet, words: enNotifications, ownAddresses: [RECIPIENT] }
    expect(bundleNotification(bundle(), about)).toMatchObject({ title: 'Arrived on Ethereum' })
    expect(nextOfBundle(bundle())?.task).not.toBe('follow')
  })

  it('is only reported where the transaction brought nothing, or an older end is named', async () => {
    list(filled)
    world.state.came.set(FILL, 0n)
    expect(await look()).toMatchObject({ outcome: 'filled', proof: { proof: 'reported' } })
  })

  it('is only reported where that transaction has ended something else', async () => {
    list(filled)
    world.state.came.set(FILL, 9n)
    world.state.used = [FILL]
    expect(await look()).toMatchObject({ outcome: 'filled', proof: { proof: 'reported' } })
  })

  it('counts the logs that it uses, and none that something else has', async () => {
    list(filled)
    world.state.came.set(FILL, 9n)
    world.state.cameBy = [3, 5].map((at) => ({ at, value: 9n }))
    world.state.used = [`log 3 of ${FILL}`]
    expect(await look()).toMatchObject({ proof: { proof: 'verified', amount: { value: 9n } } })
    expect(namesCountedBy(bundle())).toEqual([REQUEST, `log 5 of ${FILL}`])
    expect(namesReservedBy(bundle())).not.toContain(FILL)
  })

  it('is not read by a log that another deposit of the same calls has counted', async () => {
    list(filled)
    world.state.came.set(FILL, 9n)
    world.state.cameBy = [{ at: 3, value: 9n }]
    const proof = { proof: 'verified', txHash: FILL, amount: bundle().mostGas, besides: [`log 3 of ${FILL}`] } as const
    const [other] = bundle().deposits?.read ?? []
    if (!other) throw new Error('expected a deposit')
    const outcome = { ...other, index: 7, sinceSeconds: 1, outcome: 'filled', requestId: '0xother', proof } as const
    const deposits = { simulated: [], ...bundle().deposits, outcomes: [{ ...outcome, chainId: 1, to: RECIPIENT }] }
    world.state.disk.set(ID, { ...bundle(), deposits: deposits as never })
    await look()
    expect(outcomes().at(-1)).toMatchObject({ index: 0, proof: { proof: 'reported', why: { code: 'ARRIVAL_USED' } } })
  })

  it('is only reported where nothing says what arrives, and after a while where no transaction is named', async () => {
    list({ status: statusOf('success') })
    expect(await look()).toMatchObject({ outcome: 'said' })
    world.state.now += 121
    expect(await look()).toMatchObject({ outcome: 'filled', proof: { proof: 'reported', txHash: undefined } })
  })

  it('may be a refund, read on its own chain, to whom it was credited', async () => {
    list({ status: statusOf('failure') })
    expect(await look()).toMatchObject({ outcome: 'said', word: 'failure' })
    list({ status: statusOf('refund'), outTxs: [{ hash: FILL, chainId: 8453 }] })
    world.state.came.set(FILL, 7n)
    expect(await look()).toMatchObject({ outcome: 'refunded', chainId: 8453, proof: { proof: 'verified' } })
  })

  it('is no refund by one wei or by a part, until the rest is there', async () => {
    const naming = (...hashes: readonly Hex[]) =>
      list({ status: statusOf('refund'), outTxs: hashes.map((each) => ({ hash: each, chainId: 8453 })) })
    naming(FILL)
    for (const value of [1n, 3n, 6n]) {
      world.state.came.set(FILL, value)
      expect(await look()).toMatchObject({ outcome: 'said', word: 'refund' })
    }
    world.state.came.set(REST, 1n)
    naming(FILL, REST)
    expect(await look()).toMatchObject({ outcome: 'refunded', proof: { amount: { value: 7n } } })
    expect(await look()).not.toHaveProperty('partOf')
  })

  it('is refunded in part a day after the first word, and told as that', async () => {
    list({ status: statusOf('refund'), outTxs: [{ hash: FILL, chainId: 8453 }] })
    world.state.came.set(FILL, 1n)
    await look()
    world.state.now += 86_399
    expect(await look()).toMatchObject({ outcome: 'said' })
    world.state.now += 1
    expect(await look()).toMatchObject({ outcome: 'refunded', proof: { amount: { value: 1n } }, partOf: { value: 7n } })
    const about = { profile: devnet, words: enNotifications, ownAddresses: [RECIPIENT] }
    expect(bundleNotification(bundle(), about).title).toBe('Part of your money came back on Base')
  })

  it('adds what still comes back after that day, once an hour, and tells when all of it is there', async () => {
    const part = { hash: FILL, chainId: 8453 }
    list({ status: statusOf('refund'), outTxs: [part] })
    world.state.came.set(FILL, 1n)
    await look()
    world.state.now += 86_400
    await look()
    const told = world.state.told.length
    const plan = bundleTracking(bundle(), { nowSeconds: world.state.now, blockSeconds: 2 })
    expect([plan.isOver, plan.isQuiet, plan.pause(false)]).toEqual([false, true, 3_600_000])
    const seq = bundle().seq
    await look()
    expect(bundle().seq).toBe(seq)
    const THIRD: Hex = `0x${'f3'.repeat(32)}`
    world.state.came.set(REST, 2n)
    list({ status: statusOf('refund'), outTxs: [part, { hash: REST, chainId: 8453 }] })
    expect(await look()).toMatchObject({ proof: { amount: { value: 3n } }, partOf: { value: 7n } })
    expect(world.state.told).toHaveLength(told)
    world.state.came.set(THIRD, 4n)
    list({ status: statusOf('refund'), outTxs: [FILL, REST, THIRD].map((hash) => ({ hash, chainId: 8453 })) })
    expect(await look()).toMatchObject({ outcome: 'refunded', proof: { amount: { value: 7n } } })
    expect(await look()).not.toHaveProperty('partOf')
    expect(world.state.told).toHaveLength(told + 1)
    expect(nextOfBundle(bundle())?.task).not.toBe('follow')
  })

  it('is no arrival by less than the service says, and only reported as short a day later', async () => {
    list(filled)
    world.state.came.set(FILL, 1n)
    expect(await look()).toMatchObject({ outcome: 'said' })
    world.state.now += 86_400
    const proof = { proof: 'reported', txHash: FILL, why: { code: 'ARRIVAL_SHORT' } }
    expect(await look()).toMatchObject({ outcome: 'filled', proof })
  })

  it('is only reported where the service says no amount', async () => {
    list({ ...filled, output: { chainId: 1, address: deposit.currency, amount: undefined } })
    world.state.came.set(FILL, 9n)
    expect(await look()).toMatchObject({
      outcome: 'filled',
      proof: { proof: 'reported', why: { code: 'ARRIVAL_UNSAID' } },
    })
  })

  it.each([
    ['a request of a transfer of the wallet’s own', () => list(), () => [REQUEST], 'own'],
    ['another transaction', () => list({ inTxs: [{ hash: FILL, chainId: 8453 }] }), () => [], 'transaction'],
  ])('is not %s', async (_what, say, used, problem) => {
    say()
    world.state.used = used()
    expect(await look()).toMatchObject({ outcome: 'unlike', problem })
    world.state.came.set(FILL, 9n)
    expect(await look()).toMatchObject({ outcome: 'unlike' })
  })

  it('stays what it ended as, whatever is said later', async () => {
    list(filled)
    world.state.came.set(FILL, 9n)
    await look()
    const end = outcomes()
    const [outcome] = end
    if (!outcome) throw new Error('expected an end')
    const said: DepositOutcome = { ...outcome, outcome: 'said', requestId: REQUEST, word: 'pending', status: 'pending' }
    expect(applyToBundle(bundle(), { event: 'outcome', outcome: said, atSeconds: 1 })).toEqual(bundle())
  })

  it('is forgotten with the block of its deposit', async () => {
    list()
    await look()
    const lost = applyToBundle(bundle(), { event: 'reorged', index: 0, atSeconds: 1 })
    expect(lost.deposits).toMatchObject({ read: [] })
    expect(lost.deposits?.outcomes).toBeUndefined()
  })
})

describe('what is not asked about', () => {
  it.each(['noKey', 'locked', 'refused'] as const)('waits for its reason to be over: %s', async (why) => {
    world.state.listed = { answer: why }
    await look()
    expect(bundle().deposits?.unfollowed).toBe(why)
    expect(nextOfBundle(bundle())?.task).not.toBe('follow')
    const woken: string[] = []
    const ports = {
      list: async () => [...world.state.disk.values()],
      load: async (id: string) => world.state.disk.get(id),
      save: async (after: Bundle) => void world.state.disk.set(after.id, after),
      exclusive: <T>(_name: string, work: () => Promise<T>) => work(),
      wake: (id: string) => void woken.push(id),
      nowSeconds: () => world.state.now,
    }
    await resumeTracking(['over'], ports)
    expect(woken).toEqual([])
    await resumeTracking([why], ports)
    expect(woken).toEqual([ID])
    expect(nextOfBundle(bundle())).toEqual({ task: 'follow' })
  })

  it('is left after an hour in which the service has not named it, and after eight days in any case', async () => {
    world.state.listed = { answer: 'told', requests: [] }
    world.state.now += 3_500
    await look()
    expect(bundle().deposits?.unfollowed).toBeUndefined()
    list()
    await look()
    world.state.now += 4_000
    await look()
    expect(bundle().deposits?.unfollowed).toBeUndefined()
    world.state.now += 8 * 24 * 3_600
    await look()
    expect(bundle().deposits?.unfollowed).toBe('over')
  })

  it('is followed for its hour from its block, however old the yes is and whatever the timeline still holds', async () => {
    world.state.listed = { answer: 'told', requests: [] }
    const approvedAtSeconds = bundle().approvedAtSeconds - 7_200
    world.state.disk.set(ID, { ...bundle(), approvedAtSeconds, history: [] })
    await look()
    expect(bundle().deposits?.unfollowed).toBeUndefined()
    world.state.now += 3_700
    await look()
    expect(bundle().deposits?.unfollowed).toBe('over')
  })
})

it('what ended one deposit ends no other one', async () => {
  list(filled)
  world.state.came.set(FILL, 9n)
  await look()
  expect(namesReservedBy(bundle())).toEqual(expect.arrayContaining([FILL, REQUEST]))
})
