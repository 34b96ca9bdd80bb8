import { createPublicClient, encodeFunctionData, erc20Abi, http, parseAbi } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DEPOSITORY, type Hex, MULTICALL3, PERMIT2, ROUTER, ZERO_ADDRESS } from '../../chains.ts'
import { depositErc20Data } from '../evm/depository.ts'
import { type Harness, startHarness, until } from '../harness.ts'
import type { QuoteAnswer } from '../quote/quote.ts'
import type { StatusAnswer } from '../requests/status.ts'
import type { ApiKey } from './keys.ts'

let devnet: Harness
const KEY = 'executor'
const OTHER: Hex = '0x00000000000000000000000000000000000e1ec0'

beforeAll(async () => {
  devnet = await startHarness(3)
})
beforeEach(() => {
  devnet.service.control.clearFaults()
  devnet.service.control.setKey({ key: KEY, balance: '1000000000000' })
})
afterAll(() => devnet?.stop())

const ABI = parseAbi([
  'function aggregate3((address target, bool allowFailure, bytes callData)[] calls) payable',
  'function multicall((address target, bool allowFailure, uint256 value, bytes callData)[] calls, address refundTo, address nftRecipient, bytes metadata) payable',
  'function transferWithAuthorization(address from, address to, uint256 value, uint256 validAfter, uint256 validBefore, bytes32 nonce, bytes signature)',
  'function permitTransferFrom(((address token, uint256 amount) permitted, uint256 nonce, uint256 deadline) permit, (address to, uint256 requestedAmount) transferDetails, address owner, bytes signature)',
])
const usdc = (chainId: number) => devnet.chain(chainId).tokens[0]?.address ?? ZERO_ADDRESS
const multicall = (calls: readonly (readonly [Hex, Hex])[]) =>
  encodeFunctionData({
    ...{ abi: ABI, functionName: 'aggregate3' },
    args: [calls.map(([target, callData]) => ({ target, allowFailure: false, callData }))],
  })
const rawCall = (to: Hex, data: Hex, value = 0n) => ({
  executionKind: 'rawCalls',
  data: { chainId: 1, to, data, value: `${value}` },
  executionOptions: { referrer: 'tests', subsidizeFees: true },
})
const ask = async (body: unknown, key: string | undefined = KEY) => {
  const headers = { 'content-type': 'application/json', ...(key === undefined ? {} : { 'x-api-key': key }) }
  const { status, text } = await devnet.call('/execute', { method: 'POST', headers, body: JSON.stringify(body) })
  return { status, body: JSON.parse(text) }
}
const untilStatus = (requestId: string, word: string) =>
  until(async () => {
    const { text } = await devnet.call(`/intents/status/v3?requestId=${requestId}`)
    const answer = JSON.parse(text) as StatusAnswer
    return answer.status === word ? answer : undefined
  })
// `depositing` repeats once it has a hash.
const words = (requestId: string) => {
  const transfer = devnet.service.control.requests().find((each) => each.requestId === requestId)
  return transfer?.history.map(({ status }) => status).filter((word, at, all) => word !== all[at - 1])
}
const dollars = () => ({ originCurrency: usdc(1), destinationCurrency: usdc(8453), amount: '50000000' })

/** The user signs only an EIP-3009 authorization to the multicall. */
async function gaslessDeposit(quote: QuoteAnswer, amount = BigInt(quote.details.currencyIn.amount)) {
  const account = privateKeyToAccount(devnet.user.privateKey)
  const { orderId } = quote.protocol.v2
  const message = {
    from: account.address,
    to: MULTICALL3,
    value: amount,
    validAfter: 0n,
    validBefore: 2n ** 40n,
    nonce: orderId,
  }
  const fields = [
    'from address',
    'to address',
    'value uint256',
    'validAfter uint256',
    'validBefore uint256',
    'nonce bytes32',
  ]
  const signature = await account.signTypedData({
    domain: { name: 'USD Coin', version: '2', chainId: 1, verifyingContract: usdc(1) },
    types: {
      TransferWithAuthorization: fields.map((field) => ({
        name: field.split(' ')[0] ?? '',
        type: field.split(' ')[1] ?? '',
      })),
    },
    primaryType: 'TransferWithAuthorization',
    message,
  })
  const args = [message.from, MULTICALL3, amount, 0n, message.validBefore, orderId, signature] as const
  const approval = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [DEPOSITORY, amount] })
  return multicall([
    [usdc(1), encodeFunctionData({ abi: ABI, functionName: 'transferWithAuthorization', args })],
    [usdc(1), approval],
    [DEPOSITORY, depositErc20Data(devnet.user.address, usdc(1), amount, orderId)],
  ])
}

