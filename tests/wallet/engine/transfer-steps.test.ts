import { describe, expect, it } from 'vitest'
import type { BroadcastResult } from '../../../src/core/chain/broadcast-result.ts'
import { apply } from '../../../src/core/execution/apply.ts'
import type { Execution, Inclusion } from '../../../src/core/execution/execution.ts'
import { next } from '../../../src/core/execution/next.ts'
import { devnet } from '../../../src/core/profiles/devnet.ts'
import { failedFor, failedSaying } from '../../../src/core/reason/reason.ts'
import type { WithKey } from '../../../src/core/sign/key-source.ts'
import type { Signed } from '../../../src/core/sign/signed.ts'
import { makeFinding } from '../../../src/core/verify/make-finding.ts'
import { createBroadcastMemory } from '../../../src/wallet/engine/adapters/broadcast-memory.ts'
import {
  broadcastTransferStep,
  confirmTransferStep,
  FIRST_SIGNATURE_SECONDS,
  type StepPorts,
  signTransferStep,
} from '../../../src/wallet/engine/transfer-steps.ts'
import type { NodePort } from '../../../src/wallet/families/evm/node-port.ts'
import { ethInput, NOW } from '../../core/honest.ts'
import { madeSigned, only } from '../../made.ts'
import { anHonest, approvedOf } from '../sim/flows.ts'
import { approve, live, newSim } from '../sim.ts'
import { alwaysWatched, isStalledAt } from '../watched.ts'

/** A kill stopped its deposit at this phase. */
async function stoppedAt(phase: 'reserved' | 'signed' | 'broadcast'): Promise<Execution> {
  for (let killAt = 1; killAt < 100; killAt += 1) {
    const sim = newSim(() => ({ status: 'waiting' }))
    approve(sim, ethInput)
    Object.assign(sim, { killAt, mode: 'after' })
    await live(sim, 'transfer', ethInput)
    const execution = sim.stored.get('transfer')
    if (execution?.items[0]?.phase === phase) return execution
  }
  throw new Error(`expected to stop at a step that is ${phase}`)
}

type Node = Readonly<{ sending: BroadcastResult['result']; isKnown: boolean; final: number }>

function portsOf({ sending, isKnown, final }: Node, nowSeconds: number): StepPorts {
  const node = only<NodePort>({
    sendRaw: async () => ({ ...failedSaying(`the node said ${sending}`), result: sending }),
    isKnown: async () => ({ ok: true, value: isKnown }),
    nonce: async () => ({ ok: true, value: final }),
    receipt: async () => ({ ok: true, value: undefined }),
    fees: async () => failedFor({ code: 'TIMEOUT' }),
  })
  return only<StepPorts>({
    ...UNPAID,
    ...{ node: () => node, nowSeconds: () => nowSeconds, watchedSeconds: alwaysWatched(() => nowSeconds) },
    ...{ profile: devnet, broadcasts: createBroadcastMemory() },
  })
}

/** No payment from elsewhere is known. */
const UNPAID = {
  status: async () => ({ ok: true, status: { status: 'waiting', inTxHashes: [] } }) as const,
  logsSince: async () => ({ ok: true, value: [] }),
  holding: async () => [],
  recent: async () => [],
}

const NOTHING_READ = { held: () => undefined }
const locked: WithKey = async () => undefined

const task = { task: 'confirm', index: 0 } as const

describe('broadcasting', () => {
  it('is noted before anything leaves', async () => {
    const execution = await stoppedAt('signed')
    expect(next(execution)).toEqual({ task: 'broadcast', index: 0 })
    const ports = only<StepPorts>({ nowSeconds: () => NOW + 1, broadcasts: createBroadcastMemory() })
    const event = await broadcastTransferStep({ task: 'broadcast', index: 0 }, execution, ports)
    const [state] = event ? apply(execution, event).items : []
    expect(state).toMatchObject({ phase: 'broadcast', broadcastAtSeconds: NOW + 1 })
  })

  it.each(['accepted', 'known'] as const)(
    'is done where the node says %s: nothing is saved for it',
    async (sending) => {
      const execution = await stoppedAt('broadcast')
      expect(
        await confirmTransferStep(task, execution, portsOf({ sending, isKnown: false, final: 0 }, NOW)),
      ).toBeUndefined()
    },
  )

  it.each(['unknown', 'rejected', 'underpriced', 'nonceTooLow'] as const)(
    'is done where the node says %s and shows the transaction',
    async (sending) => {
      const execution = await stoppedAt('broadcast')
      expect(
        await confirmTransferStep(task, execution, portsOf({ sending, isKnown: true, final: 1 }, NOW)),
      ).toBeUndefined()
    },
  )

  it.each(['unknown', 'rejected', 'underpriced', 'nonceTooLow'] as const)(
    'changes nothing where the node says %s: the bytes stay, and the reason is shown',
    async (sending) => {
      const execution = await stoppedAt('broadcast')
      const event = await confirmTransferStep(task, execution, portsOf({ sending, isKnown: false, final: 0 }, NOW))
      expect(event).toMatchObject({ event: 'obstructed' })
      expect(event && apply(execution, event).items).toEqual(execution.items)
    },
  )
})

