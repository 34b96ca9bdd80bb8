import { erc20Abi } from 'viem'
import { decodeFunctionData, encodeFunctionData, parseAbi } from 'viem/utils'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EvmFacts, Facts } from '../../../../src/core/chain/facts.ts'
import { knownFact } from '../../../../src/core/chain/facts.ts'
import { type IntentInput, intent } from '../../../../src/core/intent/intent.ts'
import { devnet as profile } from '../../../../src/core/profiles/devnet.ts'
import { chainById } from '../../../../src/core/profiles/profile.ts'
import { decodeQuote } from '../../../../src/core/quote/quote.ts'
import { quoteRequest } from '../../../../src/core/quote/quote-request.ts'
import { proposedPlan } from '../../../../src/core/verify/proposed-plan.ts'
import { verify } from '../../../../src/core/verify/verify.ts'
import type { Hex } from '../../../../src/lib/hex.ts'
import { createEvmClient } from '../../../../src/net/families/evm/client.ts'
import { readArrivingDecimals, readEvmFacts } from '../../../../src/net/families/evm/facts.ts'
import { APPROVAL_PROXY, DEPOSITORY, POOL, ROUTER } from '../../../devnet/chains.ts'
import { rpc } from '../../../devnet/rpc.ts'
import type { TransactionData } from '../../../devnet/service/evm/steps.ts'
import { type Harness, startHarness, transactionOf } from '../../../devnet/service/harness.ts'
import type { QuoteAnswer } from '../../../devnet/service/quote/quote.ts'

// Quotes come from the reference service, facts from real nodes.
let devnet: Harness
beforeAll(async () => {
  devnet = await startHarness(3)
})
afterAll(() => devnet?.stop())