describe('a call', () => {
  test('without a quote is made, and is a request of its own', async () => {
    const before = await devnet.balance(1, ZERO_ADDRESS, OTHER)
    const { status, body } = await ask(rawCall(OTHER, '0x', 12n))
    expect({ status, body }).toEqual({
      status: 200,
      body: { message: 'Transaction submitted', requestId: expect.stringMatching(/^0x[0-9a-f]{64}$/) },
    })
    const over = await untilStatus(body.requestId, 'success')
    expect(over).toMatchObject({ originChainId: 1, destinationChainId: 1, txHashes: over.inTxHashes })
    expect(over.inTxHashes).toHaveLength(1)
    expect(words(body.requestId)).toEqual(['waiting', 'depositing', 'pending', 'submitted', 'success'])
    expect((await devnet.balance(1, ZERO_ADDRESS, OTHER)) - before).toBe(12n)
  })

  test('with a quote makes its deposit, and the request goes on to success', async () => {
    const quote = await devnet.quote({ ...dollars(), recipient: OTHER })
    const before = await devnet.balance(8453, usdc(8453), OTHER)
    const call = rawCall(MULTICALL3, await gaslessDeposit(quote))
    expect(await ask({ ...call, requestId: quote.requestId })).toMatchObject({
      status: 200,
      body: { requestId: quote.requestId },
    })
    await devnet.untilStatus(quote, 'success')
    expect(words(quote.requestId)).toEqual(['waiting', 'depositing', 'pending', 'submitted', 'success'])
    const arrived = (await devnet.balance(8453, usdc(8453), OTHER)) - before
    expect(arrived).toBe(BigInt(quote.details.currencyOut.amount))
  })

  test('asked for twice is made once, also when a proxy asks again', async () => {
    const quote = await devnet.quote({ ...dollars(), recipient: OTHER })
    const call = { ...rawCall(MULTICALL3, await gaslessDeposit(quote)), requestId: quote.requestId }
    devnet.service.control.setFault({ kind: 'duplicate', path: '/execute', times: 1 })
    const balance = () => (devnet.service.control.keys() as readonly ApiKey[]).find(({ key }) => key === KEY)?.balance
    const answers = await Promise.all([ask(call), ask(call)])
    expect(answers.map(({ status, body }) => [status, body.requestId])).toEqual(
      answers.map(() => [200, quote.requestId]),
    )
    const charged = balance()
    await devnet.untilStatus(quote, 'success')
    expect(await ask(call)).toMatchObject({ status: 200, body: { requestId: quote.requestId } })
    expect(balance()).toBe(charged)
    expect((await devnet.status(quote)).inTxHashes).toHaveLength(1)
  })

  test('that brings no deposit of its quote fails', async () => {
    const quote = await devnet.quote()
    expect((await ask({ ...rawCall(OTHER, '0x', 1n), requestId: quote.requestId })).status).toBe(200)
    expect(await devnet.untilStatus(quote, 'failure')).toMatchObject({ failReason: 'UNKNOWN' })
  })

  test('carries EIP-7702 authorizations: the user’s own account makes it', async () => {
    const account = privateKeyToAccount(devnet.user.privateKey)
    const reader = createPublicClient({ transport: http(devnet.chain(1).rpcUrl) })
    const nonce = await reader.getTransactionCount(account)
    const { r, s, yParity } = await account.signAuthorization({ chainId: 1, address: ROUTER, nonce })
    const payment = { target: OTHER, allowFailure: false, value: 77n, callData: '0x' } as const
    const args = [[payment], account.address, ZERO_ADDRESS, '0x'] as const
    const call = rawCall(devnet.user.address, encodeFunctionData({ abi: ABI, functionName: 'multicall', args }))
    const authorizationList = [{ chainId: 1, address: ROUTER, nonce, yParity, r, s }]
    const before = await devnet.balance(1, ZERO_ADDRESS, OTHER)
    const own = await devnet.balance(1, ZERO_ADDRESS, devnet.user.address)
    const { status, body } = await ask({ ...call, data: { ...call.data, authorizationList } })
    expect(status, JSON.stringify(body)).toBe(200)
    await untilStatus(body.requestId, 'success')
    expect((await devnet.balance(1, ZERO_ADDRESS, OTHER)) - before).toBe(77n)
    expect(own - (await devnet.balance(1, ZERO_ADDRESS, devnet.user.address))).toBe(77n)
    expect(await reader.getCode({ address: devnet.user.address })).toBe(`0xef0100${ROUTER.slice(2)}`)
  })

  test('is paid out of the key’s balance, value and all', async () => {
    devnet.service.control.setKey({ key: 'poor', balance: '1000000' })
    // A tenth of a thousandth of ETH at 2500 dollars is 25 cents.
    expect((await ask(rawCall(OTHER, '0x', 100_000_000_000_000n), 'poor')).status).toBe(200)
    const balance =
      (devnet.service.control.keys() as readonly ApiKey[]).find(({ key }) => key === 'poor')?.balance ?? 0n
    expect(balance).toBeLessThan(750_000n)
    expect(balance).toBeGreaterThan(500_000n)
    expect(await ask(rawCall(OTHER, '0x', 10n ** 18n), 'poor')).toEqual({
      status: 400,
      body: { error: 'INSUFFICIENT_FUNDS', message: expect.any(String), requestId: expect.any(String) },
    })
  })
})

