import { parseTransaction } from 'viem'
import { keccak256 } from 'viem/utils'
import { describe, expect, it } from 'vitest'
import { type Bundle, hashesInBlocks } from '../../../src/core/bundle/bundle.ts'
import { UNDELEGATION, undelegationCall } from '../../../src/core/bundle/undelegation.ts'
import { calldata, SELECTORS } from '../../../src/core/verify/evm/calldata.ts'
import { bundleStatusCode } from '../../../src/provider/methods/bundle-status.ts'
import { bundleTracking } from '../../../src/wallet/engine/polling/poll-interval.ts'
import { FIRST_SIGNATURE_SECONDS } from '../../../src/wallet/engine/transfer-steps.ts'
import { acceptReplacement, offerReplacement, type ReplacementPorts } from '../../../src/wallet/replacement/offer.ts'
import { rebroadcastByUser } from '../../../src/wallet/user-events/rebroadcast.ts'
import { BEGAN, bundleOf, SENDER } from '../../core/bundle/bundles.ts'
import { newWorld, readSent } from './world.ts'

type World = ReturnType<typeof newWorld>

function begun(bundle: Bundle): World {
  const world = newWorld()
  world.state.disk.set(bundle.id, bundle)
  return world
}

function stored({ state }: World): Bundle {
  const [bundle] = state.disk.values()
  if (!bundle) throw new Error('expected a bundle')
  return bundle
}

/** The same background looks once a second. */
async function watch(world: World, seconds: number): Promise<Bundle> {
  for (let second = 0; second < seconds; second += 1) {
    world.state.now += 1
    await world.look(stored(world).id)
  }
  return stored(world)
}

const whatOf = ({ history }: Bundle) => history.map(({ what }) => what)
const BEGINNING = ['approved', 'reserved', 'signed', 'broadcast']
const notAsked = () => Promise.reject(new Error('not asked'))

function byHand({ state, node }: World): ReplacementPorts<Bundle> {
  return {
    node: () => node,
    satsPerVbyte: notAsked,
    leastSatsPerVbyte: notAsked,
    tipHeight: notAsked,
    evicted: notAsked,
    coinsBeside: notAsked,
    ownScripts: notAsked,
    transaction: notAsked,
    nowSeconds: () => state.now,
    load: async (id) => state.disk.get(id),
    save: async (bundle) => void state.disk.set(bundle.id, bundle),
    exclusive: (_name, work) => work(),
    wake: () => undefined,
  }
}

async function raise(world: World, purpose: 'step' | 'cancel'): Promise<boolean> {
  const offer = await offerReplacement(stored(world), 0, purpose, byHand(world))
  if ('unavailable' in offer) throw new Error(offer.unavailable.code)
  return acceptReplacement(stored(world).id, offer, byHand(world))
}

/** The node accepts the call but never shows it. */
async function stalled(calls = 1, of = bundleOf(calls)): Promise<World> {
  const world = begun(of)
  world.state.hides = true
  await watch(world, 150)
  return world
}

describe('a call that waits for the user', () => {
  it.each(['unlock', 'fee'] as const)('is told once on the desktop, and then as done: %s', async (need) => {
    const world = begun(bundleOf(1))
    const { feeWei } = world.state
    if (need === 'unlock') world.state.isUnlocked = false
    else world.state.feeWei = 10n ** 15n
    expect((await watch(world, 30)).needs?.what).toBe(need)
    expect([world.state.told, world.state.sent]).toEqual([['calls'], []])
    await world.live(stored(world).id)
    expect(world.state.told).toEqual(['calls'])
    world.state.isUnlocked = true
    world.state.feeWei = feeWei
    expect((await watch(world, 5)).stage).toEqual({ stage: 'done' })
    expect(world.state.told).toEqual(['calls', 'done'])
  })
})

