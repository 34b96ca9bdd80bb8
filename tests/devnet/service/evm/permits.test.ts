import { createWalletClient, decodeFunctionData, erc20Abi, http, parseAbi } from 'viem'
import { type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DEV_ACCOUNTS } from '../../accounts.ts'
import { APPROVAL_PROXY, DEPOSITORY, type Hex, PERMIT2, ZERO_ADDRESS } from '../../chains.ts'
import { bridgeBody, type Harness, startHarness, transactionOf } from '../harness.ts'
import type { Step } from '../origin.ts'
import type { QuoteAnswer } from '../quote/quote.ts'

let devnet: Harness
let owner: PrivateKeyAccount
const OTHER: Hex = '0x0000000000000000000000000000000000009e53'

beforeAll(async () => {
  devnet = await startHarness(5)
  owner = privateKeyToAccount(devnet.user.privateKey)
})
afterAll(() => devnet?.stop())

const token = (chainId: number, id: string): Hex => {
  const { native, tokens } = devnet.chain(chainId)
  return [native, ...tokens].find((each) => each.id === id)?.address ?? expect.fail(`no ${id} on ${chainId}`)
}
const way = (from: readonly [number, string], to: readonly [number, string], amount: string, changes = {}) => ({
  ...{ originChainId: from[0], originCurrency: token(...from) },
  ...{ destinationChainId: to[0], destinationCurrency: token(...to) },
  ...{ amount, usePermit: true, recipient: OTHER, ...changes },
})
const usdtBridge = (changes = {}) => way([1, 'usdt'], [8453, 'usdt'], '30000000', changes)

type SignatureData = Readonly<{
  sign: Readonly<{ domain: object; types: object; primaryType: string; value: Readonly<Record<string, unknown>> }>
  post: Readonly<{ endpoint: string; body: Readonly<Record<string, unknown>> }>
}>
const dataOf = (quote: QuoteAnswer) => (quote.steps.at(-1)?.items[0]?.data ?? {}) as SignatureData
const ids = ({ steps }: Readonly<{ steps: readonly Step[] }>) => steps.map(({ id }) => id)

async function sign(quote: QuoteAnswer, by = owner): Promise<Hex> {
  const { value, ...typed } = dataOf(quote).sign
  return by.signTypedData({ ...typed, message: value } as Parameters<typeof by.signTypedData>[0])
}
async function post(quote: QuoteAnswer, signature: Hex, changes: Readonly<Record<string, unknown>> = {}) {
  const { endpoint, body } = dataOf(quote).post
  return devnet.post(`${endpoint}?signature=${signature}`, { ...body, ...changes })
}
const refused = (words: string) => ({
  status: 400,
  body: { errorCode: 'PERMIT_FAILED', message: expect.stringContaining(words) },
})
async function arrives(quote: QuoteAnswer, chainId: number, currency: string): Promise<bigint> {
  const before = await devnet.balance(chainId, currency, OTHER)
  for (const step of quote.steps.slice(0, -1)) await devnet.send(step)
  expect(await post(quote, await sign(quote))).toMatchObject({ status: 200 })
  await devnet.untilStatus(quote, 'success', 'failure')
  return (await devnet.balance(chainId, currency, OTHER)) - before
}

describe('Permit2 across chains', () => {
  test('a token without EIP-3009 is approved once for Permit2, then signed for', async () => {
    const quote = await devnet.quote(usdtBridge())
    expect(ids(quote)).toEqual(['approve', 'authorize1'])
    const { to, data } = transactionOf(quote.steps[0])
    expect([to, decodeFunctionData({ abi: erc20Abi, data }).args]).toEqual([
      token(1, 'usdt'),
      [expect.stringMatching(new RegExp(PERMIT2, 'i')), 2n ** 160n - 1n],
    ])
    expect(await arrives(quote, 8453, token(8453, 'usdt'))).toBe(BigInt(quote.details.currencyOut.amount))
    expect(devnet.history(quote)).toEqual(['waiting', 'depositing', 'pending', 'submitted', 'success'])
    const again = await devnet.quote(usdtBridge())
    expect(ids(again)).toEqual(['authorize1'])
    expect(again.fees.gas.amount).toBe('0')
  })
  test('what is signed binds amount, order, relayer and the deposit that is made', async () => {
    const quote = await devnet.quote(usdtBridge({ permitExpiry: 300, refundTo: OTHER }))
    const { sign: typed, post: posted } = dataOf(quote)
    expect(typed.domain).toEqual({
      name: 'Permit2',
      chainId: 1,
      verifyingContract: '0x000000000022D473030F116dDEE9F6B43aC78BA3',
    })
    expect(typed.value).toMatchObject({
      permitted: [{ token: token(1, 'usdt'), amount: '30000000' }],
      nonce: BigInt(quote.protocol.v2.orderId).toString(),
      spender: APPROVAL_PROXY,
      witness: { relayer: quote.protocol.v2.orderData.solver, refundTo: OTHER, nftRecipient: devnet.user.address },
    })
    const calls = JSON.stringify(typed.value['witness'])
    expect(calls).toContain(DEPOSITORY.slice(2))
    expect(calls).toContain(quote.protocol.v2.orderId.slice(2))
    expect(posted.body).toEqual({ kind: 'permit2', requestId: quote.requestId, api: 'swap' })
  })
  test('a swap before the bridge is signed for with it', async () => {
    const quote = await devnet.quote(way([1, 'weth'], [8453, 'usdc'], '100000000000000000'))
    expect(ids(quote)).toEqual(['approve', 'authorize1'])
    expect(await arrives(quote, 8453, token(8453, 'usdc'))).toBe(BigInt(quote.details.currencyOut.amount))
  })
  test('a fill that fails is paid back', async () => {
    const quote = await devnet.quote(usdtBridge({ refundTo: OTHER }))
    devnet.service.control.failNext(1)
    const before = await devnet.balance(1, token(1, 'usdt'), OTHER)
    await post(quote, await sign(quote))
    await devnet.untilStatus(quote, 'refund')
    expect((await devnet.balance(1, token(1, 'usdt'), OTHER)) - before).toBe(30_000_000n)
  })
})

