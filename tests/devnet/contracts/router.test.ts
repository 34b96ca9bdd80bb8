import { encodeFunctionData, pad, parseEventLogs } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DEPOSITORY, type Hex, MULTICALL3, PERMIT2, ROUTER, ZERO_ADDRESS } from '../chains.ts'
import { rpc } from '../rpc.ts'
import {
  callWithNative,
  DEPOSITORY_ABI,
  depositTokens,
  METADATA,
  moveFrom,
  must,
  ROUTER_ABI,
  type RouterCall,
  sendNative,
  sendTokens,
  TOKEN_ABI,
} from './router-calls.ts'
import { type Stand, signer, startStand, tokenOf } from './stand.ts'

const [user, stranger] = [signer(1), signer(2)]
const ORDER = pad('0x0de4', { size: 32 })
const RECIPIENT: Hex = '0x00000000000000000000000000000000000ca110'
// A token that answers 0, so it refuses transfers without a revert.
const REFUSING: Hex = '0x00000000000000000000000000000000000ca111'
const ANSWERS_ZERO = '0x600060005260206000f3'
// It accepts no native currency.
const CLOSED = PERMIT2

let stand: Stand
let token: Hex
beforeAll(async () => {
  stand = await startStand(8453)
  token = tokenOf(stand.chain, 'usdc')
  await rpc(stand.client.transport.url ?? '', 'anvil_setCode', [REFUSING, ANSWERS_ZERO])
})
afterAll(() => stand?.stop())

const held = (of: Hex) =>
  stand.client.readContract({ address: token, abi: TOKEN_ABI, functionName: 'balanceOf', args: [of] })
const native = (of: Hex) => stand.client.getBalance({ address: of })
async function mined(hash: Promise<Hex>) {
  const receipt = await stand.client.waitForTransactionReceipt({ hash: await hash })
  expect(receipt.status).toBe('success')
  return receipt
}
type Way = Readonly<{ by?: typeof user; value?: bigint; refundTo?: Hex; nftRecipient?: Hex }>
async function run(calls: readonly RouterCall[], { by = user, value = 0n, refundTo, nftRecipient }: Way = {}) {
  const { request } = await stand.client.simulateContract({
    ...{ address: ROUTER, abi: ROUTER_ABI, functionName: 'multicall', account: by, value },
    args: [calls, refundTo ?? ZERO_ADDRESS, nftRecipient ?? ZERO_ADDRESS, METADATA],
  })
  return mined(stand.client.writeContract(request))
}
/** Leaves tokens in the router, as between two calls of a swap. */
async function leave(amount: bigint, from = user) {
  const args = [ROUTER, amount] as const
  await mined(
    stand.client.writeContract({ address: token, abi: TOKEN_ABI, functionName: 'transfer', args, account: from }),
  )
}
async function gain(read: () => Promise<bigint>, action: () => Promise<unknown>) {
  const before = await read()
  await action()
  return (await read()) - before
}

describe('multicall', () => {
  test('makes its calls as the router, and gives back what is left', async () => {
    const calls = [must(RECIPIENT, '0x', 30n), must(RECIPIENT, '0x', 20n)]
    expect(
      await gain(
        () => native(stranger.address),
        () => run(calls, { value: 100n, refundTo: stranger.address }),
      ),
    ).toBe(50n)
    expect([await native(RECIPIENT), await native(ROUTER)]).toEqual([50n, 0n])
  })
  test('gives what is left to its caller where nobody is named', async () => {
    const receipt = await run([], { value: 5n })
    const [sent] = parseEventLogs({ abi: ROUTER_ABI, logs: receipt.logs, eventName: 'SolverNativeTransfer' })
    expect(sent?.args).toEqual({ to: user.address, amount: 5n })
  })
  test('says what it moved and what it called, with the metadata', async () => {
    const receipt = await run([must(RECIPIENT, '0x', 30n)], { value: 40n, refundTo: stranger.address })
    const logs = parseEventLogs({ abi: ROUTER_ABI, logs: receipt.logs })
    expect(logs.map(({ eventName, args }) => [eventName, args])).toEqual([
      [
        'FundsMovement',
        { from: user.address, to: expect.anything(), currency: ZERO_ADDRESS, amount: 40n, metadata: METADATA },
      ],
      ['SolverCallExecuted', { to: expect.anything(), data: '0x', amount: 30n }],
      ['SolverNativeTransfer', { to: stranger.address, amount: 10n }],
      ['FundsMovement', expect.objectContaining({ to: stranger.address, amount: 10n, metadata: METADATA })],
    ])
  })
  test('reverts with the words of a call that may not fail, and goes on after one that may', async () => {
    const tooMuch = moveFrom(token, user.address, RECIPIENT, 1n)
    await expect(run([tooMuch])).rejects.toThrow('ERC20: transfer amount exceeds allowance')
    const { result } = await stand.client.simulateContract({
      ...{ address: ROUTER, abi: ROUTER_ABI, functionName: 'multicall', account: user },
      args: [[{ ...tooMuch, allowFailure: true }, must(RECIPIENT, '0x')], user.address, ZERO_ADDRESS, METADATA],
    })
    expect(result.map(({ success }) => success)).toEqual([false, true])
  })
  test('gives NFTs to anybody but itself', async () => {
    await expect(run([], { nftRecipient: ROUTER })).rejects.toThrow('InvalidRecipient')
    await run([], { nftRecipient: user.address })
  })
})