describe('a call that is in no block', () => {
  it('is told to be slow once, broadcast by the schedule, and told again only as done', async () => {
    const world = await stalled()
    const bundle = await watch(world, 450)
    expect([whatOf(bundle), world.state.told]).toEqual([[...BEGINNING, 'stalled'], ['calls']])
    expect(world.state.timesSent).toBeGreaterThan(5)
    expect(world.state.timesSent).toBeLessThanOrEqual(20)
    world.state.hides = false
    world.state.sent.forEach(world.mine)
    expect((await watch(world, 5)).stage).toEqual({ stage: 'done' })
    expect(world.state.told).toEqual(['calls', 'done'])
  })

  it('is told to be slow again only after it got on, by another worker too', async () => {
    const world = await stalled()
    await world.live('bundle:one')
    await raise(world, 'step')
    expect((await watch(world, 100)).stalledSinceSeconds).toBeUndefined()
    expect(world.state.told).toEqual(['calls'])
    await watch(world, 100)
    expect(world.state.told).toEqual(['calls', 'calls'])
  })

  it('is not slow while its money is still to come', async () => {
    const world = begun(bundleOf(1, { funding: ['leg'] }))
    world.state.stages.set('leg', 'tracking')
    expect(whatOf(await watch(world, 600))).toEqual(['approved'])
  })

  it('leaves once more when the user sends it again, and only while it waits', async () => {
    const world = await stalled()
    const before = world.state.timesSent
    expect(await rebroadcastByUser(stored(world).id, byHand(world))).toBe(true)
    await watch(world, 1)
    expect(world.state.timesSent).toBe(before + 1)
    expect(new Set(world.state.sent).size).toBe(1)
    world.state.hides = false
    world.state.sent.forEach(world.mine)
    await watch(world, 2)
    expect(await rebroadcastByUser(stored(world).id, byHand(world))).toBe(false)
  })

  it('is sped up with its own nonce, so that one of the two gets in', async () => {
    const world = await stalled()
    expect(await raise(world, 'step')).toBe(true)
    await watch(world, 2)
    const [first, second] = world.state.sent.map((raw) => parseTransaction(raw))
    expect(second).toMatchObject({ nonce: first?.nonce, to: first?.to, value: first?.value })
    expect(second?.maxFeePerGas).toBeGreaterThan(first?.maxFeePerGas ?? 0n)
    world.state.hides = false
    world.state.sent.slice(0, 1).forEach(world.mine)
    expect((await watch(world, 2)).stage).toEqual({ stage: 'done' })
  })

  it('is cancelled by a payment of nothing to oneself, after which nothing more is sent', async () => {
    const world = await stalled(2)
    expect(await raise(world, 'cancel')).toBe(true)
    await watch(world, 2)
    expect(readSent(world.state.sent).at(-1)).toMatchObject({ to: SENDER.toLowerCase(), value: 0n, data: undefined })
    world.state.hides = false
    world.state.sent.slice(1).forEach(world.mine)
    const bundle = await watch(world, 5)
    expect(bundle.stage).toEqual({ stage: 'failed', end: { reason: 'cancelled', index: 0 } })
    expect([world.state.sent.length, world.state.told, bundleStatusCode(bundle)]).toEqual([2, ['calls', 'failed'], 400])
  })

  it.each([
    ['as the node estimates, and a quarter more', 24_000n, 30_000n],
    ['twice as its own limit at most', 10n ** 9n, 42_000n],
  ])('is cancelled with as much gas %s', async (_most, estimate, gas) => {
    const world = await stalled()
    world.state.cancelGas = estimate
    await raise(world, 'cancel')
    await watch(world, 2)
    expect(world.state.sent.map((raw) => parseTransaction(raw).gas)).toEqual([21_000n, gas])
  })

  it('may be faster than its cancellation: nothing after it is sent', async () => {
    const world = await stalled(2)
    await raise(world, 'cancel')
    await watch(world, 2)
    world.state.hides = false
    world.state.sent.slice(0, 1).forEach(world.mine)
    const bundle = await watch(world, 5)
    expect(bundle.stage).toEqual({ stage: 'failed', end: { reason: 'cancelled', index: 0 } })
    expect([world.state.sent.length, bundleStatusCode(bundle)]).toEqual([2, 600])
  })
})

