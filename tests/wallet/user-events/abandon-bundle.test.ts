import { describe, expect, it } from 'vitest'
import { isBundleAbandonOffered } from '../../../src/core/bundle/abandon.ts'
import { hashesInBlocks } from '../../../src/core/bundle/bundle.ts'
import { bundleStatusCode } from '../../../src/provider/methods/bundle-status.ts'
import { decodeBundle } from '../../../src/store/bundles/schema.ts'
import { bundleOf, payment } from '../../core/bundle/bundles.ts'
import { newWorld } from '../bundles/world.ts'

const ID = 'bundle:one'

async function waiting(change: (state: ReturnType<typeof newWorld>['state']) => void) {
  const world = newWorld()
  world.state.disk.set(ID, bundleOf(1))
  change(world.state)
  await world.live(ID)
  return world
}

describe('calls that wait', () => {
  it('can be abandoned where no node answers, at once and not after a day, and count as perhaps sent', async () => {
    const { state, abandon, live } = await waiting((state) => {
      state.isSilent = true
    })
    const before = state.disk.get(ID)
    expect(before && isBundleAbandonOffered(before)).toBe(true)
    expect(await abandon(ID)).toBe('abandoned')
    const after = state.disk.get(ID)
    expect(after?.stage).toEqual({ stage: 'failed', end: { reason: 'maybeSent' } })
    expect(after && bundleStatusCode(after)).toBe(600)
    state.isSilent = false
    await live(ID)
    expect(state.sent).toEqual([])
  })

  it('end as abandoned where the account has sent nothing since, and are not told', async () => {
    const { state, abandon, live } = await waiting((state) => {
      state.isUnlocked = false
    })
    const told = state.told.length
    expect(await abandon(ID)).toBe('abandoned')
    const after = state.disk.get(ID)
    expect(after?.stage).toEqual({ stage: 'failed', end: { reason: 'abandoned' } })
    expect(after && bundleStatusCode(after)).toBe(400)
    expect(decodeBundle(after)).toMatchObject({ ok: true })
    state.isUnlocked = true
    await live(ID)
    expect([state.sent.length, state.told.length]).toEqual([0, told])
  })

  it('end as sent where another copy of the wallet has sent them', async () => {
    const { state, abandon } = await waiting((state) => {
      state.isUnlocked = false
    })
    state.others = 1
    const { to, value, data } = payment(1n)
    state.elsewhere.set(0, { hash: '0xe1', to, value, data })
    expect(await abandon(ID)).toBe('abandoned')
    expect(state.disk.get(ID)?.stage).toMatchObject({ end: { reason: 'sentElsewhere' } })
  })

  it('can not be abandoned once bytes are out', async () => {
    const { state, abandon } = await waiting((state) => {
      state.hides = true
    })
    const before = state.disk.get(ID)
    expect(state.sent).toHaveLength(1)
    expect(before && isBundleAbandonOffered({ ...before, stalledSinceSeconds: 1 })).toBe(false)
    expect(await abandon(ID)).toBe('tooLate')
    expect(before && hashesInBlocks(before)).toEqual([])
  })
})
