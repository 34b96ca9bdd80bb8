import { describe, expect, it } from 'vitest'
import { apply } from '../../src/core/apply.ts'
import type { Execution, Inclusion } from '../../src/core/execution.ts'
import { next } from '../../src/core/next.ts'
import { devnet } from '../../src/core/profiles/devnet.ts'
import type { Signed } from '../../src/core/sign/signed.ts'
import { finding } from '../../src/core/verify/found.ts'
import { TAKEN_AFTER_SECONDS } from '../../src/wallet/carry/evm-bytes.ts'
import type { NodePort, Sending } from '../../src/wallet/node-port.ts'
import { FIRST_SIGNATURE_SECONDS, type StepPorts, send, signStep } from '../../src/wallet/steps.ts'
import { ethInput, NOW } from '../core/honest.ts'
import { anHonest, approvedOf } from './sim/flows.ts'
import { approve, live, newSim } from './sim.ts'
import { alwaysWatched, isStalledAt } from './watched.ts'

/** An execution that was killed while its deposit was as far as that. */
async function stoppedAt(phase: 'reserved' | 'signed'): Promise<Execution> {
  for (let killAt = 1; killAt < 100; killAt += 1) {
    const sim = newSim(() => ({ status: 'waiting' }))
    approve(sim, ethInput)
    Object.assign(sim, { killAt, mode: 'after' })
    await live(sim, 'crossing', ethInput)
    const execution = sim.stored.get('crossing')
    if (execution?.items[0]?.phase === phase) return execution
  }
  throw new Error(`expected to stop at a step that is ${phase}`)
}

/** An execution whose deposit is signed and not sent yet. */
const signed = () => stoppedAt('signed')

type Node = Readonly<{ sending: Sending['result']; isKnown: boolean; latest: number }>

function portsOf({ sending, isKnown, latest }: Node, nowSeconds: number): StepPorts {
  const node = {
    sendRaw: async () => ({ result: sending, message: `the node said ${sending}` }),
    isKnown: async () => ({ ok: true, value: isKnown }),
    nonce: async () => ({ ok: true, value: latest }),
  } as unknown as NodePort
  return {
    node: () => node,
    nowSeconds: () => nowSeconds,
    watchedSeconds: alwaysWatched(() => nowSeconds),
    profile: devnet,
  } as unknown as StepPorts
}

const task = { task: 'send', index: 0 } as const

describe('sending', () => {
  it.each(['accepted', 'known'] as const)('%s is sent', async (sending) => {
    const event = await send(task, await signed(), portsOf({ sending, isKnown: false, latest: 0 }, NOW))
    expect(event).toMatchObject({ event: 'sent' })
  })

  it.each(['unknown', 'rejected', 'underpriced', 'nonceTooLow'] as const)(
    '%s is sent when the node has it all the same',
    async (sending) => {
      const event = await send(task, await signed(), portsOf({ sending, isKnown: true, latest: 1 }, NOW))
      expect(event).toMatchObject({ event: 'sent' })
    },
  )

  it.each(['unknown', 'rejected', 'underpriced'] as const)(
    '%s changes nothing: the bytes stay and are sent again',
    async (sending) => {
      const execution = await signed()
      const event = await send(task, execution, portsOf({ sending, isKnown: false, latest: 5 }, NOW))
      expect(event).toMatchObject({ event: 'troubled' })
      expect(event && apply(execution, event).items).toEqual(execution.items)
    },
  )

  it('believes that a nonce was taken only after it has looked so for a minute', async () => {
    const taken = { sending: 'nonceTooLow', isKnown: false, latest: 5 } as const
    const execution = await signed()
    const first = await send(task, execution, portsOf(taken, NOW))
    expect(first).toMatchObject({ event: 'troubled' })
    const after = first ? apply(execution, first) : execution
    const soon = await send(task, after, portsOf(taken, NOW + TAKEN_AFTER_SECONDS - 1))
    expect(soon).toMatchObject({ event: 'troubled' })
    const late = await send(task, after, portsOf({ ...taken, isKnown: true }, NOW + TAKEN_AFTER_SECONDS))
    expect(late).toMatchObject({ event: 'sent' })
    const over = await send(task, after, portsOf(taken, NOW + TAKEN_AFTER_SECONDS))
    expect(over).toMatchObject({ event: 'replaced', index: 0 })
  })
})

