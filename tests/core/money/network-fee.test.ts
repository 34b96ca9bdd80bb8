import { describe, expect, it } from 'vitest'
import type { ItemState } from '../../../src/core/execution/execution.ts'
import { type FeeRecord, networkFeeAtMost, networkFeePaid } from '../../../src/core/money/network-fee.ts'
import type { SigningPurpose } from '../../../src/core/sign/signed.ts'
import type { SignedShown } from '../../../src/core/sign/signed-without-bytes.ts'
import { bundleOf } from '../bundle/bundles.ts'

type State = ItemState<SignedShown>

const { mostGas } = bundleOf(1)
const terms = { terms: 'evm', nonce: 7, gasLimit: 90_000n, maxFeePerGasWei: 20n, maxPriorityFeePerGasWei: 1n } as const
/** Its gas is unknown, so the terms count. */
const bytesFor = (purpose: SigningPurpose, hash: string): SignedShown => ({
  ...{ kind: 'evmTransaction', purpose, chainId: 1, hash, gas: undefined },
})
const step = bytesFor('step', '0x01')
const block = { in: 'block', blockNumber: 12n, blockHash: '0xb' } as const
const waiting = { phase: 'broadcast', broadcastAtSeconds: 1, terms, signed: step, earlier: [] } as const
const paidIn = (value: bigint, phase: 'included' | 'reverted' | 'finalized' = 'included'): State => {
  const state = { terms, signed: step, earlier: [], inclusion: { ...block, fee: { value } }, readAtSeconds: 1 }
  return phase === 'reverted' ? { phase, isFinal: true, ...state } : { phase, ...state }
}
const transfer = (stage: string, ...items: readonly State[]): FeeRecord => ({ items, stage: { stage }, mostGas })
const paid = (record: FeeRecord) => networkFeePaid(record)?.paid.value
const most = (record: FeeRecord) => networkFeeAtMost(record).value

describe('what the network took', () => {
  it('is the sum of all steps once each is in a block, and not known before', () => {
    expect(paid(transfer('steps', paidIn(5n), waiting))).toBeUndefined()
    expect(paid(transfer('tracking', paidIn(5n), paidIn(7n, 'finalized')))).toBe(12n)
    expect(networkFeePaid(transfer('filled', paidIn(5n)))).toEqual({
      paid: { ...mostGas, value: 5n },
      forData: undefined,
    })
  })

  it('is paid for what the chain refused too, and not for what was never sent or never got in', () => {
    const unsent = { phase: 'reserved', terms, purpose: 'step', earlier: [] } as const
    expect(paid(transfer('failed', paidIn(5n, 'reverted'), { phase: 'planned' }))).toBe(5n)
    expect(paid(transfer('failed', paidIn(5n, 'reverted'), unsent))).toBe(5n)
    expect(paid(transfer('failed', { ...waiting, phase: 'replaced' }))).toBe(0n)
    expect(paid(transfer('failed', { phase: 'planned' }))).toBe(0n)
  })

  it('is not known of a step that may still get in, after a reorganisation too, or whose fee the node left out', () => {
    expect(paid(transfer('failed', { phase: 'reserved', terms, purpose: 'step', earlier: [step] }))).toBeUndefined()
    expect(paid(transfer('filled', waiting))).toBeUndefined()
    const unsaid: State = { phase: 'finalized', terms, signed: step, earlier: [], inclusion: block, readAtSeconds: 1 }
    expect(paid(transfer('filled', paidIn(5n), unsaid))).toBeUndefined()
    expect(most(transfer('filled', paidIn(5n), unsaid))).toBe(5n + 90_000n * 20n)
  })

  it('keeps what a rollup took for data beside it', () => {
    const inclusion = { ...block, fee: { value: 5n, forData: 3n } }
    const state: State = { phase: 'included', terms, signed: step, earlier: [], inclusion, readAtSeconds: 1 }
    expect(networkFeePaid(transfer('filled', state, paidIn(2n)))).toEqual({
      paid: { ...mostGas, value: 7n },
      forData: { ...mostGas, value: 3n },
    })
  })

  it('is exact on Bitcoin where one transaction was signed, and is nothing for what a service took', () => {
    const sats = { terms: 'bitcoin', outpoints: [], feeSats: 900n } as const
    const first: State = {
      phase: 'finalized',
      terms: sats,
      signed: step,
      earlier: [],
      inclusion: block,
      readAtSeconds: 1,
    }
    expect(paid(transfer('filled', first))).toBe(900n)
    expect(paid(transfer('filled', { ...first, earlier: [step] }))).toBeUndefined()
    expect(paid(transfer('filled', { ...first, inclusion: { in: 'service', atSeconds: 1 } }))).toBe(0n)
  })
})

describe('the most that the network can take', () => {
  it('is what was approved while a step has no terms, and then the largest of what was signed for each', () => {
    expect(most(transfer('steps', waiting, { phase: 'planned' }))).toBe(mostGas.value)
    expect(most(transfer('steps', waiting, waiting))).toBe(2n * 90_000n * 20n)
    expect(most(transfer('tracking', paidIn(5n), waiting))).toBe(5n + 90_000n * 20n)
  })

  it('is the old step where its cancellation costs less, and leaves out what is not signed any more', () => {
    const raised = { ...terms, maxFeePerGasWei: 30n }
    const cancel = bytesFor('cancel', '0x02')
    const cancelling: State = {
      phase: 'broadcast',
      broadcastAtSeconds: 1,
      terms: raised,
      signed: cancel,
      earlier: [step],
    }
    expect(most(transfer('steps', cancelling, { phase: 'planned' }))).toBe(90_000n * 30n)
    const own = { ...raised, gasLimit: 21_000n }
    const reserved: State = { phase: 'reserved', terms: own, purpose: 'cancel', earlier: [] }
    expect(most(transfer('steps', reserved))).toBe(21_000n * 30n)
  })
})
