import { describe, expect, it } from 'vitest'
import { evmPaymentItem } from '../../../src/core/deposit-address/own-payment.ts'
import { apply, type Event } from '../../../src/core/execution/apply.ts'
import { decodeStatus } from '../../../src/core/execution/decode-status.ts'
import type { Execution } from '../../../src/core/execution/execution.ts'
import { next } from '../../../src/core/execution/next.ts'
import { devnet } from '../../../src/core/profiles/devnet.ts'
import { chainById } from '../../../src/core/profiles/profile.ts'
import { decodeExecution } from '../../../src/store/executions/schema.ts'
import { anHonest, approvedOf } from '../../wallet/sim/flows.ts'
import { intentOf, NOW } from '../honest.ts'

const honest = anHonest('strict-address-paid-elsewhere')
const waiting = approvedOf(honest, 'waiting')
const [asked] = waiting.plan
const origin = chainById(devnet, honest.input.originChainId)
if (asked?.kind !== 'depositAddress' || !origin) throw new Error('expected a deposit address')
const step = evmPaymentItem(asked, { intent: intentOf(honest.input), origin })
const pay: Event = { event: 'ownPayment', step, mostGas: 7n, noncesAtApproval: [], atSeconds: NOW + 1_000 }
const paying = apply(waiting, pay)

function saying(status: string): Execution {
  const decoded = decodeStatus({ status })
  if (!decoded) throw new Error('expected a status')
  return apply(waiting, { event: 'status', status: decoded, atSeconds: NOW })
}

describe('a deposit address that the wallet pays itself', () => {
  it('is from then on a step like any other, and stays so on the disk', () => {
    expect(paying.plan).toEqual([step])
    expect(paying.stage).toEqual({ stage: 'steps' })
    expect(paying.mostGas.value).toBe(7n)
    expect(next(paying)).toEqual({ task: 'reserve', index: 0 })
    expect(paying.planHash).toBe(waiting.planHash)
    const decoded = decodeExecution(structuredClone(paying))
    expect(decoded).toEqual({ ok: true, execution: paying })
  })

  it('is not paid twice, nor once somebody has paid it, nor after the end', () => {
    expect(apply(paying, pay)).toBe(paying)
    const seen = saying('pending')
    expect(apply(seen, pay)).toBe(seen)
    const over = apply(waiting, { event: 'ended', end: { reason: 'abandoned' }, atSeconds: NOW })
    expect(over.stage.stage).toBe('failed')
    expect(apply(over, pay)).toBe(over)
    expect(apply(saying('waiting'), pay).stage.stage).toBe('steps')
    const taken = { ...saying('waiting'), requote: { requestId: '0x5c', paid: waiting.pays } }
    expect(apply(taken, pay)).toBe(taken)
  })

  it.each(['expired', 'refused'] as const)('waits again where the payment was never signed and is %s', (reason) => {
    const end = reason === 'refused' ? ({ reason, findings: [] } as const) : ({ reason } as const)
    const unpaid = apply(paying, { event: 'ended', end, atSeconds: NOW + 2_000 })
    expect(unpaid.plan).toEqual(waiting.plan)
    expect(unpaid.stage.stage).toBe('tracking')
    expect(unpaid.ownPayment).toBeUndefined()
    expect(unpaid.mostGas).toEqual(waiting.mostGas)
    expect(unpaid.obstacle?.code).toMatch(/^OWN_PAYMENT_/)
    expect(unpaid.pendingNotifications).toEqual([])
    expect(apply(unpaid, pay).plan).toEqual([step])
  })

  it('is over where the user gives it up before it is signed', () => {
    const over = apply(paying, { event: 'ended', end: { reason: 'abandoned' }, atSeconds: NOW + 2_000 })
    expect(over.stage).toEqual({ stage: 'failed', end: { reason: 'abandoned' } })
  })
})
