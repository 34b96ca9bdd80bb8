import { describe, expect, it } from 'vitest'
import type { Execution } from '../../../../src/core/execution/execution.ts'
import { isEvmTransaction } from '../../../../src/core/families/evm/items.ts'
import { devnet } from '../../../../src/core/profiles/devnet.ts'
import { failedFor } from '../../../../src/core/reason/reason.ts'
import { signEvmCall } from '../../../../src/core/sign/evm-call.ts'
import { areBytesInvalid } from '../../../../src/wallet/families/evm/invalid-bytes.ts'
import type { NodePort } from '../../../../src/wallet/families/evm/node-port.ts'
import { SENDER, SENDER_KEY } from '../../../core/bundle/bundles.ts'
import { only } from '../../../made.ts'
import { anHonest, approvedOf } from '../../sim/flows.ts'

const fees = { maxFeePerGasWei: 2n, maxPriorityFeePerGasWei: 1n }

type Given = Readonly<{ gas: readonly bigint[]; block?: bigint; purpose?: 'step' | 'cancel' }>

async function judge({ gas, block, purpose = 'step' }: Given): Promise<boolean> {
  const approved = approvedOf(anHonest('deposit-native'), 'fill')
  const item = approved.plan[0]
  if (!isEvmTransaction(item)) throw new Error('expected a transaction')
  const { to, data, value, chainId } = item
  const sign = (gasLimit: bigint) => {
    const terms = { terms: 'evm', nonce: 3, gasLimit, ...fees } as const
    return signEvmCall(
      { call: { to, data, value, gas: undefined }, account: SENDER, chainId },
      { terms, purpose, privateKey: SENDER_KEY },
    )
  }
  const [signed, ...earlier] = await Promise.all(gas.map(sign))
  const terms = { terms: 'evm', nonce: 3, gasLimit: gas[0], ...fees }
  const state = { phase: 'broadcast', broadcastAtSeconds: 1, terms, signed, earlier }
  const record = { ...approved, items: [state] as Execution['items'] }
  const node = only<NodePort>({
    fees: async () =>
      block === undefined ? failedFor({ code: 'TIMEOUT' }) : { ok: true, value: { ...fees, blockGasLimit: block } },
  })
  return areBytesInvalid({ record, index: 0 }, { profile: devnet, holding: async () => [], node: () => node })
}

describe('a transfer’s signed bytes', () => {
  it.each<readonly [string, boolean, Given]>([
    ['more gas than a block holds', true, { gas: [100_001n], block: 100_000n }],
    ['less gas than the chain charges at once', true, { gas: [21_001n], block: 60_000_000n }],
    ['enough gas', false, { gas: [100_000n], block: 100_000n }],
    ['an unread block', false, { gas: [100_001n] }],
    ['an earlier attempt with enough gas', false, { gas: [100_001n, 90_000n], block: 100_000n }],
    ['the gas of a cancellation', false, { gas: [21_000n], block: 100_000n, purpose: 'cancel' }],
  ])('with %s are invalid: %s', async (_name, expected, given) => {
    expect(await judge(given)).toBe(expected)
  })
})
