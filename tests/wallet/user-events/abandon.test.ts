import { describe, expect, it } from 'vitest'
import { canBeAbandoned } from '../../../src/core/execution/abandon.ts'
import type { Execution, ItemState } from '../../../src/core/execution/execution.ts'
import type { ServiceStatus } from '../../../src/core/execution/service-status.ts'
import { failedSaying } from '../../../src/core/reason/reason.ts'
import { resourcesHeld } from '../../../src/core/reservation/resources.ts'
import type { Signed } from '../../../src/core/sign/signed.ts'
import { type AbandonPorts, abandonTransfer } from '../../../src/wallet/user-events/abandon.ts'
import { ethInput, NOW, usdcInput } from '../../core/honest.ts'
import { madeSigned, only } from '../../made.ts'
import { approve, live, newSim, type Sim } from '../sim.ts'

function portsOf(sim: Sim, woken: string[] = []): AbandonPorts {
  return {
    load: async (id) => sim.stored.get(id),
    save: async (execution) => void sim.stored.set(execution.id, execution),
    exclusive: (_name, work) => work(),
    nowSeconds: () => NOW,
    wake: (id) => void woken.push(id),
    deposited: async () => undefined,
  }
}

/** Both steps are included by this call. */
const LAST_KILL = 60
const APART = { stepOrder: { stepOrder: 'sequential' } } as const

