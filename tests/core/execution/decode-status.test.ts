import { describe, expect, it } from 'vitest'
import { decodeStatus } from '../../../src/core/execution/decode-status.ts'
import { stageAfterFollowing } from '../../../src/core/execution/stage.ts'

const status = (body: object) => decodeStatus({ status: 'failure', ...body }) ?? expect.fail('expected a status')

it.each(['constructor', '__proto__', 'toString', 'settling'])('keeps the word "%s" that nobody knows', (word) => {
  expect(decodeStatus({ status: word })).toMatchObject({ status: 'unknown', word })
})

describe('why the service says that it failed', () => {
  it('is kept in its own words, of the transfer and of its refund', () => {
    expect(status({ failReason: 'TTL_EXPIRED', refundFailReason: 'REFUND_RECIPIENT_IS_VASP' })).toMatchObject({
      failReason: 'TTL_EXPIRED',
      refundFailReason: 'REFUND_RECIPIENT_IS_VASP',
    })
  })

  it.each([{}, { failReason: null, refundFailReason: null }, { failReason: 'N/A', refundFailReason: 'N/A' }])(
    'is none where it says none, case %#',
    (body) => {
      expect(status(body).failReason).toBeUndefined()
      expect(status(body)).not.toHaveProperty('refundFailReason')
    },
  )

  it('is news where only the reason of the refund is new', () => {
    const stage = { stage: 'refunding', status: status({ failReason: 'SLIPPAGE' }), reportedAtSeconds: 1 } as const
    const same = { event: 'status', status: status({ failReason: 'SLIPPAGE' }) } as const
    const more = status({ failReason: 'SLIPPAGE', refundFailReason: 'MANUAL_REFUND_REQUIRED' })
    expect(stageAfterFollowing(stage, same)).toBeUndefined()
    expect(stageAfterFollowing(stage, { event: 'status', status: more })).toMatchObject({ status: more })
  })
})

describe('a failure of a request', () => {
  const stage = { stage: 'refunding', status: status({}), reportedAtSeconds: 1 } as const
  const stageAfter = (body: object) => stageAfterFollowing(stage, { event: 'status', status: status(body) })?.stage

  it('holds its refund open, whatever is said next, until it is said that nothing was paid', () => {
    expect(stageAfter({ status: 'pending' })).toBe('refunding')
    expect(stageAfter({ status: 'waiting', inTxHashes: ['0xa'] })).toBe('refunding')
    expect(stageAfter({ status: 'waiting' })).toBe('tracking')
    expect(stageAfter({ status: 'success' })).toBe('tracking')
  })
})