describe('what nobody takes', () => {
  it('is no reason to keep from sending again what comes before it, and was forgotten', async () => {
    const bytes = { hash: '0x01', purpose: 'step' } as unknown as Signed
    const terms = { terms: 'evm', nonce: 0, gasLimit: 1n, maxFeePerGasWei: 1n, maxPriorityFeePerGasWei: 1n } as const
    const execution: Execution = {
      ...approvedOf(anHonest('deposit-approve'), 'refused'),
      pace: { pace: 'pipelined', gas: [1n, 1n], outBefore: 2 },
      items: [
        { phase: 'sending', terms, signed: bytes, earlier: [] },
        { phase: 'signed', terms: { ...terms, nonce: 1 }, signed: { ...bytes, hash: '0x02' }, earlier: [] },
      ],
    }
    const node = {
      sendRaw: async () => ({ result: 'underpriced', message: '', reason: { code: 'SAID', words: 'underpriced' } }),
      isKnown: async () => ({ ok: true, value: false }),
      receipt: async () => ({ ok: true, value: undefined }),
      allowance: async () => ({ ok: true, value: 0n }),
    } as unknown as NodePort
    const ports = {
      node: () => node,
      nowSeconds: () => NOW,
      watchedSeconds: alwaysWatched(() => NOW),
      profile: devnet,
    } as unknown as StepPorts
    const refused = { task: 'send', index: 1 } as const
    expect(await send(refused, execution, ports)).toMatchObject({ event: 'lost', index: 0 })
  })

  it('lets a step before it be seen that a reorganisation took out of its block, whatever is settled before that', async () => {
    const [bytes, terms] = [
      { hash: '0x01', purpose: 'step' },
      { terms: 'evm', nonce: 0 },
    ]
    const inclusion = { in: 'block', blockNumber: 1n, blockHash: '0xb' }
    const items = [
      { phase: 'included', terms, signed: bytes, earlier: [], inclusion },
      { phase: 'included', terms, signed: { ...bytes, hash: '0x02' }, earlier: [], inclusion },
      { phase: 'signed', terms, signed: { ...bytes, hash: '0x03' }, earlier: [] },
    ] as unknown as Execution['items']
    const execution: Execution = {
      ...approvedOf(anHonest('deposit-zero-reset'), 'underpriced'),
      pace: { pace: 'sequential' },
      items,
    }
    const node = {
      sendRaw: async () => ({ result: 'underpriced', message: '', reason: { code: 'SAID', words: 'underpriced' } }),
      isKnown: async () => ({ ok: true, value: false }),
      finalHeight: async () => ({ ok: true, value: 89n }),
      receipt: async (hash: string) => ({ ok: true, value: hash === '0x01' ? inclusion : undefined }),
    } as unknown as NodePort
    const ports = {
      node: () => node,
      nowSeconds: () => NOW,
      watchedSeconds: alwaysWatched(() => NOW),
      profile: devnet,
    } as unknown as StepPorts
    expect(await send({ task: 'send', index: 2 }, execution, ports)).toMatchObject({ event: 'lost', index: 1 })
  })

  it('is called slow once', async () => {
    const refused = { sending: 'rejected', isKnown: false, latest: 5 } as const
    const at = async (execution: Execution, seconds: number) => send(task, execution, portsOf(refused, seconds))
    const execution = await signed()
    const since = execution.history.findLast(({ what }) => what === 'signed')?.atSeconds ?? NOW
    expect(await at(execution, since + 10)).toMatchObject({ event: 'troubled' })
    const slow = await at(execution, since + 3_600)
    expect(slow).toMatchObject({ event: 'stalled' })
    expect(await at(slow ? apply(execution, slow) : execution, since + 7_200)).toMatchObject({ event: 'troubled' })
  })

  it('is called slow on Bitcoin too, where what waits for a block is not', () => {
    const approved = approvedOf(anHonest('bitcoin'), 'slow')
    const bytes = { hash: '0x01', purpose: 'step' } as unknown as Signed
    const as = (phase: 'signed' | 'seen'): Execution => ({
      ...approved,
      items: [{ phase, terms: { terms: 'none' }, signed: bytes, earlier: [] }],
    })
    expect(isStalledAt(as('signed'), devnet, NOW + 86_400)).toBe(true)
    expect(isStalledAt(as('seen'), devnet, NOW + 86_400)).toBe(false)
  })
})