describe('a nonce that another transaction has for good', () => {
  const OTHER = `0x${'cd'.repeat(32)}`
  const taking = (by: string | undefined) => {
    const node = only<NodePort>({
      ...portsOf({ sending: 'nonceTooLow', isKnown: false, final: 1 }, NOW).node(1),
      finalHeight: async () => ({ ok: true, value: 9n }),
      hashOfNonce: async () => by,
    })
    return { ...portsOf({ sending: 'nonceTooLow', isKnown: false, final: 1 }, NOW), node: () => node }
  }

  it('is ended by it, and the transaction named where the node tells', async () => {
    const execution = await stoppedAt('broadcast')
    const event = await confirmTransferStep(task, execution, taking(OTHER))
    expect(event).toMatchObject({ event: 'replaced', takenBy: OTHER })
    const after = event && apply(execution, event)
    expect(after?.items[0]).toMatchObject({ phase: 'replaced', takenBy: OTHER })
    expect(after?.stage).toEqual({ stage: 'failed', end: { reason: 'nonceTaken', index: 0 } })
    const unnamed = await confirmTransferStep(task, execution, taking(undefined))
    expect(unnamed).toEqual({ event: 'replaced', index: 0, atSeconds: NOW })
  })

  it('is not ended where that transaction is our own, whatever was said of its receipt', async () => {
    const execution = await stoppedAt('broadcast')
    const [state] = execution.items
    const own = state && 'signed' in state ? state.signed.hash : ''
    expect(await confirmTransferStep(task, execution, taking(own))).toMatchObject({ reason: { code: 'MAYBE_TAKEN' } })
  })
})

describe('steps that go together', () => {
  const terms = { terms: 'evm', nonce: 0, gasLimit: 1n, maxFeePerGasWei: 1n, maxPriorityFeePerGasWei: 1n } as const
  const signed = (name: string) => madeSigned({ hash: name, bytes: name, purpose: 'step' })
  const together: Execution = {
    ...approvedOf(anHonest('deposit-approve'), 'together'),
    stepOrder: { stepOrder: 'pipelined', gas: [1n, 1n] },
    items: [
      { phase: 'broadcast', broadcastAtSeconds: NOW, terms, signed: signed('0x01'), earlier: [] },
      { phase: 'signed', terms: { ...terms, nonce: 1 }, signed: signed('0x02'), earlier: [] },
    ],
  }
  const answering = (result: 'accepted' | 'rejected', nowSeconds = NOW) => {
    const sent: string[] = []
    const node = only<NodePort>({
      sendRaw: async (raw: string) => {
        sent.push(raw)
        return { ...failedSaying('no'), result }
      },
      isKnown: async () => ({ ok: true, value: false }),
      fees: async () => failedFor({ code: 'TIMEOUT' }),
      receipt: async () => ({ ok: true, value: undefined }),
      allowance: async () => ({ ok: true, value: 0n }),
    })
    const broadcasts = createBroadcastMemory()
    const ports = only<StepPorts>({
      ...{ node: () => node, nowSeconds: () => nowSeconds, watchedSeconds: alwaysWatched(() => nowSeconds) },
      ...{ profile: devnet, broadcasts },
    })
    return { ports, sent }
  }

  it('are broadcast one after the other: the next one once a node has taken the one before', async () => {
    expect(next(together)).toEqual({ task: 'confirm', index: 0 })
    const { ports, sent } = answering('accepted')
    const event = await confirmTransferStep(task, together, ports)
    expect(event).toMatchObject({ event: 'broadcast', index: 1 })
    expect(sent).toEqual(['0x01'])
    const after = event ? apply(together, event) : together
    expect(await confirmTransferStep(task, after, ports)).toBeUndefined()
    expect(sent).toEqual(['0x01', '0x02'])
  })

  it('wait for the block of the one before, once they are old', async () => {
    const { ports, sent } = answering('accepted', NOW + 90)
    expect(await confirmTransferStep(task, together, ports)).toBeUndefined()
    expect(sent).toEqual(['0x01'])
  })

  it('stay unbroadcast behind one that no node takes', async () => {
    const { ports, sent } = answering('rejected')
    expect(await confirmTransferStep(task, together, ports)).toMatchObject({ event: 'obstructed' })
    expect(await confirmTransferStep(task, together, ports)).toBeUndefined()
    expect(sent).toEqual(['0x01'])
  })
})

