import { describe, expect, it } from 'vitest'
import { apply, type Event } from '../../../../src/core/execution/apply.ts'
import { type Execution, isAwaitingPayment } from '../../../../src/core/execution/execution.ts'
import type { ServiceStatus } from '../../../../src/core/execution/service-status.ts'
import { failedSaying, saying } from '../../../../src/core/reason/reason.ts'
import { createBroadcastMemory } from '../../../../src/wallet/engine/adapters/broadcast-memory.ts'
import type { StepPorts } from '../../../../src/wallet/engine/transfer-steps.ts'
import { broadcastTransferStep, signTransferStep } from '../../../../src/wallet/engine/transfer-steps.ts'
import { NOW } from '../../../core/honest.ts'
import { only } from '../../../made.ts'
import { paidHere } from '../../sim/flows.ts'

const TERMS = { terms: 'evm', nonce: 0, gasLimit: 1n, maxFeePerGasWei: 1n, maxPriorityFeePerGasWei: 1n } as const
const OFFLINE = failedSaying('no answer in time')

/** Our own payment of the address is approved but unsigned. */
const agreed = apply(paidHere({ outcome: 'fill' }).approved, {
  event: 'reserved',
  index: 0,
  terms: TERMS,
  atSeconds: NOW,
})

type World = Readonly<{ arrived?: bigint | undefined; word?: ServiceStatus['status'] | undefined }>

const made = { kind: 'evmTransaction', purpose: 'step', chainId: 1, bytes: '0x', hash: '0x0' } as const
const signed = apply(agreed, { event: 'signed', index: 0, signed: made, atSeconds: NOW } as Event)

/** Signs 280 seconds after the yes; absent fields mean no answer. */
async function sign(execution: Execution, world: World) {
  const used: string[] = []
  const event = await signTransferStep({ task: 'sign', index: 0 }, execution, portsOf(world, used))
  return { event, used }
}

function leave(execution: Execution, world: World) {
  return broadcastTransferStep({ task: 'broadcast', index: 0 }, execution, portsOf(world))
}

function portsOf({ arrived, word }: World, used: string[] = []): StepPorts {
  return only<StepPorts>({
    prover: { prove: async () => ({ ok: true }) },
    snapshots: { held: () => undefined },
    withKey: async () => {
      used.push('key')
      return { hash: '0x01', purpose: 'step' }
    },
    nowSeconds: () => NOW + 280,
    broadcasts: createBroadcastMemory(),
    deposited: async () =>
      arrived === undefined ? OFFLINE : { ok: true, value: { arrived, waiting: 0n, payments: undefined } },
    status: async () => (word === undefined ? OFFLINE : { ok: true, status: { status: word, word } }),
    node: () => ({ receipt: async () => OFFLINE, nonce: async () => OFFLINE }),
  })
}

describe('our own payment of a deposit address', () => {
  it('is signed while neither the chain nor the service knows of another payment', async () => {
    const { event } = await sign(agreed, { arrived: 0n, word: 'waiting' })
    expect(event).toMatchObject({ event: 'signed' })
  })

  it.each([
    { name: 'lies at the address', arrived: 5n, word: 'waiting' },
    { name: 'was taken from it by the service', arrived: 0n, word: 'pending' },
    { name: 'lies there while the service is silent', arrived: 5n, word: undefined },
  ] as const)('is not signed where another payment $name', async (world) => {
    const { event, used } = await sign(agreed, world)
    expect(event).toEqual({ event: 'paidFromElsewhere', atSeconds: NOW + 280 })
    expect(used).toEqual([])
    if (event?.event !== 'paidFromElsewhere') return
    const after = apply(agreed, event)
    expect(isAwaitingPayment(after)).toBe(true)
    expect(after.ownPayment).toBeUndefined()
    expect(after.obstacle).toEqual({ code: 'DEPOSIT_PAID' })
  })

  it.each([
    { name: 'the chain', arrived: undefined, word: 'waiting' },
    { name: 'the service', arrived: 0n, word: undefined },
  ] as const)('waits while $name does not answer', async (world) => {
    const { event, used } = await sign(agreed, world)
    expect(event).toMatchObject({ event: 'obstructed', reason: saying('no answer in time') })
    expect(used).toEqual([])
  })

  it('is dropped before its signed bytes leave, where another payment came meanwhile', async () => {
    const event = await leave(signed, { arrived: 5n, word: 'waiting' })
    expect(event).toMatchObject({ event: 'paidFromElsewhere' })
    const after = event && apply(signed, event)
    expect([after && isAwaitingPayment(after), after?.items]).toEqual([true, [{ phase: 'planned' }]])
    expect(await leave(signed, { arrived: undefined, word: 'waiting' })).toMatchObject({ event: 'obstructed' })
    expect(await leave(signed, { arrived: 0n, word: 'waiting' })).toMatchObject({ event: 'broadcast' })
  })

  it('stays where its bytes may have left', () => {
    const after = apply(signed, { event: 'broadcast', index: 0, atSeconds: NOW })
    expect(apply(after, { event: 'paidFromElsewhere', atSeconds: NOW })).toBe(after)
    expect(apply(after, { event: 'ended', end: { reason: 'expired' }, atSeconds: NOW }).ownPayment).toBeDefined()
  })
})
