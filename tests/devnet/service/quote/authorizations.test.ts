import { createPublicClient, encodeFunctionData, http, parseAbi } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Hex, ROUTER, ZERO_ADDRESS } from '../../chains.ts'
import { bridgeBody, type Harness, startHarness } from '../harness.ts'

// As an account's code, the router lets any caller send its balance.
const ABI = parseAbi(['function cleanupNative(uint256 amount, address recipient, bytes metadata)'])
const AMOUNT = 40_000_000_000_000_000n
let devnet: Harness

beforeAll(async () => {
  devnet = await startHarness(3)
})
afterAll(() => devnet?.stop())

const fresh = () => privateKeyToAccount(generatePrivateKey())
const codeOf = (address: Hex) => createPublicClient({ transport: http(devnet.chain(8453).rpcUrl) }).getCode({ address })

async function tuple(changes: Readonly<{ chainId?: number; nonce?: number }> = {}, account = fresh()) {
  const { r, s, yParity } = await account.signAuthorization({ address: ROUTER, chainId: 8453, nonce: 0, ...changes })
  return { account, entry: { chainId: 8453, nonce: 0, ...changes, address: ROUTER, yParity, r, s } }
}

/** Pays an account and has its code send everything on. */
const throughAccount = (account: Hex, receiver: Hex) => [
  { to: account, value: `${AMOUNT}`, data: '0x' },
  {
    to: account,
    value: '0',
    data: encodeFunctionData({ abi: ABI, functionName: 'cleanupNative', args: [0n, receiver, '0x'] }),
  },
]

test.each([8453, 0])('an authorization for chain %i takes effect before the calls', async (chainId) => {
  const { account, entry } = await tuple({ chainId })
  const receiver = fresh().address
  const plain = await devnet.quote({ txs: throughAccount(account.address, receiver) })
  const quote = await devnet.quote({ txs: throughAccount(account.address, receiver), authorizationList: [entry] })
  expect(BigInt(quote.fees.relayerGas.amount)).toBeGreaterThan(BigInt(plain.fees.relayerGas.amount))
  await devnet.carryOut(quote)
  await devnet.untilStatus(quote, 'success')
  expect(await codeOf(account.address)).toBe(`0xef0100${ROUTER.slice(2)}`)
  expect(await devnet.balance(8453, ZERO_ADDRESS, receiver)).toBe(AMOUNT)
})

test('one without calls goes with the payment itself', async () => {
  const { account, entry } = await tuple()
  const quote = await devnet.quote({ authorizationList: [entry], recipient: account.address })
  await devnet.carryOut(quote)
  await devnet.untilStatus(quote, 'success')
  expect(await codeOf(account.address)).toBe(`0xef0100${ROUTER.slice(2)}`)
  expect(await devnet.balance(8453, ZERO_ADDRESS, account.address)).toBe(BigInt(quote.details.currencyOut.amount))
})

test('one whose nonce is not the account’s is passed over, as EIP-7702 has it', async () => {
  const { account, entry } = await tuple({ nonce: 5 })
  const receiver = fresh().address
  const quote = await devnet.quote({ txs: throughAccount(account.address, receiver), authorizationList: [entry] })
  await devnet.carryOut(quote)
  await devnet.untilStatus(quote, 'success')
  expect(await codeOf(account.address)).toBeUndefined()
  expect(await devnet.balance(8453, ZERO_ADDRESS, account.address)).toBe(AMOUNT)
})

test.each<[string, Readonly<Record<string, unknown>>, Readonly<Record<string, unknown>>, string, string]>([
  ['for another chain', {}, { chainId: 1 }, 'INVALID_EXTRA_TXS', 'authorizationList[0].chainId: expected 0 or'],
  ['with a deposit address', { useDepositAddress: true }, {}, 'EXTRA_TXS_NOT_SUPPORTED', 'authorizationList: not with'],
  [
    'where the user sends the transaction',
    { destinationChainId: 1, destinationCurrency: '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48' },
    {},
    'UNSUPPORTED_EXECUTION_TYPE',
    'authorizationList: on one chain',
  ],
  [
    'to a chain without EIP-7702',
    {
      destinationChainId: 1337,
      destinationCurrency: `0x${'0'.repeat(32)}`,
      originCurrency: '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48',
    },
    {},
    'EXTRA_TXS_NOT_SUPPORTED',
    'authorizationList: the destination',
  ],
])('refused: %s', async (_, changes, entry, errorCode, sentence) => {
  const authorizationList = [{ ...(await tuple()).entry, ...entry }]
  const body = { ...bridgeBody(devnet.user.address), ...changes, authorizationList }
  const answer = await devnet.post('/quote/v2', body)
  expect(answer).toMatchObject({ status: 400, body: { errorCode, message: expect.stringContaining(sentence) } })
})

test.each<[Readonly<Record<string, unknown>>, string]>([
  [{ yParity: 2 }, 'authorizationList[0].yParity: expected 0 or 1, got 2'],
  [{ r: '0x' }, 'authorizationList[0].r: expected 0x and at most 64 hex digits'],
  [{ address: '0x12' }, 'authorizationList[0].address: expected an EVM address'],
  [{ nonce: -1 }, 'authorizationList[0].nonce: expected 0 or more'],
  [{ s: undefined }, 'authorizationList[0].s: is required'],
])('malformed: %o', async (changes, sentence) => {
  const authorizationList = [{ ...(await tuple()).entry, ...changes }]
  const answer = await devnet.post('/quote/v2', { ...bridgeBody(devnet.user.address), authorizationList })
  expect(answer).toMatchObject({ status: 400, body: { message: expect.stringContaining(sentence) } })
})