describe('Permit2 on one chain', () => {
  test.each([
    ['a swap', 'usdc', 'eth', '250000000'],
    ['a payment', 'usdc', 'usdc', '9000000'],
    ['unwrapping', 'weth', 'eth', '50000000000000000'],
  ])('%s is signed, and the solver sends it', async (_, from, to, amount) => {
    const quote = await devnet.quote(way([1, from], [1, to], amount))
    expect(ids(quote).at(-1)).toBe('authorize2')
    expect(dataOf(quote).post.body).toEqual({ kind: 'permit2', requestId: quote.requestId, api: 'user-swap' })
    for (const step of quote.steps.slice(0, -1)) await devnet.send(step)
    const gasMoney = await devnet.balance(1, ZERO_ADDRESS, devnet.user.address)
    const signedOnly = { ...quote, steps: quote.steps.slice(-1) }
    expect(await arrives(signedOnly, 1, token(1, to))).toBe(BigInt(quote.details.currencyOut.amount))
    expect(await devnet.balance(1, ZERO_ADDRESS, devnet.user.address)).toBe(gasMoney)
    expect(devnet.history(quote)).toEqual(['waiting', 'depositing', 'success'])
  })
})

describe('refused', () => {
  const stranger = privateKeyToAccount(DEV_ACCOUNTS[6]?.privateKey ?? '0x')
  const eip3009 = (changes = {}) => way([1, 'usdc'], [8453, 'usdc'], '40000000', changes)

  test.each([
    ['Permit2', usdtBridge],
    ['EIP-3009', eip3009],
  ])('%s: another signer, another order’s signature, another kind', async (_, body) => {
    const [quote, other] = [await devnet.quote(body()), await devnet.quote(body())]
    expect(await post(quote, await sign(quote, stranger))).toMatchObject(
      refused(`is not that of ${devnet.user.address}`),
    )
    expect(await post(quote, await sign(other))).toMatchObject(refused('is not that of'))
    const kind = dataOf(quote).post.body['kind'] === 'permit2' ? 'eip3009' : 'permit2'
    expect(await post(quote, await sign(quote), { kind })).toMatchObject({
      status: 400,
      body: { message: expect.stringMatching(/^kind: expected /) },
    })
    expect((await devnet.status(quote)).status).toBe('waiting')
  })
  test.each([
    ['Permit2', usdtBridge],
    ['EIP-3009', eip3009],
  ])('%s: after its time', async (_, body) => {
    const quote = await devnet.quote(body({ permitExpiry: 60 }))
    await devnet.world.clock.advance(61_000)
    expect(await post(quote, await sign(quote))).toMatchObject(refused('the permit expired at'))
    expect((await devnet.status(quote)).status).toBe('waiting')
  })
  test('a nonce that its owner has taken back', async () => {
    const quote = await devnet.quote(usdtBridge())
    const nonce = BigInt(quote.protocol.v2.orderId)
    const wallet = createWalletClient({ account: owner, transport: http(devnet.chain(1).rpcUrl) })
    await wallet.writeContract({
      ...{ chain: null, address: PERMIT2, functionName: 'invalidateUnorderedNonces' },
      abi: parseAbi(['function invalidateUnorderedNonces(uint256 wordPos, uint256 mask)']),
      args: [nonce >> 8n, 1n << (nonce & 0xffn)],
    })
    expect(await post(quote, await sign(quote))).toMatchObject(refused('InvalidNonce'))
  })
  test('more than the owner holds', async () => {
    const quote = await devnet.quote(usdtBridge({ amount: '5000000000000' }))
    expect(await post(quote, await sign(quote))).toMatchObject(refused('TokenCallFailed'))
  })
  test('native currency, which nobody can permit', async () => {
    const body = { ...bridgeBody(devnet.user.address), usePermit: true }
    expect(await devnet.post('/quote/v2', body)).toMatchObject({ body: { errorCode: 'UNSUPPORTED_EXECUTION_TYPE' } })
  })
})

test('the same permit again is taken, and moves nothing more', async () => {
  const quote = await devnet.quote(usdtBridge())
  const signature = await sign(quote)
  const before = await devnet.balance(1, token(1, 'usdt'), devnet.user.address)
  const answers = await Promise.all([post(quote, signature), post(quote, signature)])
  await devnet.untilStatus(quote, 'success')
  expect([...answers, await post(quote, signature)].map(({ status }) => status)).toEqual([200, 200, 200])
  expect(before - (await devnet.balance(1, token(1, 'usdt'), devnet.user.address))).toBe(30_000_000n)
  expect((await devnet.status(quote)).status).toBe('success')
})