describe('what nobody takes', () => {
  it('lets a step before it be seen that a reorganisation took out of its block, whatever is settled before that', async () => {
    const terms = { terms: 'evm', nonce: 0 } as const
    const inclusion = { in: 'block', blockNumber: 1n, blockHash: '0xb' } as const
    const items = only<Execution['items']>([
      { phase: 'included', terms, signed: madeSigned({ hash: '0x01' }), earlier: [], inclusion, readAtSeconds: 1 },
      { phase: 'included', terms, signed: madeSigned({ hash: '0x02' }), earlier: [], inclusion, readAtSeconds: 1 },
      { phase: 'broadcast', broadcastAtSeconds: 1, terms, signed: madeSigned({ hash: '0x03' }), earlier: [] },
    ])
    const execution: Execution = {
      ...approvedOf(anHonest('deposit-zero-reset'), 'underpriced'),
      stepOrder: { stepOrder: 'sequential' },
      items,
    }
    const node = only<NodePort>({
      sendRaw: async () => ({ result: 'underpriced', message: '', reason: { code: 'SAID', words: 'underpriced' } }),
      isKnown: async () => ({ ok: true, value: false }),
      fees: async () => failedFor({ code: 'TIMEOUT' }),
      finalHeight: async () => ({ ok: true, value: 89n }),
      receipt: async (hash: string) => ({ ok: true, value: hash === '0x01' ? inclusion : undefined }),
    })
    const broadcasts = createBroadcastMemory()
    const ports = only<StepPorts>({
      ...{ node: () => node, nowSeconds: () => NOW, watchedSeconds: alwaysWatched(() => NOW) },
      ...{ profile: devnet, broadcasts },
    })
    expect(await confirmTransferStep({ task: 'confirm', index: 2 }, execution, ports)).toMatchObject({
      event: 'reorged',
      index: 1,
    })
  })

  it('is called slow once', async () => {
    const refused = { sending: 'rejected', isKnown: false, final: 0 } as const
    const at = async (execution: Execution, seconds: number) =>
      confirmTransferStep(task, execution, portsOf(refused, seconds))
    const execution = await stoppedAt('broadcast')
    const since = execution.history.findLast(({ what }) => what === 'broadcast')?.atSeconds ?? NOW
    expect(await at(execution, since + 10)).toMatchObject({ event: 'obstructed' })
    const slow = await at(execution, since + 3_600)
    expect(slow).toMatchObject({ event: 'stalled' })
    expect(await at(slow ? apply(execution, slow) : execution, since + 7_200)).toMatchObject({ event: 'obstructed' })
  })

  it('is called slow on Bitcoin too, after an hour, where bytes that wait for a block are not yet', () => {
    const approved = approvedOf(anHonest('bitcoin'), 'slow')
    const bytes = madeSigned({ hash: '0x01', purpose: 'step' })
    const [terms, obstacle] = [{ terms: 'none' }, { code: 'OFFLINE' }] as const
    const items = [{ phase: 'broadcast', broadcastAtSeconds: NOW, terms, signed: bytes, earlier: [] }] as const
    expect(isStalledAt({ ...approved, items, obstacle }, devnet, NOW + 7_200)).toBe(true)
    expect(isStalledAt({ ...approved, items }, devnet, NOW + 7_200)).toBe(false)
  })
})

