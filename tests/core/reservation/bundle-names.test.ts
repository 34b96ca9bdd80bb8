import { describe, expect, it } from 'vitest'
import type { Bundle } from '../../../src/core/bundle/bundle.ts'
import type { DepositOutcome } from '../../../src/core/bundle/deposit-outcome.ts'
import type { ItemState } from '../../../src/core/execution/execution.ts'
import { namesReservedBy } from '../../../src/core/reservation/bundle-names.ts'
import { only } from '../../made.ts'
import { bundleOf } from '../bundle/bundles.ts'
import { deposit, ORDER } from '../bundle/deposits.ts'
import { FILL, HASH, REQUEST } from '../bundle/listed.ts'

const failed = { stage: 'failed', end: { reason: 'expired' } } as const
const read = [{ ...deposit, index: 0 }]
const heard = { orderId: ORDER, index: 0, sinceSeconds: 1, requestId: REQUEST }
const withOutcome = (outcome: DepositOutcome): Bundle => ({
  ...bundleOf(1),
  deposits: { simulated: [], read, outcomes: [outcome] },
})

describe('what nothing else may have of a bundle’s', () => {
  it('is each transaction that was signed for it', () => {
    const state = only<ItemState>({
      phase: 'broadcast',
      broadcastAtSeconds: 1,
      signed: { hash: HASH },
      earlier: [{ hash: '0xa0' }],
    })
    expect(namesReservedBy({ ...bundleOf(1), items: [state] })).toEqual([HASH, '0xa0'])
    expect(namesReservedBy(bundleOf(1))).toEqual([])
  })

  it('is an order that it has paid, or may be paying', () => {
    const simulated = bundleOf(1, { simulated: [deposit] })
    expect(namesReservedBy(simulated)).toEqual([ORDER])
    expect(namesReservedBy({ ...simulated, stage: failed })).toEqual([])
    expect(namesReservedBy({ ...bundleOf(2), stage: failed, deposits: { simulated: [], read } })).toEqual([ORDER])
  })

  it('is what became of a deposit: its request, its transactions and their blocks', () => {
    const proof = { proof: 'verified', txHash: FILL, amount: undefined as never, besides: ['some of block 7'] } as const
    const filled = { ...heard, outcome: 'filled', proof, chainId: 1, to: undefined } as const
    expect(namesReservedBy(withOutcome(filled))).toEqual([ORDER, REQUEST, FILL, 'some of block 7'])
    expect(namesReservedBy(withOutcome({ ...heard, outcome: 'said', word: 'pending', status: 'pending' }))).toEqual([
      ORDER,
      REQUEST,
    ])
    const unlike = { orderId: ORDER, index: 0, sinceSeconds: 1, outcome: 'unlike', problem: 'own' } as const
    expect(namesReservedBy(withOutcome(unlike))).toEqual([ORDER])
  })
})
