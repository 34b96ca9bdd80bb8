import { encodeFunctionData, type Hex, parseAbi } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEPOSITORY } from '../chains.ts'
import { type Stand, signer, startStand, tokenOf } from './stand.ts'

const ABI = parseAbi([
  'function approve(address spender, uint256 amount)',
  'function transfer(address to, uint256 amount)',
  'function transferFrom(address from, address to, uint256 amount)',
  'function allowance(address, address) view returns (uint256)',
  'function balanceOf(address) view returns (uint256)',
])
const [user, other] = [signer(0), signer(1)]
let stand: Stand
let usdt: Readonly<{ address: Hex; abi: typeof ABI }>

beforeAll(async () => {
  stand = await startStand(1)
  usdt = { address: tokenOf(stand.chain, 'usdt'), abi: ABI }
})
afterAll(() => stand?.stop())

async function approve(amount: bigint) {
  const hash = await stand.client.writeContract({ ...usdt, functionName: 'approve', args: [DEPOSITORY, amount] })
  await stand.client.waitForTransactionReceipt({ hash })
}

test('an allowance must be reset to zero before it can be changed', async () => {
  await approve(5n)
  await expect(approve(6n)).rejects.toThrow('reset the allowance to zero first')
  await approve(0n)
  await approve(6n)
  const allowed = await stand.client.readContract({
    ...usdt,
    functionName: 'allowance',
    args: [user.address, DEPOSITORY],
  })
  expect(allowed).toBe(6n)
})

test('approve, transfer and transferFrom return nothing', async () => {
  await approve(0n)
  const calls = [
    encodeFunctionData({ abi: ABI, functionName: 'approve', args: [DEPOSITORY, 1n] }),
    encodeFunctionData({ abi: ABI, functionName: 'transfer', args: [other.address, 1n] }),
    encodeFunctionData({ abi: ABI, functionName: 'transferFrom', args: [user.address, other.address, 0n] }),
  ]
  for (const data of calls) {
    expect((await stand.client.call({ to: usdt.address, data })).data).toBeUndefined()
  }
})

test('a transfer moves money, and none beyond the balance', async () => {
  const balance = () => stand.client.readContract({ ...usdt, functionName: 'balanceOf', args: [other.address] })
  const before = await balance()
  const hash = await stand.client.writeContract({ ...usdt, functionName: 'transfer', args: [other.address, 7n] })
  await stand.client.waitForTransactionReceipt({ hash })
  expect((await balance()) - before).toBe(7n)
  const tooMuch = stand.client.writeContract({ ...usdt, functionName: 'transfer', args: [other.address, 10n ** 30n] })
  await expect(tooMuch).rejects.toThrow('exceeds balance')
})