describe('is refused', () => {
  test.each([undefined, 'nobody'])('with the key %s: 401', async (key) => {
    const { status, text } = await devnet.call('/execute', {
      method: 'POST',
      headers: key === undefined ? {} : { 'x-api-key': key },
      body: '{}',
    })
    expect([status, JSON.parse(text)]).toEqual([401, { error: 'Unauthorized' }])
  })

  test.each([
    [{ data: null }, 'data: expected a string'],
    [{ without: 'data' }, 'data is required'],
    [{ without: 'to' }, 'to is required'],
    [{ without: 'value' }, 'value is required'],
    [{ without: 'chainId' }, 'chainId is required'],
    [{ call: null }, 'data: expected an object'],
    [{ authorizationList: [] }, 'authorizationList cannot be empty'],
    [{ executionKind: 'intents' }, 'executionKind: expected rawCalls'],
    [{ value: '1e18' }, 'value: expected wei as digits'],
    [{ to: '0x12' }, 'to: expected an address'],
    [{ chainId: 8_253_038 }, 'chainId: the service makes no calls on chain 8253038'],
    [{ requestId: `0x${'12'.repeat(32)}` }, `requestId: no request 0x${'12'.repeat(32)}`],
    [{ executionOptions: { destinationChainExecutionData: { calls: [] } } }, 'destinationChainExecutionData is not'],
  ])('%j: 400 with a sentence alone', async (changes, sentence) => {
    const { executionKind, executionOptions, requestId, call, without, ...fields } = changes as Record<string, unknown>
    const good = rawCall(OTHER, '0x')
    const data =
      'call' in changes ? call : { ...good.data, ...fields, ...(without ? { [`${without}`]: undefined } : {}) }
    const body = {
      ...good,
      data,
      ...(executionKind ? { executionKind } : {}),
      ...(executionOptions ? { executionOptions } : {}),
    }
    const answer = await ask(requestId ? { ...body, requestId } : body)
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.body)).toEqual(['error'])
    expect(answer.body.error).toContain(sentence)
  })

  test('with another chain than that of its quote', async () => {
    const quote = await devnet.quote({ originChainId: 8453, destinationChainId: 1 })
    const { body } = await ask({ ...rawCall(OTHER, '0x'), requestId: quote.requestId })
    expect(body.error).toContain(`request ${quote.requestId} begins on chain 8453, not on 1`)
  })

  test('by what it calls: 400 with the way to the call that failed', async () => {
    const permit = { permitted: { token: usdc(1), amount: 5n }, nonce: 0n, deadline: 2n ** 40n }
    const args = [permit, { to: OTHER, requestedAmount: 5n }, OTHER, `0x${'11'.repeat(65)}`] as const
    const data = encodeFunctionData({ abi: ABI, functionName: 'permitTransferFrom', args })
    const quote = await devnet.quote()
    const answer = await ask({ ...rawCall(MULTICALL3, multicall([[PERMIT2, data]])), requestId: quote.requestId })
    expect(answer.status).toBe(400)
    const frame = (contract: string, address: Hex, name: string) => ({
      ...{ type: 'CALL', address, contract, function: `${contract}.${name}`, error: expect.any(String) },
      gasUsed: expect.stringMatching(/^[0-9]+$/),
    })
    const topLevel = frame('Multicall3', MULTICALL3, 'aggregate3')
    const innermost = frame('Permit2', PERMIT2, 'permitTransferFrom')
    expect(answer.body).toMatchObject({
      error: answer.body.details.revert.label,
      message: answer.body.details.revert.message,
      requestId: quote.requestId,
      details: {
        topLevel,
        innermost,
        path: [topLevel, innermost],
        revert: { type: 'customError', name: 'InvalidSigner' },
      },
    })
    expect((await devnet.status(quote)).status).toBe('waiting')
  })
})
