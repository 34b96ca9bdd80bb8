import { encodeFunctionData, getAddress, parseAbi, parseEther, toHex } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { OWNER } from '../accounts.ts'
import { DEPOSITORY, ZERO_ADDRESS } from '../chains.ts'
import { fromAccount, type Stand, signer, startStand, tokenOf } from './stand.ts'

const ABI = parseAbi([
  'struct Call { address to; bytes data; uint256 value; bool allowFailure; }',
  'struct CallRequest { Call[] calls; uint256 nonce; uint256 expiration; }',
  'struct CallResult { bool success; bytes returnData; }',
  'function depositNative(address depositor, bytes32 id) payable',
  'function depositErc20(address depositor, address token, uint256 amount, bytes32 id)',
  'function depositErc20(address depositor, address token, bytes32 id)',
  'function execute(CallRequest request, bytes signature) returns (CallResult[])',
  'function allocator() view returns (address)',
  'function owner() view returns (address)',
  'function setAllocator(address allocator)',
  'function callRequests(bytes32) view returns (bool)',
  'event RelayNativeDeposit(address from, uint256 amount, bytes32 id)',
  'event RelayErc20Deposit(address from, address token, uint256 amount, bytes32 id)',
  'error InvalidSignature()',
  'error CallRequestExpired()',
  'error CallRequestAlreadyUsed()',
  'error CallFailed(bytes returnData)',
  'error AddressCannotBeZero()',
  'error Unauthorized()',
  'error TransferFromFailed()',
])
const TOKEN = parseAbi([
  'function approve(address spender, uint256 amount)',
  'function transfer(address to, uint256 amount)',
  'function balanceOf(address) view returns (uint256)',
])
const TYPES = {
  Call: [
    { name: 'to', type: 'address' },
    { name: 'data', type: 'bytes' },
    { name: 'value', type: 'uint256' },
    { name: 'allowFailure', type: 'bool' },
  ],
  CallRequest: [
    { name: 'calls', type: 'Call[]' },
    { name: 'nonce', type: 'uint256' },
    { name: 'expiration', type: 'uint256' },
  ],
} as const

const id = toHex('order', { size: 32 })
const depository = { address: DEPOSITORY, abi: ABI } as const
const [user, other] = [signer(0), signer(1)]
let stand: Stand

beforeAll(async () => {
  stand = await startStand(8453)
})
afterAll(() => stand?.stop())

async function deposits(transaction: Promise<`0x${string}`>) {
  const { blockNumber } = await stand.client.waitForTransactionReceipt({ hash: await transaction })
  const logs = await stand.client.getContractEvents({ ...depository, fromBlock: blockNumber, toBlock: blockNumber })
  return logs.map(({ eventName, args }) => ({ eventName, args }))
}

async function request(nonce: bigint, expiration: bigint, value: bigint, to = other.address) {
  return { calls: [{ to, data: '0x', value, allowFailure: false }], nonce, expiration } as const
}

function sign(message: Awaited<ReturnType<typeof request>>, account = fromAccount(OWNER), chainId = stand.chain.id) {
  const domain = { name: 'RelayDepository', version: '1', chainId, verifyingContract: DEPOSITORY }
  return account.signTypedData({ domain, types: TYPES, primaryType: 'CallRequest', message })
}

test('a native deposit is recorded under its order id, for the sender or for the depositor named', async () => {
  const value = parseEther('0.1')
  const deposit = (depositor: `0x${string}`) =>
    stand.client.writeContract({ ...depository, functionName: 'depositNative', args: [depositor, id], value })
  const expected = (from: string) => [{ eventName: 'RelayNativeDeposit', args: { from, amount: value, id } }]
  expect(await deposits(deposit(ZERO_ADDRESS))).toEqual(expected(user.address))
  expect(await deposits(deposit(other.address))).toEqual(expected(other.address))
})

