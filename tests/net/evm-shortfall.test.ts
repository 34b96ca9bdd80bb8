import { encodeFunctionData, erc20Abi, parseAbi } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { requiredFor } from '../../src/net/evm-shortfall.ts'
import { createRpc, type Rpc } from '../../src/net/rpc.ts'
import { DEPOSITORY, type Hex, MULTICALL3, ZERO_ADDRESS } from '../devnet/chains.ts'
import { type Stand, startStand, tokenOf } from '../devnet/contracts/stand.ts'

const OTHER: Hex = '0x00000000000000000000000000000000000a11ce'
const ORDER: Hex = `0x${'ab'.repeat(32)}`
const ABI = parseAbi([
  'function deposit() payable',
  'function depositErc20(address depositor, address token, uint256 amount, bytes32 id)',
  'function aggregate3Value((address target, bool allowFailure, uint256 value, bytes callData)[] calls) payable',
])

let stand: Stand
let rpc: Rpc
beforeAll(async () => {
  stand = await startStand(8453)
  rpc = createRpc({ fetch, url: `${stand.client.transport['url']}` })
})
afterAll(() => stand?.stop())

type Step = Readonly<{ to: Hex; data?: Hex; value?: bigint }>

/** What an account that has nothing at all needs for these calls. */
async function needed(...steps: readonly Step[]) {
  const account = privateKeyToAddress(generatePrivateKey())
  const calls = steps.map(({ to, data = '0x', value = 0n }) => ({ from: account, to, data, value }))
  let asked = 0
  const counted: Rpc = (method, params, schema) => {
    asked += 1
    return rpc(method, params, schema)
  }
  const answer = await requiredFor(counted, { account, calls })
  if (!answer.ok) throw new Error(answer.message)
  return { ...answer.value, asked }
}

const usdc = () => tokenOf(stand.chain, 'usdc')
const transfer = (amount: bigint): Hex =>
  encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [OTHER, amount] })
const approve = (spender: Hex, amount: bigint): Hex =>
  encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [spender, amount] })
const deposit = (token: Hex, amount: bigint): Hex =>
  encodeFunctionData({ abi: ABI, functionName: 'depositErc20', args: [OTHER, token, amount, ORDER] })

describe('what calls need', () => {
  it('is what a transfer of a token moves', async () => {
    const { needs, reverted, gasUsed, asked } = await needed({ to: usdc(), data: transfer(5n) })
    expect({ needs, reverted }).toEqual({ needs: [{ token: usdc(), amount: 5n, has: 0n }], reverted: undefined })
    expect(gasUsed).toHaveLength(1)
    expect(asked).toBeLessThan(20)
  })

  it('is what is sent of the native currency', async () => {
    const { needs, reverted } = await needed({ to: OTHER, value: 7n })
    expect({ needs, reverted }).toEqual({ needs: [{ token: ZERO_ADDRESS, amount: 7n, has: 0n }], reverted: undefined })
  })

  it('is nothing for an approval', async () => {
    expect(await needed({ to: usdc(), data: approve(OTHER, 5n) })).toMatchObject({ needs: [], reverted: undefined })
  })

  it('is what the second call takes after the first has allowed it', async () => {
    const { needs, reverted } = await needed(
      { to: usdc(), data: approve(DEPOSITORY, 9n) },
      { to: DEPOSITORY, data: deposit(usdc(), 9n) },
    )
    expect({ needs, reverted }).toEqual({ needs: [{ token: usdc(), amount: 9n, has: 0n }], reverted: undefined })
  })

  it('is not what an earlier call brings', async () => {
    const weth = tokenOf(stand.chain, 'weth')
    const wrap = encodeFunctionData({ abi: ABI, functionName: 'deposit' })
    const { needs, reverted } = await needed(
      { to: weth, data: wrap, value: 100n },
      { to: weth, data: transfer(60n) },
      { to: usdc(), data: transfer(1n) },
    )
    expect(reverted).toBeUndefined()
    expect(needs).toContainEqual({ token: ZERO_ADDRESS, amount: 100n, has: 0n })
    expect(needs).toContainEqual({ token: usdc(), amount: 1n, has: 0n })
    expect(needs).toHaveLength(2)
  })

  it('is what a list of calls sends on', async () => {
    const calls = [1n, 2n].map((value) => ({ target: OTHER, allowFailure: false, value, callData: '0x' as const }))
    const data = encodeFunctionData({ abi: ABI, functionName: 'aggregate3Value', args: [calls] })
    const { needs } = await needed({ to: MULTICALL3, data, value: 3n })
    expect(needs).toEqual([{ token: ZERO_ADDRESS, amount: 3n, has: 0n }])
  })

  it('cannot be said of a call that lacks an approval', async () => {
    const { needs, reverted } = await needed({ to: DEPOSITORY, data: deposit(usdc(), 9n) })
    expect(reverted).toBe('execution failed')
    expect(needs).toEqual([])
  })
})
