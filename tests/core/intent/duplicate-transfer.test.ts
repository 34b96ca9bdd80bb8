import { describe, expect, it } from 'vitest'
import { type ComparedTransfer, repeatedTransfer } from '../../../src/core/intent/duplicate-transfer.ts'
import { executionOf, reviewOf, STRANGER, status } from '../../ui/data.ts'

const NOW = 1_800_000_000
const moved = (stage: object, secondsAgo = 60) =>
  ({ ...executionOf(reviewOf(), { stage } as never), updatedAtSeconds: NOW - secondsAgo }) as const
const tracking = { stage: 'tracking', status: status('pending'), reportedAtSeconds: NOW }
const asked: ComparedTransfer = moved(tracking).intent
const seen = (stage: object, secondsAgo?: number) => repeatedTransfer(asked, [moved(stage, secondsAgo)], NOW)?.id

describe('the same move', () => {
  it('is one under way, however long, or one that arrived within ten minutes', () => {
    expect(seen({ stage: 'steps' }, 86_400)).toBe('transfer-1')
    expect(seen(tracking, 86_400)).toBe('transfer-1')
    expect(seen({ stage: 'filled' }, 600)).toBe('transfer-1')
    expect(seen({ stage: 'filled' }, 601)).toBeUndefined()
  })

  it('is none whose money stayed or came back', () => {
    expect(seen({ stage: 'failed' })).toBeUndefined()
    expect(seen({ stage: 'refunded' })).toBeUndefined()
  })

  it('is no address that nobody has paid yet', () => {
    const address = { kind: 'depositAddress' }
    const open = { ...moved({ stage: 'tracking', status: undefined }), plan: [address] } as never
    expect(repeatedTransfer(asked, [open], NOW)).toBeUndefined()
  })

  it.each<[string, Partial<ComparedTransfer>]>([
    ['another amount', { amount: asked.amount + 1n }],
    ['an amount of the other side', { tradeType: 'EXACT_OUTPUT' }],
    ['another recipient', { recipient: STRANGER }],
    ['another chain to leave', { originChainId: 10 }],
    ['another chain to arrive on', { destinationChainId: 10 }],
    ['another currency to pay', { originCurrency: STRANGER }],
    ['another currency to get', { destinationCurrency: STRANGER }],
  ])('is none of %s', (_what, change) => {
    expect(repeatedTransfer({ ...asked, ...change }, [moved(tracking)], NOW)).toBeUndefined()
    expect(
      repeatedTransfer({ ...asked, recipient: asked.recipient.toLowerCase() }, [moved(tracking)], NOW),
    ).toBeDefined()
  })
})