test.each(['usdc', 'usdt'])(
  'a deposit of %s takes the amount, and without an amount the whole allowance',
  async (name) => {
    const token = tokenOf(stand.chain, name)
    const approve = async (amount: bigint) => {
      const hash = await stand.client.writeContract({
        address: token,
        abi: TOKEN,
        functionName: 'approve',
        args: [DEPOSITORY, amount],
      })
      await stand.client.waitForTransactionReceipt({ hash })
    }
    const logged = (amount: bigint) => [
      { eventName: 'RelayErc20Deposit', args: { from: user.address, token: getAddress(token), amount, id } },
    ]
    await approve(5_000_000n)
    const exact = stand.client.writeContract({
      ...depository,
      functionName: 'depositErc20',
      args: [ZERO_ADDRESS, token, 5_000_000n, id],
    })
    expect(await deposits(exact)).toEqual(logged(5_000_000n))
    await approve(7_000_000n)
    const whole = stand.client.writeContract({
      ...depository,
      functionName: 'depositErc20',
      args: [ZERO_ADDRESS, token, id],
    })
    expect(await deposits(whole)).toEqual(logged(7_000_000n))
    const held = await stand.client.readContract({
      address: token,
      abi: TOKEN,
      functionName: 'balanceOf',
      args: [DEPOSITORY],
    })
    expect(held).toBe(12_000_000n)
  },
)

test('a deposit beyond the allowance, or of an address without code, is refused', async () => {
  for (const token of [tokenOf(stand.chain, 'usdc'), '0x00000000000000000000000000000000000000ff'] as const) {
    const deposit = stand.client.writeContract({
      ...depository,
      functionName: 'depositErc20',
      args: [ZERO_ADDRESS, token, 1n, id],
    })
    await expect(deposit).rejects.toThrow('TransferFromFailed')
  }
})

test('what the allocator signed is executed once', async () => {
  const message = await request(1n, (await stand.now()) + 600n, 1_000n)
  const signature = await sign(message)
  const before = await stand.client.getBalance(other)
  await deposits(
    stand.client.writeContract({
      ...depository,
      functionName: 'depositNative',
      args: [ZERO_ADDRESS, id],
      value: 1_000n,
    }),
  )
  const hash = await stand.client.writeContract({ ...depository, functionName: 'execute', args: [message, signature] })
  expect((await stand.client.waitForTransactionReceipt({ hash })).status).toBe('success')
  expect((await stand.client.getBalance(other)) - before).toBe(1_000n)
  const again = stand.client.writeContract({ ...depository, functionName: 'execute', args: [message, signature] })
  await expect(again).rejects.toThrow('CallRequestAlreadyUsed')
})

test('what another signed, or the allocator for another chain, is refused', async () => {
  const message = await request(2n, (await stand.now()) + 600n, 1n)
  for (const signature of [await sign(message, user), await sign(message, fromAccount(OWNER), 1), '0x1234'] as const) {
    const execute = stand.client.writeContract({ ...depository, functionName: 'execute', args: [message, signature] })
    await expect(execute).rejects.toThrow('InvalidSignature')
  }
})

test('a request that has expired is refused', async () => {
  const message = await request(3n, (await stand.now()) - 1n, 1n)
  const execute = stand.client.writeContract({
    ...depository,
    functionName: 'execute',
    args: [message, await sign(message)],
  })
  await expect(execute).rejects.toThrow('CallRequestExpired')
})

test('a call that fails undoes the request, unless it may fail', async () => {
  const expiration = (await stand.now()) + 600n
  const data = encodeFunctionData({ abi: TOKEN, functionName: 'transfer', args: [other.address, 10n ** 30n] })
  const call = { to: tokenOf(stand.chain, 'usdc'), data, value: 0n }
  const strict = { calls: [{ ...call, allowFailure: false }], nonce: 4n, expiration } as const
  const signature = await sign(strict as never)
  const execute = stand.client.writeContract({ ...depository, functionName: 'execute', args: [strict, signature] })
  await expect(execute).rejects.toThrow('CallFailed')
  const lenient = { calls: [{ ...call, allowFailure: true }], nonce: 4n, expiration } as const
  const args = [lenient, await sign(lenient as never)] as const
  const { result } = await stand.client.simulateContract({ ...depository, functionName: 'execute', args })
  expect(result[0]?.success).toBe(false)
})

test('only the owner sets the allocator', async () => {
  expect(await stand.client.readContract({ ...depository, functionName: 'allocator' })).toBe(fromAccount(OWNER).address)
  const set = (account: typeof user, allocator: `0x${string}`) =>
    stand.client.simulateContract({ ...depository, functionName: 'setAllocator', args: [allocator], account })
  await expect(set(user, user.address)).rejects.toThrow('Unauthorized')
  await expect(set(fromAccount(OWNER), ZERO_ADDRESS)).rejects.toThrow('AddressCannotBeZero')
  await expect(set(fromAccount(OWNER), user.address)).resolves.toBeTruthy()
})
