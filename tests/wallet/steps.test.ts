import { describe, expect, it } from 'vitest'
import { apply } from '../../src/core/apply.ts'
import type { Execution } from '../../src/core/execution.ts'
import { finding } from '../../src/core/verify/found.ts'
import { TAKEN_AFTER_SECONDS } from '../../src/wallet/carry/evm-bytes.ts'
import type { NodePort, Sending } from '../../src/wallet/node-port.ts'
import { type StepPorts, send, signStep } from '../../src/wallet/steps.ts'
import { ethInput, NOW } from '../core/honest.ts'
import { approve, live, newSim } from './sim.ts'

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
  return { node: () => node, nowSeconds: () => nowSeconds } as unknown as StepPorts
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
