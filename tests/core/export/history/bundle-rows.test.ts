import { encodeFunctionData, erc20Abi, type Hex, maxUint256, parseAbi } from 'viem'
import { describe, expect, it } from 'vitest'
import type { Bundle, BundleCall } from '../../../../src/core/bundle/bundle.ts'
import type { ItemState } from '../../../../src/core/execution/execution.ts'
import { bundleRows } from '../../../../src/core/export/history/bundle-rows.ts'
import { COLUMNS, timeText } from '../../../../src/core/export/history/columns.ts'
import { csvOf } from '../../../../src/core/export/history/csv.ts'
import { jsonOf } from '../../../../src/core/export/history/json.ts'
import { callMeaningOf } from '../../../../src/core/page/calls/decode-call.ts'
import { devnet } from '../../../../src/core/profiles/devnet.ts'
import { chainById } from '../../../../src/core/profiles/profile.ts'
import type { SignedShown } from '../../../../src/core/sign/signed-without-bytes.ts'
import { BEGAN, bundleOf, payment, SENDER } from '../../bundle/bundles.ts'
import { pinnedOn } from '../../pinned.ts'

const SOMEBODY = '0x5e5E5e5e5E5e5E5E5e5E5E5e5e5E5E5E5e5E5E5e'
const HASH = `0x${'a1'.repeat(32)}` as const
const UNKNOWN_TOKEN = `0x${'70'.repeat(20)}`
const usdc = chainById(devnet, 8453)?.tokens.find(({ symbol }) => symbol === 'USDC')
if (!usdc) throw new RangeError('expected a token')

const token = (functionName: 'approve' | 'transfer', amount: bigint, to: string = usdc.address): BundleCall => ({
  ...{ to, value: 0n, gas: undefined },
  data: encodeFunctionData({ abi: erc20Abi, functionName, args: [SOMEBODY, amount] }),
})

const signed = { kind: 'evmTransaction', purpose: 'step', chainId: 8453, hash: HASH, gas: undefined } as const
const terms = { terms: 'evm', nonce: 0, gasLimit: 90_000n, maxFeePerGasWei: 20n, maxPriorityFeePerGasWei: 1n } as const
const fee = { value: 700_000n, forData: 9n }
const inclusion = { in: 'block', blockNumber: 7n, blockHash: HASH, fee } as const
const attempt = { terms, signed, earlier: [], inclusion, readAtSeconds: BEGAN + 9 }
const included = { ...attempt, phase: 'included' } as const
const refused = { ...attempt, phase: 'reverted', isFinal: false } as const
const planned = { phase: 'planned' } as const

function rows(
  calls: readonly BundleCall[],
  items: readonly ItemState<SignedShown>[],
  stage: Bundle['stage'] = { stage: 'done' },
) {
  const bundle = { ...bundleOf(0, { calls }), items, stage, updatedAtSeconds: BEGAN + 30 }
  const { currency } = bundle.mostGas
  const read = calls.map((call) => ({
    to: call.to,
    value: { currency, value: call.value },
    meaning: callMeaningOf(call, devnet, 8453),
  }))
  return bundleRows(bundle, read, 'Base')
}