it('the end of a delegation can be sped up and cancelled, whatever the delegate does with the cancellation', async () => {
  const of = bundleOf(1, { requester: UNDELEGATION, calls: [undelegationCall(SENDER)] })
  const world = await stalled(1, of)
  for (const purpose of ['step', 'cancel'] as const) await raise(world, purpose).then(() => watch(world, 2))
  expect(world.state.sent.map((raw) => parseTransaction(raw).type)).toEqual(['eip7702', 'eip7702', 'eip1559'])
  Object.assign(world.state, { hides: false, reverts: true })
  world.state.sent.slice(2).forEach(world.mine)
  expect((await watch(world, 5)).stage).toEqual({ stage: 'failed', end: { reason: 'cancelled', index: 0 } })
})

describe('an allowance that is revoked', () => {
  const data = calldata(SELECTORS.approve, `0x${'5e'.repeat(20)}`, 0n)
  const call = { to: `0x${'70'.repeat(20)}`, data, value: 0n, gas: undefined }
  const takingBack = { ...bundleOf(1, { requester: { by: 'wallet', wish: 'revoke' } }), calls: [call] }

  it('is done without effect where the token keeps it, once its block is final', async () => {
    const world = begun(takingBack)
    world.state.allowance = 1n
    expect((await watch(world, 3)).stage).toEqual({ stage: 'calls' })
    world.state.height += 20n
    expect((await watch(world, 3)).stage).toEqual({ stage: 'failed', end: { reason: 'noEffect', index: 0 } })
    expect([world.state.sent.length, world.state.told]).toEqual([1, ['failed']])
  })

  it('is done where nothing is left of it', async () => {
    const world = begun(takingBack)
    expect((await watch(world, 3)).stage).toEqual({ stage: 'done' })
  })
})

describe('the mark of a call', () => {
  it('is written after the row, and before its bytes first leave', async () => {
    const world = begun(bundleOf(2))
    await world.live(stored(world).id)
    const { marked, sent } = world.state
    expect(sent).toHaveLength(2)
    for (const hashesBefore of [0, 1]) {
      const first = marked.find(({ bundle }) => bundle.items[hashesBefore]?.phase === 'broadcast')
      expect(first?.timesSent).toBe(hashesBefore)
      expect(first?.stored).toEqual(first?.bundle)
    }
  })
})

describe('an older disk', () => {
  it('sends nothing a second time, whichever call it stands before', async () => {
    const bundle = bundleOf(2)
    const world = begun(bundle)
    const { state } = world
    for (const sentBefore of [0, 1]) {
      state.disk.set(bundle.id, bundle)
      state.sent = []
      let copy = bundle
      const { set } = state.disk
      state.disk.set = (id, saved) => {
        if (state.sent.length === sentBefore && saved.items[sentBefore]?.phase === 'planned') copy = saved
        return set.call(state.disk, id, saved)
      }
      expect((await world.live(bundle.id))?.stage).toEqual({ stage: 'done' })
      state.disk.set = set
      state.disk.set(bundle.id, copy)
      const after = await world.live(bundle.id)
      const sent = readSent(state.sent).map((_, index) => ({
        index,
        status: 'success' as const,
        hash: keccak256(state.sent[index] ?? '0x'),
      }))
      const end = { reason: 'sentElsewhere', sent: sent.slice(sentBefore) }
      expect(after?.stage).toEqual({ stage: 'failed', end })
      expect([state.sent.length, after && hashesInBlocks(after)]).toEqual([2, sent.map(({ hash }) => hash)])
    }
  })

  it('is no reason to stop where this wallet itself has used the nonces between', async () => {
    const other = { ...bundleOf(1), id: 'bundle:other' }
    const world = begun(bundleOf(1))
    world.state.disk.set(other.id, other)
    await world.live(other.id)
    expect((await world.live('bundle:one'))?.stage).toEqual({ stage: 'done' })
    expect(world.state.sent).toHaveLength(2)
  })

  it('ends in doubt where the account has sent anything since the yes that no node shows', async () => {
    const world = begun(bundleOf(1))
    world.state.others = 1
    expect((await world.live('bundle:one'))?.stage).toEqual({ stage: 'failed', end: { reason: 'maybeSent' } })
    expect([world.state.sent, world.state.told]).toEqual([[], ['failed']])
  })

  it('that has lost saves signs nothing more, and follows what it knows to be out', async () => {
    const lostSaves = { seq: 9 }
    const world = begun({ ...bundleOf(1), lostSaves })
    expect((await world.live('bundle:one'))?.stage).toEqual({ stage: 'failed', end: { reason: 'maybeSent' } })
    expect(world.state.sent).toEqual([])
    const out = await stalled()
    out.state.disk.set('bundle:one', { ...stored(out), lostSaves })
    out.state.hides = false
    out.state.sent.forEach(out.mine)
    expect((await watch(out, 3)).stage).toEqual({ stage: 'done' })
  })
})

