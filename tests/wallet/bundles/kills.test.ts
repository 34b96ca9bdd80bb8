import { describe, expect, it } from 'vitest'
import { revokeCall } from '../../../src/core/allowances/revoke.ts'
import type { Bundle } from '../../../src/core/bundle/bundle.ts'
import { UNDELEGATION, undelegationCall } from '../../../src/core/bundle/undelegation.ts'
import { FUNDED_SIGNATURE_SECONDS } from '../../../src/wallet/bundles/perform.ts'
import { REFUSED_FOR_SECONDS } from '../../../src/wallet/bundles/reservation.ts'
import { FIRST_SIGNATURE_SECONDS } from '../../../src/wallet/engine/transfer-steps.ts'
import { BEGAN, bundleOf, payment, SENDER } from '../../core/bundle/bundles.ts'
import { deposit, depositLog } from '../../core/bundle/deposits.ts'
import { Killed, newWorld, readSent } from './world.ts'

const [USDC, SPENDER] = [`0x${'a1'.repeat(20)}`, `0x${'b2'.repeat(20)}`]
const takingBack = bundleOf(1, {
  requester: { by: 'wallet', wish: 'revoke' },
  calls: [revokeCall({ token: USDC, spender: SPENDER, at: 'token' }, { contracts: [] })].flatMap((call) => call ?? []),
})

const undelegating = bundleOf(1, { requester: UNDELEGATION, calls: [undelegationCall(SENDER.toLowerCase())] })

type World = ReturnType<typeof newWorld>

async function liveOn({ state, live }: World, id: string): Promise<Bundle | undefined> {
  for (let life = 0; life < 20; life += 1) {
    try {
      await live(id)
    } catch (error) {
      if (!(error instanceof Killed)) throw error
      state.killAt = Number.POSITIVE_INFINITY
    }
  }
  return state.disk.get(id)
}

function begun(bundle: Bundle): World {
  const world = newWorld()
  world.state.disk.set(bundle.id, bundle)
  return world
}

async function lengthOf(bundle: Bundle): Promise<number> {
  const world = begun(bundle)
  world.state.stages.set('leg', 'filled')
  await liveOn(world, bundle.id)
  return world.state.calls
}

describe.each([
  ['one call', bundleOf(1)],
  ['three calls', bundleOf(3)],
  ['a call whose money comes first', bundleOf(1, { funding: ['leg'] })],
  ['an allowance that the user revokes', takingBack],
  ['the end of a delegation', undelegating],
])('%s', (_name, bundle) => {
  it('killed before or after anything it does, sends each call once, in order, and tells once', async () => {
    const length = await lengthOf(bundle)
    expect(length).toBeGreaterThan(8)
    for (const killsAfter of [false, true]) {
      for (let killAt = 1; killAt <= length; killAt += 1) {
        const world = begun(bundle)
        world.state.stages.set('leg', 'filled')
        Object.assign(world.state, { killAt, killsAfter, logs: [depositLog] })
        const ended = await liveOn(world, bundle.id)
        const about = `killed ${killsAfter ? 'after' : 'before'} call ${killAt}`
        expect(ended?.stage, about).toEqual({ stage: 'done' })
        expect(readSent(world.state.sent), about).toEqual(
          bundle.calls.map(({ to, value, data }, nonce) =>
            expect.objectContaining({ to, value, ...(data === '0x' ? {} : { data }), ...(nonce > 0 ? { nonce } : {}) }),
          ),
        )
        expect(ended?.deposits?.read, about).toEqual(bundle.calls.map((_, index) => ({ ...deposit, index })))
        // A notice that is repeated after a kill replaces itself.
        expect(new Set(world.state.told), about).toEqual(new Set(['done']))
      }
    }
  })
})

describe('money that comes first', () => {
  it.each(['failed', 'refunded', undefined])('sends nothing after a transfer that is %s', async (stage) => {
    const bundle = bundleOf(2, { funding: ['leg', 'other'] })
    const world = begun(bundle)
    world.state.stages.set('other', 'filled')
    if (stage !== undefined) world.state.stages.set('leg', stage)
    expect((await liveOn(world, bundle.id))?.stage).toEqual({
      stage: 'failed',
      end: { reason: 'notFunded', executionId: 'leg', isRefunded: stage === 'refunded' },
    })
    expect(world.state.sent).toEqual([])
    expect(world.state.told).toEqual(['failed'])
  })

  it('sends nothing for an arrival that only the service tells of', async () => {
    const bundle = bundleOf(1, { funding: ['leg'] })
    const world = begun(bundle)
    world.state.stages.set('leg', 'filled')
    world.state.isRead = false
    expect((await liveOn(world, bundle.id))?.stage).toMatchObject({ stage: 'failed', end: { reason: 'notFunded' } })
    expect(world.state.sent).toEqual([])
  })

  it('waits as long as one of them is on its way, and signs nothing when that takes too long', async () => {
    const bundle = bundleOf(1, { funding: ['leg', 'other'] })
    const world = begun(bundle)
    world.state.stages.set('leg', 'filled').set('other', 'tracking')
    expect((await liveOn(world, bundle.id))?.stage).toEqual({ stage: 'funding' })
    world.state.now = BEGAN + FUNDED_SIGNATURE_SECONDS + 1
    world.state.stages.set('other', 'filled')
    expect((await liveOn(world, bundle.id))?.stage).toEqual({ stage: 'failed', end: { reason: 'expired' } })
    expect(world.state.sent).toEqual([])
  })
})

