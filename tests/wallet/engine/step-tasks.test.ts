import { describe, expect, it } from 'vitest'
import { applyToBundle, type BundleEvent } from '../../../src/core/bundle/apply.ts'
import type { Bundle } from '../../../src/core/bundle/bundle.ts'
import type { Signed } from '../../../src/core/sign/signed.ts'
import { createBroadcastMemory } from '../../../src/wallet/engine/adapters/broadcast-memory.ts'
import { broadcastStep, confirmStep, reserveStep, type StepTaskWork } from '../../../src/wallet/engine/step-tasks.ts'
import { BEGAN, bundleOf } from '../../core/bundle/bundles.ts'
import { only } from '../../made.ts'

const terms = { terms: 'evm', nonce: 3, gasLimit: 1n, maxFeePerGasWei: 2n, maxPriorityFeePerGasWei: 1n } as const
const signed = { kind: 'evmTransaction', purpose: 'step', chainId: 8453, bytes: '0x02', hash: '0xaa' } as Signed
const inclusion = { in: 'block', blockNumber: 7n, blockHash: '0xb7' } as const
/** The first call is included 200 seconds after the yes; the second isn't made yet. */
const IN_BLOCK = 200
const events: readonly BundleEvent[] = [
  { event: 'reserved', index: 0, terms, atSeconds: BEGAN },
  { event: 'signed', index: 0, signed, atSeconds: BEGAN },
  { event: 'broadcast', index: 0, atSeconds: BEGAN },
  { event: 'included', index: 0, hash: '0xaa', inclusion, atSeconds: BEGAN + IN_BLOCK },
]
const halfDone = events.reduce(applyToBundle, bundleOf(2))

/** No node answers the nonce look, and the yes lasts 300 seconds. */
function reservedAt(record: Bundle, later: number): Promise<BundleEvent | undefined> {
  const silent = async () => ({ event: 'obstructed', reason: { code: 'OFFLINE' }, atSeconds: BEGAN + later }) as const
  const work = only<StepTaskWork<BundleEvent>>({
    record,
    yes: { atSeconds: BEGAN, lastsSeconds: 300, deadlineSeconds: 0 },
    settle: async () => undefined,
    reserve: silent,
    obstructed: async (obstacle: BundleEvent) => obstacle,
    expired: async () => ({ event: 'ended', end: { reason: 'expired' }, atSeconds: BEGAN + later }),
    nowSeconds: () => BEGAN + later,
  })
  return reserveStep<BundleEvent>(1, work)
}

describe('a yes', () => {
  it('counts anew from the block of a step, whatever the timeline still holds', async () => {
    for (const record of [halfDone, { ...halfDone, history: [] }]) {
      expect(await reservedAt(record, IN_BLOCK + 299)).toMatchObject({ event: 'obstructed' })
      expect(await reservedAt(record, IN_BLOCK + 301)).toMatchObject({ event: 'ended' })
    }
  })

  it('does not count anew from a block that a reorganisation took the step out of', async () => {
    const gone = applyToBundle(halfDone, { event: 'reorged', index: 0, atSeconds: BEGAN + IN_BLOCK + 1 })
    expect(await reservedAt(gone, 301)).toMatchObject({ event: 'ended' })
  })
})

describe('an included step', () => {
  const next = { ...signed, hash: '0xbb' } as Signed
  const reorged = { event: 'reorged', index: 0, atSeconds: BEGAN } as const
  const obstructed = { event: 'obstructed', reason: { code: 'OFFLINE' }, atSeconds: BEGAN } as const
  const broadcast: readonly BundleEvent[] = [
    { event: 'reserved', index: 1, terms: { ...terms, nonce: 4 }, atSeconds: BEGAN },
    { event: 'signed', index: 1, signed: next, atSeconds: BEGAN },
    { event: 'broadcast', index: 1, atSeconds: BEGAN },
  ]
  const record = broadcast.reduce(applyToBundle, halfDone)

  async function look(own: BundleEvent | undefined) {
    const rechecked: number[] = []
    const work = only<StepTaskWork<BundleEvent>>({
      record,
      confirmWaiting: async () => own,
      settle: async (index: number) => {
        rechecked.push(index)
        return reorged
      },
      broadcasts: { isDue: () => false },
    })
    return { event: await confirmStep<BundleEvent>(1, work), rechecked }
  }

  it('is asked about again only where the step after it is not in a block yet', async () => {
    const included = { event: 'included', index: 1, hash: '0xbb', inclusion, atSeconds: BEGAN } as const
    expect(await look(included)).toEqual({ event: included, rechecked: [] })
    for (const own of [undefined, obstructed]) expect(await look(own)).toEqual({ event: reorged, rechecked: [0] })
  })
})

describe('signed bytes that nobody has', () => {
  const seconds = (after: number) => BEGAN + IN_BLOCK + after
  const events: readonly BundleEvent[] = [
    { event: 'reserved', index: 1, terms: { ...terms, nonce: 4 }, atSeconds: seconds(0) },
    { event: 'signed', index: 1, signed, atSeconds: seconds(0) },
  ]
  const record = events.reduce(applyToBundle, halfDone)
  const unproven = { event: 'obstructed', reason: { code: 'OFFLINE' }, atSeconds: BEGAN } as const
  const included = { event: 'included', index: 1, hash: '0xaa', inclusion, atSeconds: BEGAN } as const
  const expired = { event: 'ended', end: { reason: 'expired' }, atSeconds: BEGAN } as const

  function leaving(after: number, came: Readonly<{ record?: Bundle; proof?: BundleEvent; look?: BundleEvent }> = {}) {
    const work = only<StepTaskWork<BundleEvent>>({
      record: came.record ?? record,
      yes: { atSeconds: BEGAN, lastsSeconds: 300, deadlineSeconds: 0 },
      unproven: async () => came.proof,
      confirm: async () => came.look,
      expired: async () => expired,
      broadcasts: createBroadcastMemory(),
      nowSeconds: () => seconds(after),
    })
    return broadcastStep<BundleEvent>(1, work)
  }

  it('leave while the yes counts, and are proven again a minute after it', async () => {
    expect(await leaving(60 - IN_BLOCK, { proof: unproven })).toMatchObject({ event: 'broadcast' })
    expect(await leaving(61 - IN_BLOCK, { proof: unproven })).toBe(unproven)
    expect(await leaving(300)).toMatchObject({ event: 'broadcast' })
  })

  it('expire with the yes, unless a copy of the profile sent them', async () => {
    expect(await leaving(301)).toBe(expired)
    expect(await leaving(301, { look: unproven })).toBe(expired)
    expect(await leaving(301, { look: included })).toBe(included)
    expect(applyToBundle(record, expired).items[1]).toEqual({ phase: 'planned' })
  })

  it('leave at any time where saves were lost or earlier bytes are out', async () => {
    const lost = { ...record, lostSaves: { seq: 9 } }
    const items = record.items.map((state) => ('signed' in state ? { ...state, earlier: [signed] } : state))
    for (const each of [lost, { ...record, items }]) {
      expect(await leaving(9_999, { record: each, proof: unproven })).toMatchObject({ event: 'broadcast' })
    }
  })
})