describe('signing', () => {
  it('waits while the proof cannot be made again, and says why with the sentence that other languages need', async () => {
    const silent = makeFinding('D32', 'facts', { says: 'balanceUnsaid', chain: 'Base', why: { code: 'OFFLINE' } })
    const prover = { prove: async () => ({ ok: false, findings: [silent] }) }
    const ports = only<StepPorts>({ prover, snapshots: NOTHING_READ, nowSeconds: () => NOW })
    const event = await signTransferStep({ task: 'sign', index: 0 }, await stoppedAt('reserved'), ports)
    const reason = { code: 'UNPROVEN', words: silent.message, sentence: silent.sentence }
    expect(event).toEqual({ event: 'obstructed', reason, atSeconds: NOW })
  })
})

describe('signing while the wallet is locked', () => {
  it('waits for the user where an exchange tells its fee to the account’s key alone', async () => {
    const at = { exchange: 'Lighter', why: { code: 'LOCKED' } } as const
    const fee = makeFinding('D32', 'facts', { says: 'transferFeeUnsaid', ...at })
    const silent = makeFinding('D32', 'facts', { says: 'accountKeysUnsaid', ...at, why: { code: 'OFFLINE' } })
    const prover = { prove: async () => ({ ok: false, findings: [silent, fee] }) }
    const ports = only<StepPorts>({ prover, snapshots: NOTHING_READ, nowSeconds: () => NOW })
    const event = await signTransferStep({ task: 'sign', index: 0 }, await stoppedAt('reserved'), ports)
    expect(event).toEqual({ event: 'needed', need: 'unlock', reason: { code: 'LOCKED' }, atSeconds: NOW })
  })
})

describe('a higher fee that cannot be proven', () => {
  it('is seen to wait for the step before it, where a reorganisation took that out', async () => {
    const before = madeSigned({ hash: '0x01', purpose: 'step' })
    const terms = { terms: 'none' } as const
    const inclusion = { in: 'block', blockNumber: 1n, blockHash: '0x02' } as const
    const execution: Execution = {
      ...approvedOf(anHonest('deposit-approve'), 'replacementReserved'),
      items: [
        { phase: 'included', terms, signed: before, earlier: [], inclusion, readAtSeconds: 1 },
        { phase: 'reserved', terms, purpose: 'step', earlier: [{ ...before, hash: '0x03' }] },
      ],
    }
    const node = only<NodePort>({
      receipt: async () => ({ ok: true, value: undefined }),
      isKnown: async () => ({ ok: true, value: true }),
      finalHeight: async () => ({ ok: true, value: 9n }),
    })
    const event = await signTransferStep(
      { task: 'sign', index: 1 },
      execution,
      only<StepPorts>({
        prover: { prove: async () => ({ ok: false, findings: [] }) },
        snapshots: NOTHING_READ,
        nowSeconds: () => NOW,
        node: () => node,
        broadcasts: createBroadcastMemory(),
      }),
    )
    expect(event).toMatchObject({ event: 'reorged', index: 0 })
  })
})

describe('a yes', () => {
  // The first step took effect; the second is unsigned.
  const secondOf = (kind: string, inclusion: Inclusion, earlier: readonly Signed[] = []): Execution => {
    const approved = approvedOf(anHonest(kind), 'late')
    const signed = madeSigned({ hash: '0x01', purpose: 'step' })
    const terms = { terms: 'none' } as const
    const first = { phase: 'included', terms, signed, earlier: [], inclusion, readAtSeconds: AT } as const
    return { ...approved, items: [first, { phase: 'reserved', terms, purpose: 'step', earlier }] }
  }
  const AT = NOW + 47 * 3_600
  const inBlock = { in: 'block', blockNumber: 1n, blockHash: '0x02' } as const
  const inService = { in: 'service', atSeconds: AT } as const
  const signedAt = (execution: Execution, nowSeconds: number, index = 1) =>
    signTransferStep({ task: 'sign', index }, execution, {
      ...only<StepPorts>({
        prover: { prove: async () => ({ ok: true }) },
        snapshots: NOTHING_READ,
        ...UNPAID,
        profile: devnet,
        nowSeconds: () => nowSeconds,
        node: () => ({ nonce: async () => ({ ok: true, value: 0 }) }),
        broadcasts: createBroadcastMemory(),
        transport: () => undefined,
      }),
      withKey: locked,
    })
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
    const before = madeSigned({ hash: '0x03', purpose: 'step' })
    const execution = secondOf('exchange-a', inService, [before])
    expect(await signedAt(execution, AT)).not.toMatchObject(EXPIRED)
  })
})