const TWO_BLOCKS_SECONDS = 24

describe('a call', () => {
  it('that would fail now is not signed, once the node has said so for a while', async () => {
    const bundle = bundleOf(1)
    const world = begun(bundle)
    world.state.refusal = 'execution reverted: too late'
    const waiting = await liveOn(world, bundle.id)
    expect(waiting?.stage).toEqual({ stage: 'calls' })
    // The timeline is display only: no code reads it back.
    if (waiting) world.state.disk.set(bundle.id, { ...waiting, history: [] })
    world.state.now += TWO_BLOCKS_SECONDS
    expect((await liveOn(world, bundle.id))?.stage).toEqual({ stage: 'calls' })
    world.state.now += REFUSED_FOR_SECONDS - TWO_BLOCKS_SECONDS
    const ended = await liveOn(world, bundle.id)
    expect(ended?.stage).toMatchObject({ stage: 'failed', end: { reason: 'wouldFail', index: 0 } })
    expect(world.state.sent).toEqual([])
  })

  it.each([
    ['a block’s gas', 8453, 60_000_001n],
    ['the cap of EIP-7825', 1, 16_777_217n],
  ])('above %s is not signed', async (_most, chainId, gas) => {
    const { mostGas } = bundleOf(1)
    const bundle = bundleOf(1, {
      chainId,
      calls: [{ ...payment(1n), gas }],
      mostGas: { ...mostGas, value: 10n ** 20n },
    })
    const world = begun(bundle)
    expect((await liveOn(world, bundle.id))?.obstacle?.code).toBe('GAS_ABOVE_LIMIT')
    world.state.now += REFUSED_FOR_SECONDS
    expect((await liveOn(world, bundle.id))?.stage).toMatchObject({ end: { reason: 'wouldFail', index: 0 } })
    expect(world.state.sent).toEqual([])
  })

  it('that a chain refuses is the last one', async () => {
    const bundle = bundleOf(2)
    const world = begun(bundle)
    Object.assign(world.state, { reverts: true, revertWords: 'execution reverted: sale is over' })
    const refused = await liveOn(world, bundle.id)
    expect(refused?.stage).toEqual({ stage: 'calls' })
    const line = { what: 'reverted', index: 0, detail: 'execution reverted: sale is over' }
    expect(refused?.history).toContainEqual(expect.objectContaining(line))
    expect(world.state.told).toEqual([])
    world.state.height += 11n
    expect((await liveOn(world, bundle.id))?.stage).toMatchObject({ end: { reason: 'reverted', index: 0 } })
    expect(world.state.sent).toHaveLength(1)
  })

  it.each([
    ['for a night', 1],
    ['where the clock is set back meanwhile', -1],
  ])('waits for an unlock, but not %s', async (_how, way) => {
    const bundle = bundleOf(1)
    const world = begun(bundle)
    world.state.isUnlocked = false
    expect((await liveOn(world, bundle.id))?.needs?.what).toBe('unlock')
    world.state.now += way * (FIRST_SIGNATURE_SECONDS + 1)
    world.state.isUnlocked = true
    expect((await liveOn(world, bundle.id))?.stage).toEqual({ stage: 'failed', end: { reason: 'expired' } })
    expect(world.state.sent).toEqual([])
  })

  it('after others waits for an unlock no longer than the first', async () => {
    const bundle = bundleOf(2)
    const world = begun(bundle)
    const { state } = world
    // The wallet locks during the first broadcast.
    const sent = state.sent.push.bind(state.sent)
    state.sent.push = (...raw) => {
      state.isUnlocked = false
      return sent(...raw)
    }
    expect((await liveOn(world, bundle.id))?.needs?.what).toBe('unlock')
    expect(state.sent).toHaveLength(1)
    state.now += FIRST_SIGNATURE_SECONDS + 1
    state.isUnlocked = true
    expect((await liveOn(world, bundle.id))?.stage).toEqual({ stage: 'failed', end: { reason: 'expired' } })
    expect(state.sent).toHaveLength(1)
  })

  it('waits where its fee is above what was shown', async () => {
    const { mostGas, ...rest } = bundleOf(1)
    const bundle: Bundle = { ...rest, mostGas: { ...mostGas, value: 20_999n * 10n ** 9n } }
    const world = begun(bundle)
    expect((await liveOn(world, bundle.id))?.needs?.what).toBe('fee')
    expect(world.state.sent).toEqual([])
  })
})
