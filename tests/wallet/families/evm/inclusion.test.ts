import { describe, expect, it } from 'vitest'
import type { ItemState } from '../../../../src/core/execution/execution.ts'
import type { GasCharge, TransactionReceipt } from '../../../../src/core/families/evm/receipt.ts'
import { signEvmCall } from '../../../../src/core/sign/evm-call.ts'
import type { EvmTerms } from '../../../../src/core/sign/signed.ts'
import { recheckEvmBytes } from '../../../../src/wallet/families/evm/confirmation.ts'
import { inclusionFromReceipt } from '../../../../src/wallet/families/evm/inclusion.ts'
import type { NodePort } from '../../../../src/wallet/families/evm/node-port.ts'
import { payment, SENDER, SENDER_KEY } from '../../../core/bundle/bundles.ts'
import { only } from '../../../made.ts'

const terms: EvmTerms = {
  ...{ terms: 'evm', nonce: 3, gasLimit: 50_000n, maxFeePerGasWei: 20n, maxPriorityFeePerGasWei: 1n },
}
const signed = await signEvmCall(
  { call: payment(1n), account: SENDER, chainId: 8453 },
  { terms, purpose: 'step', privateKey: SENDER_KEY },
)
const block = { blockNumber: 7n, blockHash: '0xb7' } as const
const receiptOf = (
  charge: Partial<GasCharge> | undefined,
  status: TransactionReceipt['status'] = 'success',
): TransactionReceipt => ({
  ...{ ...block, status, logs: [] },
  charge: charge && { gasUsed: 21_000n, gasPriceWei: 11n, dataFeeWei: 0n, ...charge },
})
const feeIn = (receipt: TransactionReceipt) => {
  const inclusion = inclusionFromReceipt(signed, receipt)
  return inclusion.in === 'block' ? inclusion.fee : undefined
}

describe('what a chain took for bytes in a block', () => {
  it('is the gas that was used at the price of the block, whether the chain did it or refused it', () => {
    expect(inclusionFromReceipt(signed, receiptOf({}))).toEqual({ in: 'block', ...block, fee: { value: 231_000n } })
    expect(feeIn(receiptOf({}, 'reverted'))).toEqual({ value: 231_000n })
    expect(feeIn(receiptOf({ gasUsed: 50_000n, gasPriceWei: 20n }))).toEqual({ value: 1_000_000n })
  })

  it('is not believed where the signature does not allow it', () => {
    for (const absurd of [{ gasUsed: 50_001n }, { gasPriceWei: 21n }, { gasUsed: 1n, gasPriceWei: 10n ** 18n }]) {
      expect(inclusionFromReceipt(signed, receiptOf(absurd))).toEqual({ in: 'block', ...block })
    }
    const unreadable = { ...signed, bytes: '0x02' }
    expect(inclusionFromReceipt(unreadable, receiptOf({}))).toEqual({ in: 'block', ...block })
  })

  it('is not known where the node does not say it', () => {
    expect(inclusionFromReceipt(signed, receiptOf(undefined))).toEqual({ in: 'block', ...block })
  })

  it('keeps apart what was taken for data, which no signature bounds', () => {
    expect(feeIn(receiptOf({ dataFeeWei: 9n }))).toEqual({ value: 231_000n, forData: 9n })
    expect(feeIn(receiptOf({ dataFeeWei: 10n ** 30n, gasUsed: 50_001n }))).toBeUndefined()
  })
})

describe('bytes that were in a block', () => {
  const nodeWith = (value: TransactionReceipt | undefined, finalHeight: bigint) =>
    only<NodePort>({
      receipt: async () => ({ ok: true, value }),
      finalHeight: async () => ({ ok: true, value: finalHeight }),
    })
  const settle = async (
    receipt: TransactionReceipt | undefined,
    finalHeight: bigint,
    phase: 'included' | 'reverted' = 'included',
  ) => {
    const block = {
      terms,
      signed,
      earlier: [],
      inclusion: inclusionFromReceipt(signed, receiptOf({})),
      readAtSeconds: 1,
    }
    const state: ItemState = phase === 'included' ? { phase, ...block } : { phase, isFinal: false, ...block }
    return recheckEvmBytes({ state, index: 0 }, { node: nodeWith(receipt, finalHeight), nowSeconds: () => 1 })
  }

  it('are final where the chain calls their block final', async () => {
    expect(await settle(receiptOf({}), 6n)).toBeUndefined()
    expect(await settle(receiptOf({}), 7n)).toEqual({ event: 'finalized', index: 0, atSeconds: 1 })
  })

  // Another block may have refused or executed them.
  it.each(['included', 'reverted'] as const)('are looked at anew in another block, having been %s', async (phase) => {
    for (const status of ['success', 'reverted'] as const) {
      const moved: TransactionReceipt = { ...receiptOf({}, status), blockNumber: 7n, blockHash: '0xb8' }
      expect(await settle(moved, 30n, phase)).toEqual({ event: 'reorged', index: 0, atSeconds: 1 })
    }
    expect(await settle(undefined, 30n, phase)).toMatchObject({ event: 'reorged' })
  })
})