describe('cleanups', () => {
  test('of tokens: an amount, or all with 0', async () => {
    await leave(100n)
    expect(
      await gain(
        () => held(RECIPIENT),
        () => run([sendTokens(token, RECIPIENT, 30n)]),
      ),
    ).toBe(30n)
    expect(
      await gain(
        () => held(RECIPIENT),
        () => run([sendTokens(token, RECIPIENT, 0n)]),
      ),
    ).toBe(70n)
    expect(
      await gain(
        () => held(RECIPIENT),
        () => run([sendTokens(token, RECIPIENT, 0n)]),
      ),
    ).toBe(0n)
  })
  test('of tokens: a transfer that fails or returns false reverts all', async () => {
    await expect(run([sendTokens(token, RECIPIENT, 1n)])).rejects.toThrow('TokenCallFailed')
    await expect(run([sendTokens(REFUSING, RECIPIENT, 1n)])).rejects.toThrow('TokenCallFailed')
    const args = [RECIPIENT, 1n] as const
    await run([must(REFUSING, encodeFunctionData({ abi: TOKEN_ABI, functionName: 'transfer', args }))])
  })
  test('of tokens by a call: all that is here is deposited for an order', async () => {
    await leave(100n)
    const receipt = await run([depositTokens(token, user.address, { depository: DEPOSITORY, id: ORDER })])
    const [deposit] = parseEventLogs({ abi: DEPOSITORY_ABI, logs: receipt.logs, eventName: 'RelayErc20Deposit' })
    expect(deposit?.args).toEqual({ from: user.address, token: expect.anything(), amount: 100n, id: ORDER })
    expect(await held(ROUTER)).toBe(0n)
  })
  test('of tokens by a call: one that fails reverts all, and none is made where there is nothing', async () => {
    const wrong = { depository: MULTICALL3, id: ORDER }
    await run([depositTokens(token, user.address, wrong)])
    await leave(1n)
    await expect(run([depositTokens(token, user.address, wrong)])).rejects.toThrow('CallFailed')
    await run([sendTokens(token, user.address, 0n)])
  })
  test('of native currency: an amount, or all with 0, and to the caller where nobody is named', async () => {
    const calls = [sendNative(RECIPIENT, 30n), sendNative(RECIPIENT, 0n), sendNative(RECIPIENT, 0n)]
    expect(
      await gain(
        () => native(RECIPIENT),
        () => run(calls, { value: 100n }),
      ),
    ).toBe(100n)
    await expect(run([sendNative(RECIPIENT, 101n)], { value: 100n })).rejects.toThrow('NativeTransferFailed')
    await expect(run([sendNative(CLOSED, 0n)], { value: 100n })).rejects.toThrow('NativeTransferFailed')
    // The router calls itself, so the money remains.
    expect(
      await gain(
        () => native(RECIPIENT),
        () => run([sendNative(ZERO_ADDRESS, 0n)], { value: 1n, refundTo: RECIPIENT }),
      ),
    ).toBe(1n)
  })
  test('of native currency by a call: deposited for an order, and a call that fails reverts all', async () => {
    const data = encodeFunctionData({ abi: DEPOSITORY_ABI, functionName: 'depositNative', args: [user.address, ORDER] })
    const receipt = await run([callWithNative(DEPOSITORY, data, 0n)], { value: 77n })
    const [deposit] = parseEventLogs({ abi: DEPOSITORY_ABI, logs: receipt.logs, eventName: 'RelayNativeDeposit' })
    expect(deposit?.args).toEqual({ from: user.address, amount: 77n, id: ORDER })
    await expect(run([callWithNative(CLOSED, '0x', 0n)], { value: 77n })).rejects.toThrow('CallFailed')
    await run([callWithNative(CLOSED, '0x', 0n)])
  })
  test('with lists of different lengths revert', async () => {
    const lists = [[token], [RECIPIENT, RECIPIENT], [0n], METADATA] as const
    const call = { address: ROUTER, abi: ROUTER_ABI, account: user } as const
    await expect(
      stand.client.simulateContract({ ...call, functionName: 'cleanupErc20s', args: lists }),
    ).rejects.toThrow('ArrayLengthsMismatch')
    const more = [[token], [RECIPIENT], [], [0n]] as const
    await expect(
      stand.client.simulateContract({ ...call, functionName: 'cleanupErc20sViaCall', args: more }),
    ).rejects.toThrow('ArrayLengthsMismatch')
  })
})