describe('giving a transfer up', () => {
  it('ends it before its first signature, told once, and nothing of it is ever signed', async () => {
    const sim = newSim(() => ({ status: 'waiting' }))
    approve(sim, ethInput)
    const woken: string[] = []
    expect(await abandonTransfer('transfer', portsOf(sim, woken))).toBe('abandoned')
    expect(woken).toEqual(['transfer'])
    for (let life = 0; life < 3; life += 1) await live(sim, 'transfer', ethInput)
    expect(sim.stored.get('transfer')?.stage).toEqual({ stage: 'failed', end: { reason: 'abandoned' } })
    expect([sim.signatures.length, sim.sent.length, sim.told.length]).toEqual([0, 0, 1])
  })

  describe('that waits for a payment from elsewhere', () => {
    const plan = only<Execution['plan']>([{ kind: 'depositAddress' }])
    const said = (status: ServiceStatus['status'] | undefined) =>
      only<Execution['stage']>({
        stage: 'tracking',
        status: status === undefined ? undefined : { status },
        reportedAtSeconds: NOW,
      })
    const storing = (payment: 'strictAddress' | 'openAddress', status?: ServiceStatus['status']) => {
      const sim = newSim(() => ({ status: 'waiting' }))
      approve(sim, ethInput)
      const execution = sim.stored.get('transfer')
      if (!execution) throw new Error('expected a transfer')
      const intent = { ...execution.intent, payment }
      sim.stored.set('transfer', { ...execution, intent, plan, items: [{ phase: 'planned' }], stage: said(status) })
      return sim
    }
    const holding = (arrived: bigint) => async () =>
      ({ ok: true, value: { arrived, waiting: 0n, payments: undefined } }) as const
    const ended = async (sim: Sim, arrived: bigint) =>
      abandonTransfer('transfer', { ...portsOf(sim), deposited: holding(arrived) })

    it('ends while nobody knows of a payment', async () => {
      const sim = storing('strictAddress', 'waiting')
      expect(await ended(sim, 0n)).toBe('abandoned')
      expect(sim.stored.get('transfer')?.stage).toEqual({ stage: 'failed', end: { reason: 'abandoned' } })
      expect(await ended(storing('strictAddress'), 0n)).toBe('abandoned')
    })

    it('goes on once the wallet sees money at the address of this order, or the service does', async () => {
      expect(await ended(storing('strictAddress', 'waiting'), 1n)).toBe('tooLate')
      expect(await ended(storing('strictAddress', 'pending'), 0n)).toBe('tooLate')
      expect(await ended(storing('openAddress', 'waiting'), 1n)).toBe('abandoned')
    })

    it('goes on while nobody says whether the address of this order was paid', async () => {
      const silent = async () => failedSaying('no answer')
      const unread = async (sim: Sim) => abandonTransfer('transfer', { ...portsOf(sim), deposited: silent })
      const sim = storing('strictAddress', 'waiting')
      expect(await unread(sim)).toBe('unread')
      expect(sim.stored.get('transfer')?.stage).toMatchObject({ stage: 'tracking' })
      expect(await unread(storing('openAddress', 'waiting'))).toBe('abandoned')
    })

    it('is never what a transfer is that was paid by the wallet', () => {
      expect(canBeAbandoned({ ...APART, stage: said('waiting'), items: [], plan: [] })).toBe(false)
      const own = only<Execution['plan']>([{ kind: 'evmTransaction' }])
      expect(canBeAbandoned({ ...APART, stage: said('waiting'), items: [], plan: own })).toBe(false)
    })
  })

  describe('that was found paid, and not by this wallet', () => {
    const following = (changes: Partial<Execution>) => {
      const sim = newSim(() => ({ status: 'pending' }))
      approve(sim, ethInput)
      const execution = sim.stored.get('transfer')
      if (!execution) throw new Error('expected a transfer')
      const stage = { stage: 'tracking', status: undefined, reportedAtSeconds: undefined } as const
      const elsewhere = { hash: undefined, atSeconds: NOW }
      sim.stored.set('transfer', { ...execution, stage, elsewhere, stalledSinceSeconds: NOW, ...changes })
      return sim
    }

    it('ends once it is slow: the service may have said so of an order that nobody paid', async () => {
      const sim = following({})
      expect(await abandonTransfer('transfer', portsOf(sim))).toBe('abandoned')
      expect(sim.stored.get('transfer')?.stage).toEqual({ stage: 'failed', end: { reason: 'abandoned' } })
    })

    it('is followed until then, and where bytes of this wallet may get in', async () => {
      expect(await abandonTransfer('transfer', portsOf(following({ stalledSinceSeconds: undefined })))).toBe('tooLate')
      expect(await abandonTransfer('transfer', portsOf(following({ elsewhere: undefined })))).toBe('tooLate')
      expect(await abandonTransfer('transfer', portsOf(following({ items: [made('broadcast')] })))).toBe('tooLate')
    })
  })

  it('is too late once bytes exist, and changes nothing', async () => {
    const sim = newSim(() => ({ status: 'waiting' }))
    sim.pendingLooks = 50
    approve(sim, ethInput)
    await live(sim, 'transfer', ethInput)
    const before = sim.stored.get('transfer')
    expect(await abandonTransfer('transfer', portsOf(sim))).toBe('tooLate')
    expect(sim.stored.get('transfer')).toBe(before)
    expect(await abandonTransfer('of somebody else', portsOf(sim))).toBe('tooLate')
  })

  it.each(['before', 'after'] as const)(
    'drops signed bytes that are unbroadcast, and none that may be out, wherever it was killed: %s',
    async (mode) => {
      const came = { halfSigned: 0, tooLate: 0 }
      for (let killAt = 1; killAt < LAST_KILL; killAt += 1) {
        const sim = newSim(() => ({ status: 'success', txHashes: ['0xf1'] }))
        approve(sim, usdcInput, [100_000_000n])
        Object.assign(sim, { killAt, mode })
        if ((await live(sim, 'transfer', usdcInput)) === 'rests') continue
        const before = sim.stored.get('transfer')
        const isSigned = before?.items.some(({ phase }) => phase === 'signed')
        // A step after the included one may be unbroadcast.
        const isInBlock = before?.items.some(({ phase }) => phase === 'included')
        const mayBeOut = before?.stage.stage !== 'steps' || before.items.some(({ phase }) => phase === 'broadcast')
        if (sim.sent.length > 0) expect(mayBeOut || isInBlock).toBe(true)
        const outcome = await abandonTransfer('transfer', portsOf(sim))
        expect(outcome).toBe(mayBeOut ? 'tooLate' : 'abandoned')
        for (let life = 0; life < 9; life += 1) await live(sim, 'transfer', usdcInput)
        const after = sim.stored.get('transfer')
        if (mayBeOut) {
          came.tooLate += 1
          expect([after?.stage.stage, sim.sent.length]).toEqual(['filled', 2])
          continue
        }
        if (isSigned) came.halfSigned += 1
        expect(after?.stage).toEqual({ stage: 'failed', end: { reason: 'abandoned' } })
        expect(after?.items.some(({ phase }) => phase === 'signed')).toBe(false)
        expect(after && resourcesHeld(after)).toEqual([])
        expect([sim.sent.length, sim.told.length]).toEqual([isInBlock ? 1 : 0, 1])
      }
      expect(Math.min(came.halfSigned, came.tooLate)).toBeGreaterThan(0)
    },
  )

  it.each<[string, readonly ItemState[], boolean]>([
    ['nothing was begun', [{ phase: 'planned' }], true],
    ['a nonce was taken', [reserved()], true],
    ['a step is done and the next not begun', [made('included'), { phase: 'planned' }], true],
    ['a step is final and the next reserved', [made('finalized'), reserved()], true],
    ['bytes are signed and unbroadcast', [made('signed')], true],
    ['bytes are broadcast', [made('included'), made('broadcast')], false],
    ['a step is without effect', [made('ineffective'), { phase: 'planned' }], true],
    ['a higher fee waits for its signature', [reserved([signed])], false],
  ])('where %s: %#', (_name, items, isPossible) => {
    expect(canBeAbandoned({ ...APART, stage: { stage: 'steps' }, items, plan: [] })).toBe(isPossible)
    expect(canBeAbandoned({ ...APART, stage: { stage: 'failed', end: { reason: 'expired' } }, items, plan: [] })).toBe(
      false,
    )
  })

  it.each(['signed', 'broadcast'] as const)('where a mapping that moves nothing is %s', (phase) => {
    const plan = only<Execution['plan']>([{ kind: 'exchangeAAuthorize' }, { kind: 'exchangeATransfer' }])
    const about = { ...APART, stage: { stage: 'steps' }, plan } as const
    expect(canBeAbandoned({ ...about, items: [made(phase), { phase: 'planned' }] })).toBe(true)
    expect(canBeAbandoned({ ...about, items: [made(phase), reserved()] })).toBe(true)
    expect(canBeAbandoned({ ...about, items: [made('included'), made(phase)] })).toBe(phase === 'signed')
  })
})

const signed = madeSigned({ hash: '0x01' })

function reserved(earlier: readonly Signed[] = []): ItemState {
  return { phase: 'reserved', terms: { terms: 'none' }, purpose: 'step', earlier }
}

function made(phase: 'signed' | 'broadcast' | 'included' | 'finalized' | 'ineffective'): ItemState {
  return {
    phase,
    terms: { terms: 'none' },
    signed,
    earlier: [],
    inclusion: { in: 'service', atSeconds: 1 },
  } as ItemState
}
