import { encodeFunctionData, erc20Abi, maxUint256 } from 'viem'
import { describe, expect, it } from 'vitest'
import type { Bundle, PageCall } from '../../../src/core/bundle/bundle.ts'
import type { ItemState } from '../../../src/core/execution.ts'
import { callRows } from '../../../src/core/export/call-rows.ts'
import { COLUMNS } from '../../../src/core/export/columns.ts'
import { csvOf } from '../../../src/core/export/csv.ts'
import { jsonOf } from '../../../src/core/export/json.ts'
import { meaningOf } from '../../../src/core/page/call.ts'
import { chainById } from '../../../src/core/profile.ts'
import { devnet } from '../../../src/core/profiles/devnet.ts'
import { BEGAN, bundleOf, payment, SENDER } from '../bundle/bundles.ts'

const SOMEBODY = '0x5e5E5e5e5E5e5E5E5e5E5E5e5e5E5E5E5e5E5E5e'
const HASH = `0x${'a1'.repeat(32)}`
const UNKNOWN_TOKEN = `0x${'70'.repeat(20)}`
const usdc = chainById(devnet, 8453)?.tokens.find(({ symbol }) => symbol === 'USDC')
if (!usdc) throw new RangeError('expected a token')

const token = (functionName: 'approve' | 'transfer', amount: bigint, to: string = usdc.address): PageCall => ({
  ...{ to, value: 0n, gas: undefined },
  data: encodeFunctionData({ abi: erc20Abi, functionName, args: [SOMEBODY, amount] }),
})

const signed = { kind: 'evmTransaction', purpose: 'step', chainId: 8453, bytes: '0x02', hash: HASH }
const terms = { terms: 'evm', nonce: 0, gasLimit: 90_000n, maxFeePerGasWei: 20n, maxPriorityFeePerGasWei: 1n }
const fee = { value: 700_000n, forData: 9n }
const attempt = { terms, signed, earlier: [], inclusion: { in: 'block', blockNumber: 7n, blockHash: HASH, fee } }
const included = { ...attempt, phase: 'included' } as unknown as ItemState
const refused = { ...attempt, phase: 'reverted' } as unknown as ItemState
const planned = { phase: 'planned' } as const

function rows(calls: readonly PageCall[], items: readonly ItemState[], stage: Bundle['stage'] = { stage: 'done' }) {
  const bundle = { ...bundleOf(0, { calls }), items, stage, updatedAtSeconds: BEGAN + 30 }
  const { currency } = bundle.mostGas
  const read = calls.map((call) => ({
    to: call.to,
    value: { currency, value: call.value },
    meaning: meaningOf(call, devnet, 8453),
  }))
  return callRows(bundle, read, 'Base')
}

describe('the history of what sites had sent', () => {
  it('has a line for each transaction, with who asked, what it does, its hash and its fee', () => {
    const all = rows([token('approve', maxUint256), payment(5n)], [included, included])
    expect(all).toHaveLength(2)
    expect(all[0]).toMatchObject({
      id: 'bundle:one',
      kind: 'transaction',
      what: `permission for ${SOMEBODY} to take USDC: no limit`,
      state: 'done',
      proof: 'read on the chain by this wallet',
      requestedBy: 'https://shop.example',
      account: SENDER,
      sentChain: 'Base',
      sentAmount: '0',
      sentTransaction: HASH,
      contract: usdc.address,
      recipient: '',
      networkFeePaid: '0.0000000000007',
      networkFeeForData: '0.000000000000000009',
    })
    expect(all[1]).toMatchObject({
      what: 'payment of 0.000000000000000005 ETH',
      sentAmount: '0.000000000000000005',
      sentCurrency: 'ETH',
      recipient: SOMEBODY.toLowerCase(),
      contract: '',
    })
    for (const row of all) expect(Object.keys(row)).toEqual([...COLUMNS])
  })

  it('names the token that was paid, and no amount of one that the wallet does not know', () => {
    const [paid, strange] = rows(
      [token('transfer', 2_500_000n), token('transfer', 7n, UNKNOWN_TOKEN)],
      [included, included],
    )
    expect(paid).toMatchObject({ sentAmount: '2.5', sentCurrency: 'USDC', recipient: SOMEBODY })
    expect(strange).toMatchObject({ sentAmount: '', sentCurrency: '', sentCurrencyAddress: UNKNOWN_TOKEN })
    expect(strange?.['what']).toBe(`payment of 7 units of ${UNKNOWN_TOKEN} to ${SOMEBODY}`)
  })

  it('says of none that something left before it was read, and why the others never went out', () => {
    const failed = { stage: 'failed', end: { reason: 'reverted', index: 0 } } as const
    const [first, second] = rows([payment(5n), payment(6n)], [refused, planned], failed)
    expect(first).toMatchObject({ state: 'failed: reverted', sentAmount: '0', sentTransaction: HASH, proof: '' })
    expect(second).toMatchObject({ state: 'not sent: reverted', sentAmount: '0', sentTransaction: '' })
    const [waiting] = rows([payment(5n)], [planned], { stage: 'calls' })
    expect(waiting).toMatchObject({ state: 'calls', endedAt: '', sentAmount: '0' })
  })

  it('stands beside crossings in JSON, and in the same table in CSV', () => {
    const all = rows([payment(5n)], [included])
    expect(JSON.parse(jsonOf(all))).toMatchObject({ crossings: [], transactions: [{ id: 'bundle:one' }] })
    expect(csvOf(all).split('\r\n')[1]).toContain('transaction,payment of')
  })
})