const ETH = '0x0000000000000000000000000000000000000000'
const USDC = { 1: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', 8453: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913' }
const USDT = { 1: '0xdAC17F958D2ee523a2206206994597C13D831ec7', 8453: '0xfde4C96c8593536E31F229EA8f37b2ADa2699bb2' }
const WETH = { 1: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2', 8453: '0x4200000000000000000000000000000000000006' }
const OTHER = '0x00000000000000000000000000000000000A11cE'

const wrapped = (chainId: 1 | 8453) => ({
  chainId,
  address: WETH[chainId],
  symbol: 'WETH',
  name: 'Wrapped Ether',
  decimals: 18,
  isNative: false,
})

type Way = Readonly<{ from: readonly [1 | 8453, string]; to: readonly [1 | 8453, string]; amount: bigint }>

function inputOf({ from, to, amount }: Way, changes: Partial<IntentInput> = {}): IntentInput {
  const user = devnet.user.address
  return {
    ...{ user, recipient: user, refundTo: user, amount, tradeType: 'EXACT_INPUT' },
    ...{ originChainId: from[0], originCurrency: from[1], destinationChainId: to[0], destinationCurrency: to[1] },
    currencies: [wrapped(1), wrapped(8453)],
    ...changes,
  }
}

type Lie = (quote: QuoteAnswer, last: TransactionData) => unknown

async function prove(input: IntentInput, lie: Lie = () => undefined, nodeUrl?: string) {
  const frozen = intent(input, profile)
  if (!frozen.ok) throw new Error(JSON.stringify(frozen.problems))
  const answer = await devnet.post('/quote/v2', quoteRequest(frozen.intent, profile))
  const quote = answer.body as QuoteAnswer
  lie(quote, transactionOf(quote.steps.at(-1)))
  const decoded = decodeQuote(quote)
  if (!decoded.ok) throw new Error(`${decoded.message} ${JSON.stringify(answer.body).slice(0, 300)}`)
  const chain = chainById(profile, input.originChainId)
  if (!chain) throw new Error('expected a chain')
  const evm = createEvmClient({ fetch, nodeUrls: [nodeUrl ?? devnet.chain(chain.id).nodeUrl], chainId: chain.id })
  const { intent: asked } = frozen
  const about = { evm, chain, profile, intent: asked, quote: decoded.quote, stepsDone: 0, propose: proposedPlan }
  const origin = await readEvmFacts(about)
  const block = await rpc<{ timestamp: string }>(devnet.chain(chain.id).nodeUrl, 'eth_getBlockByNumber', [
    'latest',
    false,
  ])
  const nowSeconds = Math.max(Number(block.timestamp), Math.floor(Date.now() / 1_000))
  const facts: Facts = {
    ...{ nowSeconds, receivedAtSeconds: nowSeconds, usedIds: [], chains: knownFact([], 'test'), origin },
    clocks: { service: knownFact(nowSeconds, 'test'), chain: knownFact(nowSeconds, 'test') },
    prices: [{ chainId: 1, address: ETH, price: 2_500n * 10n ** 18n, from: 'the devnet’s table' }],
    arrivingDecimals: await readArrivingDecimals(frozen.intent.destinationCurrency, profile, (id) =>
      createEvmClient({ fetch, nodeUrls: [devnet.chain(id).nodeUrl], chainId: id }),
    ),
  }
  const verdict = verify(frozen.intent, decoded.quote, facts, profile)
  const plan = verdict.verdict === 'accept' ? verdict.quote.plan : []
  return {
    verdict: verdict.verdict,
    codes: verdict.findings
      .filter(({ level }) => level !== 'warn')
      .map(({ code, at, message }) => `${code} ${at} ${message}`),
    warnings: verdict.findings.filter(({ level }) => level === 'warn').map(({ code }) => code),
    words: plan.map((item) => (item.kind === 'evmTransaction' ? item.role : item.kind)),
    facts: origin as EvmFacts,
  }
}

const WAYS: readonly (readonly [string, () => IntentInput, string])[] = [
  ['native currency', () => inputOf({ from: [1, ETH], to: [8453, ETH], amount: 10n ** 17n }), 'deposit'],
  ['a token', () => inputOf({ from: [8453, USDC[8453]], to: [1, USDC[1]], amount: 50_000_000n }), 'approve deposit'],
  [
    'a token by a bare transfer',
    () => inputOf({ from: [8453, USDC[8453]], to: [1, USDC[1]], amount: 50_000_000n }, { payment: 'transfer' }),
    'deposit',
  ],
  [
    'an exact output',
    () => inputOf({ from: [1, USDT[1]], to: [8453, USDT[8453]], amount: 50_000_000n }, { tradeType: 'EXACT_OUTPUT' }),
    'approve deposit',
  ],
  [
    'a send of native currency',
    () => inputOf({ from: [1, ETH], to: [1, ETH], amount: 10n ** 16n }, { recipient: OTHER }),
    'send',
  ],
  [
    'a send of a token',
    () => inputOf({ from: [1, USDT[1]], to: [1, USDT[1]], amount: 7_000_000n }, { recipient: OTHER }),
    'send',
  ],
  ['a swap of a token', () => inputOf({ from: [1, USDC[1]], to: [1, ETH], amount: 90_000_000n }), 'approve swap'],
  [
    'a swap of native currency',
    () => inputOf({ from: [8453, ETH], to: [8453, USDT[8453]], amount: 10n ** 17n }),
    'swap',
  ],
  [
    'a swap for somebody else',
    () => inputOf({ from: [1, USDC[1]], to: [1, USDT[1]], amount: 90_000_000n }, { recipient: OTHER }),
    'approve swap',
  ],
  [
    'a swap before a transfer',
    () => inputOf({ from: [1, WETH[1]], to: [8453, USDC[8453]], amount: 10n ** 16n }),
    'approve swap',
  ],
  ['wrapping', () => inputOf({ from: [1, ETH], to: [1, WETH[1]], amount: 10n ** 17n }), 'swap'],
  ['unwrapping', () => inputOf({ from: [1, WETH[1]], to: [1, ETH], amount: 10n ** 17n }), 'swap'],
  [
    'an authorization of USDC',
    () => inputOf({ from: [8453, USDC[8453]], to: [1, USDC[1]], amount: 50_000_000n }, { payment: 'permit' }),
    'evmSignature',
  ],
  [
    'a permit of USDT',
    () => inputOf({ from: [8453, USDT[8453]], to: [1, USDT[1]], amount: 50_000_000n }, { payment: 'permit' }),
    'approve evmSignature',
  ],
  [
    'a permit that is swapped on one chain',
    () => inputOf({ from: [1, USDT[1]], to: [1, ETH], amount: 50_000_000n }, { payment: 'permit' }),
    'approve evmSignature',
  ],
  [
    'an address of one order',
    () => inputOf({ from: [1, ETH], to: [8453, ETH], amount: 10n ** 17n }, { payment: 'strictAddress' }),
    'transfer',
  ],
  [
    'a reusable address, paid from elsewhere',
    () =>
      inputOf({ from: [1, ETH], to: [8453, ETH], amount: 10n ** 17n }, { payment: 'openAddress', paidElsewhere: true }),
    'depositAddress',
  ],
]

describe('an honest quote of the reference service', () => {
  it.each(WAYS)('for %s is accepted on facts of a real node', async (_name, input, words) => {
    const proof = await prove(input())
    expect([proof.codes, proof.words.join(' ')]).toEqual([[], words])
    expect(proof.verdict).toBe('accept')
  })
})

const ROUTER_ABI = parseAbi([
  'struct Call3Value { address target; bool allowFailure; uint256 value; bytes callData; }',
  'function transferAndMulticall(address[] tokens, uint256[] amounts, Call3Value[] calls, address refundTo, address nftRecipient, bytes metadata) payable',
  'function multicall(Call3Value[] calls, address refundTo, address nftRecipient, bytes metadata) payable',
  'function cleanupErc20s(address[] tokens, address[] recipients, uint256[] amounts, bytes metadata)',
])
type RouterCalls = readonly { target: Hex; allowFailure: boolean; value: bigint; callData: Hex }[]

/** Changes a router's calls and the proxy's tokens. */
function rerouted(
  data: TransactionData,
  change: (calls: RouterCalls) => RouterCalls,
  more: readonly (readonly [Hex, bigint])[] = [],
): void {
  const { args } = decodeFunctionData({ abi: ROUTER_ABI, data: data.data })
  const [tokens, amounts, calls, refundTo, nftRecipient, metadata] = args as readonly unknown[] as readonly [
    readonly Hex[],
    readonly bigint[],
    RouterCalls,
    Hex,
    Hex,
    Hex,
  ]
  const all = [...tokens, ...more.map(([token]) => token)]
  const sums = [...amounts, ...more.map(([, amount]) => amount)]
  const lied = encodeFunctionData({
    abi: ROUTER_ABI,
    functionName: 'transferAndMulticall',
    args: [all, sums, change(calls), refundTo, nftRecipient, metadata],
  })
  Object.assign(data, { data: lied })
}

const replaced = (from: string, to: string) => (calls: RouterCalls) =>
  calls.map((call) => ({
    ...call,
    callData: call.callData.replaceAll(from.slice(2).toLowerCase(), to.slice(2).toLowerCase()) as Hex,
  }))

describe('a router call that does more than it should', () => {
  const swap = () => inputOf({ from: [1, USDC[1]], to: [1, ETH], amount: 90_000_000n })
  const across = () => inputOf({ from: [1, WETH[1]], to: [8453, USDC[8453]], amount: 10n ** 16n })

  it('pays the user all the same where its end names somebody else, since that end is replaced', async () => {
    const user = devnet.user.address
    const { verdict, codes, facts } = await prove(swap(), (_quote, last) => rerouted(last, replaced(user, OTHER)))
    expect([verdict, codes]).toEqual(['accept', []])
    expect(facts.simulation).toMatchObject({
      known: true,
      value: { arrivals: [{ currency: USDC[1] }, { currency: ETH }] },
    })
  })

  it('D13: is refused where it takes another token by an approval that was left lying about', async () => {
    const approval = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [APPROVAL_PROXY, 5_000_000n] })
    const from = devnet.user.address
    const about = { from, to: USDT[1], data: approval }
    await rpc(devnet.chain(1).nodeUrl, 'anvil_impersonateAccount', [from])
    await rpc(devnet.chain(1).nodeUrl, 'eth_sendTransaction', [about])
    const args = [[USDT[1] as Hex], [OTHER as Hex], [5_000_000n], '0x'] as const
    const taken = encodeFunctionData({ abi: ROUTER_ABI, functionName: 'cleanupErc20s', args })
    const lie: Lie = (_quote, last) =>
      rerouted(last, (calls) => [...calls, { target: ROUTER, allowFailure: false, value: 0n, callData: taken }], [
        [USDT[1] as Hex, 5_000_000n],
      ])
    const { verdict, codes } = await prove(swap(), lie)
    expect([verdict, codes.map((each) => each.slice(0, 3))]).toEqual(['refuse', ['D13']])
  })

  it('D28: is refused where it would fail', async () => {
    const { verdict, codes } = await prove(swap(), (_quote, last) => rerouted(last, replaced(POOL, OTHER)))
    expect([verdict, codes.map((each) => each.slice(0, 3))]).toEqual(['refuse', ['D28']])
  })

  it.each<readonly [string, Lie]>([
    ['is credited to somebody else', (_quote, last) => rerouted(last, replaced(devnet.user.address, OTHER))],
    [
      'is for another order',
      (quote, last) => rerouted(last, replaced(quote.protocol.v2.orderId, `0x${'ee'.repeat(32)}`)),
    ],
  ])('pays for this order and credits the user where the quoted deposit %s', async (_name, lie) => {
    const { verdict, codes, facts } = await prove(across(), lie)
    expect([verdict, codes]).toEqual(['accept', []])
    const deposits = facts.simulation.known ? facts.simulation.value.deposits : []
    expect(deposits.map(({ depositor }) => depositor.toLowerCase())).toEqual([devnet.user.address.toLowerCase()])
  })

  it('D36: is refused where nothing is deposited at all', async () => {
    const withoutDeposit = (calls: RouterCalls) => calls.slice(0, -1)
    const { verdict, codes } = await prove(across(), (_quote, last) => rerouted(last, withoutDeposit))
    expect([verdict, codes.map((each) => each.slice(0, 3))]).toEqual(['refuse', ['D36']])
  })
})

