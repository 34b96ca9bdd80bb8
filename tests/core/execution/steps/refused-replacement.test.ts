import { describe, expect, it } from 'vitest'
import type { ItemState } from '../../../../src/core/execution/execution.ts'
import {
  refusalsExcept,
  withFormerAttempt,
  withoutRefused,
  withSeenAttempt,
} from '../../../../src/core/execution/steps/refused-replacement.ts'
import { madeSigned, only } from '../../../made.ts'

type Broadcast = Extract<ItemState, { phase: 'broadcast' }>

const [first, second] = [madeSigned({ hash: '0x01' }), madeSigned({ hash: '0x02' })]
const terms = (maxFeePerGasWei: bigint) =>
  ({ terms: 'evm', nonce: 0, gasLimit: 1n, maxFeePerGasWei, maxPriorityFeePerGasWei: 0n }) as const
const item = only<Broadcast>({
  phase: 'broadcast',
  terms: terms(2n),
  signed: second,
  earlier: [first],
  broadcastAtSeconds: 1,
})
const refusal = { hash: '0x02', terms: terms(1n), reason: { code: 'OFFLINE' }, atSeconds: 5 } as const

describe('a refused replacement', () => {
  it('lets the former attempt count again, and keeps its own bytes', () => {
    expect(withFormerAttempt(item, refusal)).toMatchObject({
      ...{ terms: terms(1n), signed: first, earlier: [second], broadcastAtSeconds: 5 },
      refused: [{ hash: '0x02', terms: terms(2n) }],
    })
  })

  it('changes nothing for other bytes, or without a former attempt', () => {
    expect(withFormerAttempt(item, { ...refusal, hash: '0x03' })).toBeUndefined()
    expect(withFormerAttempt({ ...item, earlier: [] }, refusal)).toBeUndefined()
  })

  it('counts again once a network shows it', () => {
    const back = withFormerAttempt(item, refusal) as Broadcast
    expect(withSeenAttempt(back, { hash: '0x02', atSeconds: 9 })).toMatchObject({
      ...{ terms: terms(2n), signed: second, earlier: [first], broadcastAtSeconds: 9 },
      refused: undefined,
    })
    expect(withSeenAttempt(back, { hash: '0x01', atSeconds: 9 })).toBeUndefined()
  })

  it('is dropped where the same bytes are signed again', () => {
    const back = withFormerAttempt(item, refusal) as Broadcast
    expect(withoutRefused(back, '0x02')).toEqual({ earlier: [], refused: undefined })
    expect(refusalsExcept(back, '0x01')).toEqual({ refused: back.refused })
    expect(refusalsExcept(item, '0x02')).toEqual({})
  })
})
