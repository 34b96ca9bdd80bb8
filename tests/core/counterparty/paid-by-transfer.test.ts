import { describe, expect, it } from 'vitest'
import { type PayingRecord, paidByTransfer } from '../../../src/core/counterparty/paid-by-transfer.ts'
import type { Execution, ItemState } from '../../../src/core/execution/execution.ts'
import { only } from '../../made.ts'
import { STRANGER, USER } from '../honest.ts'

const intent = { recipient: STRANGER, refundTo: USER }
const TRACKING = { stage: 'tracking', status: undefined, reportedAtSeconds: undefined } as const
const state = (phase: ItemState['phase'], purpose = 'step') => ({ phase, signed: { purpose } }) as ItemState
const paid = (items: readonly ItemState[], change: Partial<PayingRecord> = {}) =>
  paidByTransfer({ intent, items, stage: { stage: 'steps' }, ...change })
const ended = (stage: Execution['stage']['stage']) => only<Pick<Execution, 'stage'>>({ stage: { stage } })
const sum = (value: bigint) => ({ value }) as Execution['pays']

describe('whom a transfer has paid', () => {
  it.each(['broadcast', 'included', 'finalized'] as const)(
    'is its recipient once the last step is out: %s',
    (phase) => {
      expect(paid([state('finalized'), state(phase)])).toEqual([STRANGER])
      expect(paid([state(phase)], { stage: TRACKING })).toEqual([STRANGER])
    },
  )

  it.each(['planned', 'reserved', 'signed', 'reverted', 'ineffective', 'replaced'] as const)(
    'is nobody where that was not handed out, or was refused: %s',
    (phase) => {
      expect(paid([state('finalized'), { phase } as ItemState])).toEqual([])
    },
  )

  it('is nobody where the step was cancelled, before it or in its place', () => {
    expect(paid([state('finalized', 'cancel'), state('planned')], ended('failed'))).toEqual([])
    for (const phase of ['broadcast', 'included', 'finalized'] as const) {
      expect(paid([state(phase, 'cancel')], ended('failed'))).toEqual([])
    }
  })

  it('is whoever got the money back, and nobody while it comes back', () => {
    expect(paid([state('finalized')], ended('refunded'))).toEqual([USER])
    expect(paid([state('finalized')], ended('refunding'))).toEqual([])
  })

  it('is the recipient of what was paid elsewhere only where a payment was read', () => {
    const items = [state('planned')]
    expect(paid(items, { stage: TRACKING })).toEqual([])
    expect(paid(items, ended('filled'))).toEqual([])
    expect(paid(items, { ...ended('filled'), paid: sum(0n) })).toEqual([])
    expect(paid(items, { ...ended('filled'), paid: sum(5n) })).toEqual([STRANGER])
    expect(paid(items, { stage: TRACKING, requote: { requestId: '0x1', paid: sum(5n) } })).toEqual([STRANGER])
  })
})