describe('a fee above what was shown', () => {
  async function follow(world: World, seconds: number): Promise<Bundle> {
    const until = world.state.now + seconds
    while (world.state.now < until) {
      await world.look('bundle:one')
      const { pause } = bundleTracking(stored(world), { nowSeconds: world.state.now, blockSeconds: 2 })
      world.state.now += Math.max(1, Math.ceil(pause(false) / 1_000))
    }
    return stored(world)
  }

  it('is read 120 times an hour at most, and ends with the yes', async () => {
    const world = begun(bundleOf(1, { funding: ['leg'] }))
    world.state.stages.set('leg', 'filled')
    world.state.feeWei = 10n ** 15n
    const bundle = await follow(world, 3_599)
    expect([bundle.stage.stage, bundle.needs?.what]).toEqual(['calls', 'fee'])
    expect(world.state.feeReads).toBeGreaterThan(100)
    expect(world.state.feeReads).toBeLessThanOrEqual(120)
    expect((await follow(world, 120)).stage).toEqual({ stage: 'failed', end: { reason: 'expired' } })
  })

  it('is paid once it falls in time', async () => {
    const world = begun(bundleOf(1))
    world.state.feeWei = 10n ** 15n
    await follow(world, FIRST_SIGNATURE_SECONDS - 60)
    expect(world.state.sent).toEqual([])
    world.state.feeWei = 10n ** 9n
    expect((await follow(world, 40)).stage).toEqual({ stage: 'done' })
    expect(world.state.now).toBeLessThan(BEGAN + FIRST_SIGNATURE_SECONDS + 60)
  })
})

describe('a signed call that no node has', () => {
  async function stoppedAtSigned(): Promise<World> {
    for (let killAt = 1; killAt < 100; killAt += 1) {
      const world = begun(bundleOf(1))
      Object.assign(world.state, { killAt, killsAfter: true })
      await world.look('bundle:one').catch(() => undefined)
      if (stored(world).items[0]?.phase === 'signed') return world
    }
    throw new Error('expected a kill at a signed call')
  }

  it.each([
    { after: FIRST_SIGNATURE_SECONDS, stage: { stage: 'done' }, sent: 1 },
    { after: FIRST_SIGNATURE_SECONDS + 1, stage: { stage: 'failed', end: { reason: 'expired' } }, sent: 0 },
  ])('leaves as long as the yes counts: $after s after it, sent $sent times', async ({ after, stage, sent }) => {
    const world = await stoppedAtSigned()
    world.state.now = BEGAN + after
    await world.live('bundle:one')
    expect([(await watch(world, 5)).stage, world.state.sent.length]).toEqual([stage, sent])
  })
})
