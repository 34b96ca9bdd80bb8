import { describe, expect, it } from 'vitest'
import {
  type DepositAddressRequest,
  depositAddressOf,
  followedRequestId,
  requoteProblem,
  shareOfMinimum,
} from '../../../src/core/deposit-address/requote.ts'
import { apply, type Event } from '../../../src/core/execution/apply.ts'
import { decodeStatus } from '../../../src/core/execution/decode-status.ts'
import type { Execution } from '../../../src/core/execution/execution.ts'
import { next } from '../../../src/core/execution/next.ts'
import { anHonest, approvedOf } from '../../wallet/sim/flows.ts'
import { NOW } from '../honest.ts'

const REQUOTE = `0x${'5c'.repeat(32)}`
const open = approvedOf(anHonest('open-address-paid-elsewhere'), 'open')
const strict = approvedOf(anHonest('strict-address-paid-elsewhere'), 'strict')

const paid = (value: bigint) => ({ ...open.pays, value })
const superseded = (value = open.pays.value / 2n, requestId = REQUOTE): Event => ({
  event: 'requoted',
  requestId,
  paid: paid(value),
  atSeconds: NOW + 60,
})
const status = (body: unknown): Event => {
  const decoded = decodeStatus(body)
  if (!decoded) throw new Error('expected a status')
  return { event: 'status', status: decoded, atSeconds: NOW }
}
const made = (execution: Execution, ...events: readonly Event[]) => events.reduce(apply, execution)

describe('a request that took over', () => {
  const pending = made(open, status({ status: 'pending', inTxHashes: ['0xpaid'] }))
  const taken = made(pending, superseded())

  it('is followed in the same transfer, told of once, and kept in its history', () => {
    expect(followedRequestId(taken)).toBe(REQUOTE)
    expect(taken.requote).toEqual({ requestId: REQUOTE, paid: paid(open.pays.value / 2n) })
    expect(taken.pendingNotifications.map(({ news }) => news)).toEqual(['requoted'])
    expect(taken.history.at(-1)).toEqual({ atSeconds: NOW + 60, what: 'requoted' })
    expect(made(taken, superseded())).toBe(taken)
    expect(made(taken, superseded(1n))).toBe(taken)
  })

  it('changes nothing that was approved, and gives nothing to do but to follow', () => {
    const { requestId, orderId, plan, items, pays, minimum, stage } = pending
    expect(taken).toMatchObject({ requestId, orderId, plan, items, pays, minimum, stage })
    expect(next({ ...taken, pendingNotifications: [] })).toEqual({ task: 'track' })
  })

  it('ends by its own arrival, which is told beside the quoted anew', () => {
    const word = status({ status: 'success', inTxHashes: ['0xpaid'], txHashes: ['0xfill'] })
    const amount = { ...open.expected, value: 5n }
    const fill = { proof: 'verified', txHash: '0xfill', amount } as const
    const filled = made(taken, word, { event: 'filled', fill, atSeconds: NOW })
    expect(filled.stage).toMatchObject({ stage: 'filled', fill })
    expect(filled.pendingNotifications.map(({ news }) => news)).toEqual(['requoted', 'filled'])
  })

  it('takes over neither a transfer that is over, nor a strict address, nor by the request’s own name, nor for nothing', () => {
    const over = made(open, { event: 'ended', end: { reason: 'abandoned' }, atSeconds: NOW })
    expect(over.stage.stage).toBe('failed')
    for (const [execution, event] of [
      [over, superseded()],
      [strict, superseded()],
      [open, superseded(1n, open.requestId.toUpperCase().replace('0X', '0x'))],
      [open, superseded(0n)],
    ] as const) {
      expect(apply(execution, event)).toBe(execution)
    }
  })

  it('gives way to another one that took over from it', () => {
    const again = `0x${'6d'.repeat(32)}`
    const twice = made(taken, superseded(3n, again))
    expect(followedRequestId(twice)).toBe(again)
    expect(twice.pendingNotifications.map(({ key }) => key)).toEqual([
      `open:requoted:${REQUOTE}`,
      `open:requoted:${again}`,
    ])
  })
})

describe('what the service says of an address', () => {
  const { originChainId: chainId, originCurrency: currency, refundTo } = open.intent
  const claim: DepositAddressRequest = {
    requestId: REQUOTE,
    depositAddress: depositAddressOf(open.plan, open.intent) ?? '',
    chainId,
    currency,
    refundTo,
  }
  const other = `0x${'42'.repeat(20)}`

  it('is believed of this address, this currency and this refund address alone', () => {
    expect(requoteProblem(claim, open)).toBeUndefined()
    expect(requoteProblem({ ...claim, refundTo: undefined }, open)).toBeUndefined()
    expect(requoteProblem({ ...claim, depositAddress: other }, open)).toEqual({ code: 'REQUEST_OTHER_ADDRESS' })
    expect(requoteProblem({ ...claim, currency: other }, open)).toEqual({ code: 'REQUEST_OTHER_CURRENCY' })
    expect(requoteProblem({ ...claim, chainId: chainId + 1 }, open)).toEqual({ code: 'REQUEST_OTHER_CURRENCY' })
    expect(requoteProblem({ ...claim, refundTo: other }, open)).toEqual({ code: 'REQUEST_OTHER_REFUND' })
  })
})

describe('the deposit address of a plan', () => {
  it('is the one to be paid from elsewhere, or the one that a step of ours pays', () => {
    const ours = approvedOf(anHonest('open-address'), 'ours')
    expect(depositAddressOf(ours.plan, ours.intent)).toMatch(/^0x/)
    expect(depositAddressOf(open.plan, open.intent)).toMatch(/^0x/)
    const deposit = approvedOf(anHonest('deposit-native'), 'deposit')
    expect(depositAddressOf(deposit.plan, deposit.intent)).toBeUndefined()
  })
})

it('a share of the minimum is in proportion to what was paid, rounded down', () => {
  const amounts = { minimum: { ...open.minimum, value: 100n }, pays: paid(3n) }
  expect([1n, 3n, 6n].map((value) => shareOfMinimum(amounts, value))).toEqual([33n, 100n, 200n])
})