describe('the router is public', () => {
  test('an allowance to it is spent by a stranger', async () => {
    const args = [ROUTER, 500n] as const
    await mined(
      stand.client.writeContract({ address: token, abi: TOKEN_ABI, functionName: 'approve', args, account: user }),
    )
    const theft = moveFrom(token, user.address, stranger.address, 500n)
    expect(
      await gain(
        () => held(stranger.address),
        () => run([theft], { by: stranger }),
      ),
    ).toBe(500n)
  })
  test('what lies in it belongs to everybody', async () => {
    await leave(100n)
    await mined(stand.client.sendTransaction({ to: ROUTER, value: 9n, account: user }))
    const take = () => run([sendTokens(token, stranger.address, 0n)], { by: stranger, refundTo: RECIPIENT })
    expect(
      await gain(
        () => native(RECIPIENT),
        async () => {
          expect(await gain(() => held(stranger.address), take)).toBe(100n)
        },
      ),
    ).toBe(9n)
  })
})

describe('an assertion', () => {
  const assertion = (amount: bigint) => sendTokens(token, ROUTER, amount)
  test('of tokens reverts below its amount, and leaves what is above it as it is', async () => {
    await leave(100n)
    await expect(run([assertion(101n)])).rejects.toThrow('TokenCallFailed')
    for (const amount of [100n, 40n]) await run([assertion(amount)])
    expect(await held(ROUTER)).toBe(100n)
    const deposit = depositTokens(token, user.address, { depository: DEPOSITORY, id: ORDER })
    expect(
      await gain(
        () => held(DEPOSITORY),
        () => run([assertion(100n), deposit]),
      ),
    ).toBe(100n)
    // Without the assertion, an empty swap passes and deposits nothing.
    expect(
      await gain(
        () => held(DEPOSITORY),
        () => run([deposit]),
      ),
    ).toBe(0n)
    await expect(run([assertion(1n), deposit])).rejects.toThrow('TokenCallFailed')
  })
  test('of tokens reverts for a token that returns false', async () => {
    await expect(run([sendTokens(REFUSING, ROUTER, 1n)])).rejects.toThrow('TokenCallFailed')
  })
  test('of an amount of 0 asserts nothing', async () => {
    await run([assertion(0n)])
  })
  test('of native currency is a call of the router to itself with the amount', async () => {
    const way = { value: 100n, refundTo: RECIPIENT }
    await expect(run([must(ROUTER, '0x', 101n)], way)).rejects.toThrow()
    for (const amount of [100n, 40n]) {
      expect(
        await gain(
          () => native(RECIPIENT),
          () => run([must(ROUTER, '0x', amount)], way),
        ),
      ).toBe(100n)
    }
  })
})