describe('signing', () => {
  it('waits while the proof cannot be made again, and says why with the sentence that other languages need', async () => {
    const silent = finding('D32', 'facts', { says: 'balanceUnsaid', chain: 'Base', why: { code: 'OFFLINE' } })
    const prover = { prove: async () => ({ ok: false, findings: [silent] }) }
    const ports = { prover, nowSeconds: () => NOW } as unknown as StepPorts
    const event = await signStep({ task: 'sign', index: 0 }, await stoppedAt('reserved'), ports)
    const reason = { code: 'UNPROVEN', words: silent.message, sentence: silent.sentence }
    expect(event).toEqual({ event: 'troubled', reason, atSeconds: NOW })
  })
})

describe('a higher fee that cannot be proven', () => {
  it('is seen to wait for the step before it, where a reorganisation took that out', async () => {
    const before = { hash: '0x01', purpose: 'step' } as unknown as Signed
    const terms = { terms: 'none' } as const
    const inclusion = { in: 'block', blockNumber: 1n, blockHash: '0x02' } as const
    const execution: Execution = {
      ...approvedOf(anHonest('deposit-approve'), 'raised'),
      items: [
        { phase: 'included', terms, signed: before, earlier: [], inclusion },
        { phase: 'reserved', terms, purpose: 'step', earlier: [{ ...before, hash: '0x03' }] },
      ],
    }
    const node = {
      receipt: async () => ({ ok: true, value: undefined }),
      isKnown: async () => ({ ok: true, value: true }),
      finalHeight: async () => ({ ok: true, value: 9n }),
    } as unknown as NodePort
    const event = await signStep({ task: 'sign', index: 1 }, execution, {
      prover: { prove: async () => ({ ok: false, findings: [] }) },
      nowSeconds: () => NOW,
      node: () => node,
    } as unknown as StepPorts)
    expect(event).toMatchObject({ event: 'lost', index: 0 })
  })
})