describe('a higher fee that waits for its signature', () => {
  it('lets the other broadcast steps be kept out, and broadcasts nothing that is not', async () => {
    const signed = madeSigned({ hash: '0x01', bytes: '0xaa', purpose: 'step' })
    const later = madeSigned({ hash: '0x02', bytes: '0xbb', purpose: 'step' })
    const terms = { terms: 'evm', nonce: 0, gasLimit: 1n, maxFeePerGasWei: 1n, maxPriorityFeePerGasWei: 1n } as const
    const sent: string[] = []
    const node = only<NodePort>({
      sendRaw: async (raw: string) => ({ result: sent.push(raw) > 0 ? 'accepted' : 'unknown', message: '' }),
      isKnown: async () => ({ ok: true, value: true }),
      receipt: async () => ({ ok: true, value: undefined }),
      allowance: async () => ({ ok: true, value: 0n }),
    })
    const lockedWith = (phase: 'signed' | 'broadcast') =>
      signTransferStep(
        { task: 'sign', index: 0 },
        {
          ...approvedOf(anHonest('deposit-approve'), 'replacementReserved'),
          stepOrder: { stepOrder: 'pipelined', gas: [1n, 1n] },
          items: [
            { phase: 'reserved', terms, purpose: 'step', earlier: [signed], broadcastAtSeconds: NOW },
            { phase, broadcastAtSeconds: NOW, terms: { ...terms, nonce: 1 }, signed: later, earlier: [] },
          ],
        },
        {
          ...only<StepPorts>({
            prover: { prove: async () => ({ ok: true }) },
            snapshots: NOTHING_READ,
            nowSeconds: () => NOW,
            node: () => node,
            broadcasts: createBroadcastMemory(),
          }),
          withKey: locked,
        },
      )
    expect(await lockedWith('signed')).toMatchObject({ event: 'needed', need: 'unlock' })
    expect(sent).toEqual(['0xaa'])
    expect(await lockedWith('broadcast')).toMatchObject({ event: 'needed', need: 'unlock' })
    expect(sent).toEqual(['0xaa', '0xaa', '0xbb'])
  })
})

describe('a cancellation of a step whose block is there already', () => {
  it('is not signed: its nonce is used, whatever the effect of the step is', async () => {
    const before = madeSigned({ hash: '0x01', bytes: '0xaa', purpose: 'step' })
    const terms = { terms: 'evm', nonce: 0, gasLimit: 1n, maxFeePerGasWei: 1n, maxPriorityFeePerGasWei: 1n } as const
    const receipt = { status: 'success', blockNumber: 1n, blockHash: '0x0b', logs: [] } as const
    const node = only<NodePort>({
      sendRaw: async () => ({ result: 'known', message: '' }),
      receipt: async () => ({ ok: true, value: receipt }),
      height: async () => ({ ok: true, value: 2n }),
      allowance: async () => ({ ok: true, value: 0n }),
      allowanceAt: async () => ({ ok: true, value: 0n }),
    })
    const event = await signTransferStep(
      { task: 'sign', index: 0 },
      {
        ...approvedOf(anHonest('deposit-approve'), 'late'),
        items: [
          { phase: 'reserved', terms, purpose: 'cancel', earlier: [before], broadcastAtSeconds: NOW },
          { phase: 'planned' },
        ],
      },
      only<StepPorts>({
        withKey: async () => expect.fail('expected no signature'),
        nowSeconds: () => NOW,
        node: () => node,
        broadcasts: createBroadcastMemory(),
        profile: devnet,
      }),
    )
    expect(event).toMatchObject({ event: 'ineffective', index: 0, hash: '0x01' })
  })
})

describe('a mapping that was never taken', () => {
  it('is not handed over any more once its transfer is over', () => {
    const approved = approvedOf(anHonest('exchange-a'), 'over')
    const signed = madeSigned({ hash: '0x01', purpose: 'step' })
    const out = { phase: 'signed', terms: { terms: 'none' }, signed, earlier: [] } as const
    const over: Execution = { ...approved, items: [out, { phase: 'planned' }] }
    expect(next({ ...over, stepOrder: { stepOrder: 'sequential' } })).toEqual({ task: 'broadcast', index: 0 })
    expect(next({ ...over, stage: { stage: 'failed', end: { reason: 'abandoned' } } })).toBeUndefined()
  })
})