describe('the history of what sites had sent', () => {
  it('has a line for each transaction, with who asked, what it does, its hash and its fee', () => {
    const all = rows([token('approve', maxUint256), payment(5n)], [included, included])
    expect(all).toHaveLength(2)
    expect(all[0]).toMatchObject({
      id: 'bundle:one',
      kind: 'transaction',
      what: `approval for ${SOMEBODY} to take USDC: no limit`,
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
    expect(strange).toMatchObject({
      sentAmount: '',
      sentCurrency: '',
      sentCurrencyAddress: UNKNOWN_TOKEN,
      sentUnits: '7',
    })
    expect(strange?.['what']).toBe(`payment of 7 units of ${UNKNOWN_TOKEN} to ${SOMEBODY}`)
  })

  it('says what native money went along with a token, and with a function', () => {
    const [along, called] = rows(
      [
        { ...token('transfer', 2_500_000n), value: 3n },
        { ...token('approve', 7n), value: 10n ** 18n + 1n },
      ],
      [included, included],
    )
    expect(along).toMatchObject({
      ...{ sentAmount: '2.5', sentCurrency: 'USDC', sentUnits: '2500000' },
      ...{ alongAmount: '0.000000000000000003', alongCurrency: 'ETH', alongUnits: '3' },
      what: `payment of 2.5 USDC to ${SOMEBODY}; with 0.000000000000000003 ETH along`,
    })
    expect(called).toMatchObject({
      ...{ sentAmount: '1.000000000000000001', sentCurrency: 'ETH', sentUnits: '1000000000000000001', alongAmount: '' },
      what: `approval for ${SOMEBODY} to take USDC: up to 0.000007 USDC; with 1.000000000000000001 ETH along`,
    })
  })

  it('gives no number to an NFT that may have been handed on, or to all that a depository was allowed', () => {
    const abi = parseAbi([
      'function transferFrom(address,address,uint256)',
      'function depositErc20(address,address,bytes32)',
    ])
    const [depository = ''] = chainById(devnet, 8453)?.depositories ?? []
    const call = (to: string, data: Hex): BundleCall => ({ to, data, value: 0n, gas: undefined })
    const handed = encodeFunctionData({ abi, functionName: 'transferFrom', args: [SENDER, SOMEBODY, 7n] })
    const all = encodeFunctionData({ abi, functionName: 'depositErc20', args: [SENDER, usdc.address as Hex, HASH] })
    const [nft, deposit] = rows([call(UNKNOWN_TOKEN, handed), call(depository, all)], [included, included])
    expect(nft).toMatchObject({ sentAmount: '', sentUnits: '', sentCurrencyAddress: UNKNOWN_TOKEN })
    expect(deposit).toMatchObject({ sentAmount: '', sentUnits: '', sentCurrency: 'USDC', orderId: HASH })
  })

  it('says in English what the wallet has a description of, with every field', () => {
    const abi = parseAbi(['function transferFrom(address,address,uint160,address)'])
    const args = [SENDER, SOMEBODY, 2_500_000n, usdc.address as Hex] as const
    const data = encodeFunctionData({ abi, functionName: 'transferFrom', args })
    const [row] = rows([{ to: pinnedOn(8453, 'permit2'), data, value: 0n, gas: undefined }], [included])
    expect(row?.['what']).toBe(
      `Send tokens with an approval (Permit2): Amount 2.5 USDC, From ${SENDER}, To ${SOMEBODY}`,
    )
  })

  it('names everybody whom it pays once, also inside of a call and where an NFT is handed on', () => {
    const abi = parseAbi(['function multicall(bytes[])', 'function safeTransferFrom(address,address,uint256)'])
    const nft = encodeFunctionData({ abi, functionName: 'safeTransferFrom', args: [SENDER, SENDER, 7n] })
    const inner = [token('transfer', 5n).data, token('transfer', 6n).data, nft]
    const data = encodeFunctionData({ abi, functionName: 'multicall', args: [inner] })
    const [row] = rows([{ to: UNKNOWN_TOKEN, data, value: 0n, gas: undefined }], [included])
    expect(row?.['recipient']).toBe(`${SOMEBODY} ${SENDER}`)
  })

  it('says of none that something left before it was read, and why the others never went out', () => {
    const failed = { stage: 'failed', end: { reason: 'reverted', index: 0 } } as const
    const [first, second] = rows([payment(5n), payment(6n)], [refused, planned], failed)
    expect(first).toMatchObject({ state: 'failed: reverted', sentAmount: '0', sentTransaction: HASH, proof: '' })
    expect(second).toMatchObject({ state: 'not sent: reverted', sentAmount: '0', sentTransaction: '' })
    const [waiting] = rows([payment(5n)], [planned], { stage: 'calls' })
    expect(waiting).toMatchObject({ state: 'calls', endedAt: '', sentAmount: '0' })
  })

  it('dates each by when it was read in its block, and a refused one by the end of all', () => {
    const [first, second] = rows([payment(5n), payment(6n)], [included, refused])
    expect([first?.endedAt, second?.endedAt]).toEqual([timeText(BEGAN + 9), timeText(BEGAN + 30)])
  })

  it('stands beside transfers in JSON, and in the same table in CSV', () => {
    const all = rows([payment(5n)], [included])
    expect(JSON.parse(jsonOf(all))).toMatchObject({ transfers: [], transactions: [{ id: 'bundle:one' }] })
    expect(csvOf(all).split('\r\n')[1]).toContain(',transaction,payment of')
  })
})