describe('a yes', () => {
  // The second of two steps is to be signed; the first had its effect in a block or at a service.
  const secondOf = (kind: string, inclusion: Inclusion, earlier: readonly Signed[] = []): Execution => {
    const approved = approvedOf(anHonest(kind), 'late')
    const signed = { hash: '0x01', purpose: 'step' } as unknown as Signed
    const terms = { terms: 'none' } as const
    const first = { phase: 'included', terms, signed, earlier: [], inclusion } as const
    return {
      ...approved,
      items: [first, { phase: 'reserved', terms, purpose: 'step', earlier }],
      history: [{ what: 'included', index: 0, atSeconds: AT }],
    }
  }
  const AT = NOW + 47 * 3_600
  const inBlock = { in: 'block', blockNumber: 1n, blockHash: '0x02' } as const
  const inService = { in: 'service', atSeconds: AT } as const
  const signedAt = (execution: Execution, nowSeconds: number, index = 1) =>
    signStep({ task: 'sign', index }, execution, {
      prover: { prove: async () => ({ ok: true }), prepare: () => undefined, refresh: () => undefined },
      withKey: async () => undefined,
      nowSeconds: () => nowSeconds,
      node: () => ({}),
      courier: () => undefined,
    } as unknown as StepPorts)
  const EXPIRED = { event: 'ended', end: { reason: 'expired' } }
  const WAITS = { event: 'needed', need: 'unlock' }

  it('is good for a while after the step before is in a block, and no longer', async () => {
    const execution = secondOf('deposit-approve', inBlock)
    expect(await signedAt(execution, AT + FIRST_SIGNATURE_SECONDS)).toMatchObject(WAITS)
    expect(await signedAt(execution, AT + FIRST_SIGNATURE_SECONDS + 1)).toMatchObject(EXPIRED)
  })

  it('is not good for longer by a clock that is set back', async () => {
    const execution = secondOf('deposit-approve', inBlock)
    expect(await signedAt(execution, AT - FIRST_SIGNATURE_SECONDS)).toMatchObject(WAITS)
    expect(await signedAt(execution, AT - FIRST_SIGNATURE_SECONDS - 1)).toMatchObject(EXPIRED)
  })

  it('is not made good for longer by a service that takes a mapping when it likes', async () => {
    const execution = secondOf('exchange-a', inService)
    expect(await signedAt(execution, NOW + FIRST_SIGNATURE_SECONDS)).toMatchObject(WAITS)
    expect(await signedAt(execution, NOW + FIRST_SIGNATURE_SECONDS + 1)).toMatchObject(EXPIRED)
    expect(await signedAt(execution, AT)).toMatchObject(EXPIRED)
  })

  it('holds for a higher fee of bytes that are out already', async () => {
    const before = { hash: '0x03', purpose: 'step' } as unknown as Signed
    const execution = secondOf('exchange-a', inService, [before])
    expect(await signedAt(execution, AT)).not.toMatchObject(EXPIRED)
  })
})

describe('a higher fee that waits for its signature', () => {
  it('keeps others out that are with somebody, and hands over nothing whose turn has not come', async () => {
    const signed = { hash: '0x01', bytes: '0xaa', purpose: 'step' } as unknown as Signed
    const later = { hash: '0x02', bytes: '0xbb', purpose: 'step' } as unknown as Signed
    const terms = { terms: 'evm', nonce: 0, gasLimit: 1n, maxFeePerGasWei: 1n, maxPriorityFeePerGasWei: 1n } as const
    const sent: string[] = []
    const node = {
      sendRaw: async (raw: string) => ({ result: sent.push(raw) > 0 ? 'accepted' : 'unknown', message: '' }),
      isKnown: async () => ({ ok: true, value: true }),
      receipt: async () => ({ ok: true, value: undefined }),
      allowance: async () => ({ ok: true, value: 0n }),
    } as unknown as NodePort
    const lockedAt = (outBefore: number) =>
      signStep(
        { task: 'sign', index: 0 },
        {
          ...approvedOf(anHonest('deposit-approve'), 'raised'),
          pace: { pace: 'pipelined', gas: [1n, 1n], outBefore },
          items: [
            { phase: 'reserved', terms, purpose: 'step', earlier: [signed] },
            { phase: 'signed', terms: { ...terms, nonce: 1 }, signed: later, earlier: [] },
          ],
        },
        {
          prover: { prove: async () => ({ ok: true }) },
          withKey: async () => undefined,
          nowSeconds: () => NOW,
          node: () => node,
        } as unknown as StepPorts,
      )
    expect(await lockedAt(1)).toMatchObject({ event: 'needed', need: 'unlock' })
    expect(sent).toEqual([])
    expect(await lockedAt(2)).toMatchObject({ event: 'sent', index: 1 })
    expect(sent).toEqual(['0xbb'])
  })
})

describe('a mapping that was never taken', () => {
  it('is not handed over any more once its crossing is over', () => {
    const approved = approvedOf(anHonest('exchange-a'), 'over')
    const signed = { hash: '0x01', purpose: 'step' } as unknown as Signed
    const out = { phase: 'signed', terms: { terms: 'none' }, signed, earlier: [] } as const
    const over: Execution = { ...approved, items: [out, { phase: 'planned' }] }
    expect(next({ ...over, pace: { pace: 'sequential' } })).toEqual({ task: 'send', index: 0 })
    expect(next({ ...over, stage: { stage: 'failed', end: { reason: 'abandoned' } } })).toBeUndefined()
  })
})