describe('a deposit address', () => {
  const strict = () => inputOf({ from: [1, ETH], to: [8453, ETH], amount: 10n ** 17n }, { payment: 'strictAddress' })

  it('is proven where the factory on the chain computes it for the order', async () => {
    const { verdict, warnings, facts } = await prove(strict())
    expect([verdict, warnings]).toEqual(['accept', []])
    expect(facts.depositAddresses).toMatchObject({ known: true, value: [expect.any(String), expect.any(String)] })
  })

  it('J03: of another order is not accepted', async () => {
    const other = await devnet.quote({ useDepositAddress: true, strict: true, refundTo: devnet.user.address })
    const address = other.steps[0]?.depositAddress ?? ''
    const lie: Lie = (quote, last) => {
      for (const step of quote.steps) Object.assign(step, { depositAddress: address })
      Object.assign(last, { to: address })
    }
    const { verdict, codes } = await prove(strict(), lie)
    expect([verdict, codes.map((each) => each.slice(0, 3))]).toEqual(['override', ['J03']])
  })
})

describe('facts', () => {
  it('are read for a token, each with where it was read', async () => {
    const { facts } = await prove(
      inputOf({ from: [8453, USDC[8453]], to: [1, USDC[1]], amount: 50_000_000n }, { payment: 'permit' }),
    )
    const from = new URL(devnet.chain(8453).nodeUrl).origin
    expect(facts.nodeChainId).toStrictEqual(knownFact(8453, from))
    expect([facts.tokenDecimals, facts.tokenSymbol]).toStrictEqual([knownFact(6, from), knownFact('USDC', from)])
    expect(facts.tokenDomain).toStrictEqual(knownFact({ name: 'USD Coin', version: '2' }, from))
    expect(facts.contracts[DEPOSITORY]).toStrictEqual({
      hasCode: knownFact(true, from),
      allowance: knownFact(0n, from),
    })
    expect(facts.balance).toMatchObject({ known: true, value: expect.any(BigInt) })
    expect(facts.maxFeePerGasWei).toMatchObject({ known: true, value: expect.any(BigInt) })
  })

  it('of native currency need no questions about it', async () => {
    const { facts } = await prove(inputOf({ from: [1, ETH], to: [8453, ETH], amount: 10n ** 17n }))
    expect(facts.balance).toStrictEqual(facts.nativeBalance)
    expect([facts.tokenDecimals, facts.tokenSymbol]).toMatchObject([{ value: 18 }, { value: 'ETH' }])
    expect(facts.contracts[DEPOSITORY]?.allowance).toMatchObject({ known: true, value: 0n })
    expect(Object.keys(facts.contracts)).toEqual([DEPOSITORY])
  })

  it('of a token that signs for nothing leave its domain unknown', async () => {
    const { facts } = await prove(
      inputOf({ from: [8453, USDT[8453]], to: [1, USDT[1]], amount: 50_000_000n }, { payment: 'permit' }),
    )
    expect(facts.tokenDomain).toMatchObject({ known: false })
  })

  it('are unknown, with the reason, when the node does not answer, and nothing is accepted', async () => {
    const gone = 'http://127.0.0.1:1/key-in-path'
    const { facts, verdict, codes } = await prove(
      inputOf({ from: [1, USDC[1]], to: [1, ETH], amount: 90_000_000n }),
      undefined,
      gone,
    )
    const { contracts, ...others } = facts
    const all = [
      ...Object.values(others).filter((fact) => typeof fact === 'object'),
      ...Object.values(contracts).flatMap((each) => Object.values(each)),
    ]
    for (const fact of all)
      expect(fact).toMatchObject({ known: false, why: { code: expect.stringMatching(/^(OFFLINE|NOT_ASKED)$/) } })
    expect(JSON.stringify(facts)).not.toContain('key-in-path')
    expect(verdict).not.toBe('accept')
    expect(codes.join()).toContain('D32 facts')
  })
})
