import { encodeFunctionData, erc20Abi, parseAbi } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createFundedRetry, type FailedCall } from '../../../../../src/net/families/evm/simulation/funded-retry.ts'
import { createPageRpc, type PageRpcAnswer } from '../../../../../src/net/nodes/page-rpc.ts'
import { createRpc } from '../../../../../src/net/nodes/rpc.ts'
import type { RpcRequest } from '../../../../../src/net/nodes/rpc-batching.ts'
import type { Hex } from '../../../../devnet/chains.ts'
import { tokenOf } from '../../../../devnet/contracts/stand.ts'
import { toQuantity } from '../../../../devnet/rpc.ts'
import { type ContractStand, startContractStand } from '../../../contracts/stand.ts'

const OTHER: Hex = '0x00000000000000000000000000000000000a11ce'
const GWEI = 10n ** 9n

let stand: ContractStand
let usdc: Hex
let pass: (question: RpcRequest) => Promise<PageRpcAnswer>
beforeAll(async () => {
  stand = await startContractStand()
  usdc = tokenOf(stand.chain, 'usdc')
  pass = createPageRpc({ fetch, urls: [stand.nodeUrl] })
})
afterAll(() => stand?.stop())

let clock = 0
let searches = 0
let asIfFunded: ReturnType<typeof createFundedRetry>
beforeEach(() => {
  clock = 0
  searches = 0
  const rpc = createRpc({ fetch, url: stand.nodeUrl })
  asIfFunded = createFundedRetry({
    rpc: (method, params, schema) => {
      if (method === 'eth_getBalance') searches += 1
      return rpc(method, params, schema)
    },
    pass,
    nowMilliseconds: () => clock,
  })
})

const newAccount = () => privateKeyToAddress(generatePrivateKey())
const transfer = (amount: bigint): Hex =>
  encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [OTHER, amount] })

type Asked = Readonly<{ from?: Hex; to: Hex; data?: Hex; value?: bigint; gas?: bigint; gasPriceWei?: bigint }>

async function both(method: FailedCall['method'], asked: Asked) {
  const { from = newAccount(), to, data = '0x', value = 0n, gas, gasPriceWei = 0n } = asked
  const call = {
    ...{ from, to, data, value: toQuantity(value) },
    ...(gas === undefined ? {} : { gas: toQuantity(gas) }),
    ...(gasPriceWei === 0n ? {} : { maxFeePerGas: toQuantity(gasPriceWei) }),
  }
  const plain = await pass({ method, params: [call] })
  const failed = { method, params: [call], call: { from, to, data, value }, gas, gasPriceWei }
  return { plain: plain.said, funded: await asIfFunded(failed) }
}

describe('a call that lacks only money', () => {
  it('is answered as if it were there: what a transfer answers, and its gas', async () => {
    const call = await both('eth_call', { to: usdc, data: transfer(5n) })
    expect(call).toEqual({ plain: 'error', funded: { result: `0x${'1'.padStart(64, '0')}` } })
    const estimate = await both('eth_estimateGas', { to: usdc, data: transfer(5n) })
    expect(estimate.plain).toBe('error')
    expect(Number(estimate.funded?.result)).toBeGreaterThan(21_000)
  })

  it('is answered where it sends the native currency', async () => {
    expect(await both('eth_call', { to: OTHER, value: 7n })).toEqual({ plain: 'error', funded: { result: '0x' } })
  })

  it('is answered where only the gas cannot be paid', async () => {
    const call = { to: usdc, data: transfer(0n), gas: 100_000n, gasPriceWei: 20n * GWEI }
    expect(await both('eth_call', call)).toMatchObject({ plain: 'error', funded: { result: expect.any(String) } })
  })

  it('leaves what is there as it is', async () => {
    const from = newAccount()
    await both('eth_call', { from, to: usdc, data: transfer(5n) })
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [from] })
    expect(await pass({ method: 'eth_call', params: [{ from, to: usdc, data }, 'latest'] })).toEqual({
      said: 'result',
      result: `0x${'0'.repeat(64)}`,
    })
  })
})

describe('a call that money does not help', () => {
  it.each<readonly [string, () => Promise<Asked>]>([
    ['fails for a reason of its own', async () => ({ to: await stand.put('Spenders'), data: refuse })],
    ['lacks an approval', async () => ({ to: usdc, data: takeFrom })],
    ['has too little gas', async () => ({ to: usdc, data: transfer(5n), gas: 21_500n })],
  ])('is not answered where it %s', async (_name, asked) => {
    expect(await both('eth_call', await asked())).toEqual({ plain: 'error', funded: undefined })
  })

  it('is not answered where nothing is missing', async () => {
    const approve = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [OTHER, 5n] })
    expect(await both('eth_call', { to: usdc, data: approve })).toEqual({ plain: 'result', funded: undefined })
  })

  const refuse = encodeFunctionData({ abi: parseAbi(['function refuse()']), functionName: 'refuse' })
  const takeFrom = encodeFunctionData({ abi: erc20Abi, functionName: 'transferFrom', args: [OTHER, OTHER, 5n] })
})

describe('the same question', () => {
  it('is searched once in a while, whatever was found', async () => {
    const from = newAccount()
    const short = { from, to: usdc, data: transfer(5n) }
    const [call, estimate] = await Promise.all([both('eth_call', short), both('eth_estimateGas', short)])
    expect([call.funded, estimate.funded]).toEqual([{ result: expect.any(String) }, { result: expect.any(String) }])
    expect(searches).toBe(1)
    clock = 14_999
    await both('eth_call', short)
    expect(searches).toBe(1)
    clock = 15_000
    await both('eth_call', short)
    expect(searches).toBe(2)
  })

  it('is forgotten once many others were asked', async () => {
    const from = newAccount()
    await both('eth_call', { from, to: usdc, data: transfer(1n) })
    const others = Array.from({ length: 32 }, (_, index) => BigInt(index + 2))
    await Promise.all(others.map((value) => both('eth_call', { from, to: OTHER, value })))
    const before = searches
    await both('eth_call', { from, to: OTHER, value: 33n })
    expect(searches).toBe(before)
    await both('eth_call', { from, to: usdc, data: transfer(1n) })
    expect(searches).toBe(before + 1)
  })
})
