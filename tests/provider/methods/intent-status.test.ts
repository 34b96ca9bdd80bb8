import { describe, expect, it } from 'vitest'
import type { ItemState, Stage } from '../../../src/core/execution/execution.ts'
import { callsStatus } from '../../../src/provider/methods/intent-status.ts'
import type { CallReceipt } from '../../../src/provider/types.ts'
import { execution, FILL_HASH, ORIGIN_HASH, serviceStatus, USDC, VERIFIED_FILL } from '../executions.ts'

const tracking = (word: Parameters<typeof serviceStatus>[0]): Stage => ({
  stage: 'tracking',
  status: serviceStatus(word),
  reportedAtSeconds: 1,
})
const filled: Stage = { stage: 'filled', fill: VERIFIED_FILL, status: serviceStatus('success') }
const refunded: Stage = {
  stage: 'refunded',
  refund: { proof: 'reported', txHash: ORIGIN_HASH, why: { code: 'ARRIVAL_ABSENT' } },
  status: serviceStatus('refund'),
}
const receipt: CallReceipt = {
  logs: [
    { address: USDC.toLowerCase(), data: '0x64', topics: [] },
    { address: `0x${'11'.repeat(20)}`, data: '0x', topics: [] },
  ],
  status: '0x1',
  blockHash: `0x${'cc'.repeat(32)}`,
  blockNumber: '0x10',
  gasUsed: '0x5208',
  transactionHash: FILL_HASH,
}

describe('callsStatus', () => {
  it.each([
    ['the first step', { stage: 'steps' } as Stage, ['planned', 'planned'], 100, 'preparing'],
    ['after the approval', { stage: 'steps' } as Stage, ['included', 'planned'], 100, 'preparing'],
    [
      'nothing heard yet',
      { stage: 'tracking', status: undefined, reportedAtSeconds: undefined },
      ['included', 'included'],
      100,
      'pending',
    ],
    ['waiting', tracking('waiting'), ['included', 'included'], 100, 'waiting'],
    ['submitted', tracking('submitted'), ['included', 'included'], 100, 'submitted'],
    ['a success that is not proven', tracking('success'), ['included', 'included'], 100, 'pending'],
    ['a failure that may still be refunded', tracking('failure'), ['included', 'included'], 100, 'pending'],
    ['filled', filled, ['included', 'included'], 200, 'filled'],
    ['refunded', refunded, ['included', 'included'], 500, 'refunded'],
    [
      'ended before the deposit',
      { stage: 'failed', end: { reason: 'expired' } },
      ['included', 'planned'],
      400,
      'failed',
    ],
    [
      'ended after it',
      { stage: 'failed', end: { reason: 'reverted', index: 1 } },
      ['included', 'included'],
      600,
      'failed',
    ],
  ] as const)('says of %s what EIP-5792 has for it', (_, stage, phases, code, state) => {
    const status = callsStatus(execution(stage, phases))
    expect([status.status, status.capabilities.intent.state]).toEqual([code, state])
    expect(status).toMatchObject({ version: '2.0.0', id: '0x1234', chainId: '0x2105', atomic: false })
  })

  it('says of a payment that was cancelled that it was never made', () => {
    const cancelled: Stage = { stage: 'failed', end: { reason: 'cancelled', index: 1 } }
    const { items, ...rest } = execution(cancelled, ['included', 'included'])
    const signed = { purpose: 'cancel' } as const
    const withCancel = items.map((each, index) => (index === 1 ? ({ ...each, signed } as ItemState) : each))
    expect(callsStatus({ ...rest, items: withCancel }).status).toBe(400)
  })

  it('shows the fill, with the logs of its currency alone', () => {
    const status = callsStatus(execution(filled, ['included', 'included']), receipt)
    expect(status.receipts).toEqual([{ ...receipt, logs: [receipt.logs[0]] }])
    expect(status.capabilities.intent.destination).toMatchObject({ amount: '0x64', txHash: FILL_HASH, verified: true })
  })

  it('has no receipts that it could not read, and none before the fill', () => {
    expect(callsStatus(execution(filled, ['included', 'included'])).receipts).toEqual([])
    expect(callsStatus(execution(tracking('pending'), ['included', 'included']), receipt).receipts).toBeUndefined()
  })

  it.each([
    ['steps', { stage: 'steps' } as Stage],
    ['filled', filled],
    ['refunded', refunded],
  ] as const)('never says where the money came from (%s)', (_, stage) => {
    const text = JSON.stringify(callsStatus(execution(stage, ['included', 'included']), receipt))
    for (const secret of [ORIGIN_HASH, '424242', (424242).toString(16), 'secret-request-id', 'secret-order-id']) {
      expect(text).not.toContain(secret)
    }
  })
})
