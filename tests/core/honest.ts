import { encodeFunctionData, parseAbi } from 'viem/utils'
import type { ContractFacts, EvmFacts, Facts, PriceFact } from '../../src/core/chain/facts.ts'
import { knownFact, unknownFact } from '../../src/core/chain/facts.ts'
import { type Intent, type IntentInput, intent } from '../../src/core/intent/intent.ts'
import { NATIVE_BITCOIN } from '../../src/core/profiles/bitcoin.ts'
import { devnet } from '../../src/core/profiles/devnet.ts'
import type { Profile } from '../../src/core/profiles/profile.ts'
import { orderIdOf } from '../../src/core/quote/order-id.ts'
import type { OrderData } from '../../src/core/quote/quote.ts'
import { saying } from '../../src/core/reason/reason.ts'
import type { Hex } from '../../src/lib/hex.ts'

/** In epoch seconds. */
export const NOW = 1_790_000_000
export const USER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
export const STRANGER = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
export const REQUEST_ID = `0x${'17900000'.padEnd(64, 'a')}`
export const ETH = '0x0000000000000000000000000000000000000000'
export const USDC = {
  1: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
  8453: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913',
} as const
const DEPOSITORY = '0x4cd00e387622c35bddb9b4c962c136462338bc31'

const ABI = parseAbi([
  'function approve(address spender, uint256 amount)',
  'function depositNative(address depositor, bytes32 id)',
  'function depositErc20(address depositor, address token, uint256 amount, bytes32 id)',
])

export const ethInput: IntentInput = {
  user: USER,
  originChainId: 1,
  originCurrency: ETH,
  destinationChainId: 8453,
  destinationCurrency: ETH,
  amount: 100_000_000_000_000_000n,
  tradeType: 'EXACT_INPUT',
  recipient: USER,
  refundTo: USER,
}

export const usdcInput: IntentInput = {
  ...ethInput,
  originChainId: 8453,
  originCurrency: USDC[8453],
  destinationChainId: 1,
  destinationCurrency: USDC[1],
  amount: 100_000_000n,
}

const WHOLE = 10n ** 18n

/** Independent prices: 0.1 ETH is worth 250 dollars. */
export const PRICES: readonly PriceFact[] = [
  { chainId: 1, address: ETH, price: 2_500n * WHOLE, from: 'test' },
  { chainId: 999, address: ETH, price: 40n * WHOLE, from: 'test' },
  { chainId: 8_253_038, address: NATIVE_BITCOIN, price: 100_000n * WHOLE, from: 'test' },
]

export function intentOf(input: IntentInput, profile: Profile = devnet): Intent {
  const made = intent(input, profile)
  if (!made.ok) throw new Error(`expected an intent, got ${JSON.stringify(made.problems)}`)
  return made.intent
}

export function honestFacts(changes: Partial<EvmFacts> = {}): Facts {
  return {
    nowSeconds: NOW,
    receivedAtSeconds: NOW,
    usedIds: [],
    clocks: { service: knownFact(NOW, 'test'), chain: knownFact(NOW, 'test') },
    chains: knownFact([], 'test'),
    prices: PRICES,
    origin: {
      family: 'evm',
      nodeChainId: knownFact(1, 'test'),
      contracts: depositoryFacts(),
      tokenDecimals: knownFact(18, 'test'),
      tokenSymbol: knownFact('ETH', 'test'),
      balance: knownFact(10n ** 19n, 'test'),
      nativeBalance: knownFact(10n ** 19n, 'test'),
      maxFeePerGasWei: knownFact(2_000_000_000n, 'test'),
      simulation: unknownFact(saying('nothing was simulated')),
      tokenDomain: unknownFact(saying('the token was not asked')),
      depositAddresses: unknownFact(saying('no factory was asked')),
      ...changes,
    },
  }
}

export function depositoryFacts(changes: Partial<ContractFacts> = {}): EvmFacts['contracts'] {
  return { [DEPOSITORY]: { hasCode: knownFact(true, 'test'), allowance: knownFact(0n, 'test'), ...changes } }
}

export function usdcFacts(changes: Partial<EvmFacts> = {}): Facts {
  return honestFacts({
    nodeChainId: knownFact(8453, 'test'),
    tokenDecimals: knownFact(6, 'test'),
    tokenSymbol: knownFact('USDC', 'test'),
    ...changes,
  })
}

export type QuoteJson = ReturnType<typeof honestQuote>

/** An honest answer as JSON with a true order id; `approvals` come first. */
export function honestQuote(input: IntentInput, approvals: readonly bigint[] = []) {
  const from = devnet.chains.find((chain) => chain.id === input.originChainId)
  const to = devnet.chains.find((chain) => chain.id === input.destinationChainId)
  if (!from || !to) throw new Error('expected chains of the devnet')
  const isNative = input.originCurrency === ETH
  const isOfInput = input.tradeType === 'EXACT_INPUT'
  // A same-currency send on one chain costs nothing.
  const isSend = from === to && input.originCurrency === input.destinationCurrency
  const amountIn = isOfInput || isSend ? input.amount : (input.amount * 1_002n) / 1_000n
  const out = isOfInput && !isSend ? (input.amount * 998n) / 1_000n : input.amount
  const minimum = input.tradeType === 'EXACT_OUTPUT' || isSend ? out : (out * 995n) / 1_000n
  const deadline = NOW + 7 * 86_400
  const orderData = {
    version: 'v1',
    solverChainId: 'base',
    solver: '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720',
    salt: `0x${'5a'.repeat(32)}`,
    inputs: [
      {
        payment: { chainId: from.slug, currency: input.originCurrency, amount: amountIn.toString(), weight: '1' },
        refunds: [
          {
            chainId: from.slug,
            recipient: input.refundTo,
            currency: input.originCurrency,
            minimumAmount: '0',
            deadline,
            extraData: '0x',
          },
        ],
      },
    ],
    output: {
      chainId: to.slug,
      payments: [
        {
          recipient: input.recipient,
          currency: input.destinationCurrency,
          minimumAmount: minimum.toString(),
          expectedAmount: out.toString(),
        },
      ],
      calls: [] as string[],
      deadline,
      extraData: '0x',
    },
    fees: [] as unknown[],
  }
  const orderId = rehash(orderData)
  const check = { endpoint: `/intents/status/v3?requestId=${REQUEST_ID}`, method: 'GET' }
  const transaction = (to: string, data: Hex, value: bigint) => ({
    from: input.user,
    to,
    data: data as string,
    value: value.toString(),
    chainId: from.id,
    gas: '100000',
    maxFeePerGas: '2000000000',
    maxPriorityFeePerGas: '1000000000',
  })
  const deposit = isNative
    ? encodeFunctionData({ abi: ABI, functionName: 'depositNative', args: [input.user as Hex, orderId] })
    : encodeFunctionData({
        abi: ABI,
        functionName: 'depositErc20',
        args: [input.user as Hex, input.originCurrency as Hex, amountIn, orderId],
      })
  const step = (id: string, data: ReturnType<typeof transaction>, withCheck: boolean) => ({
    id,
    action: 'Confirm transaction in your wallet',
    description: 'words of the service',
    kind: 'transaction',
    requestId: REQUEST_ID,
    depositAddress: '',
    items: [{ status: 'incomplete', data, ...(withCheck ? { check } : {}) }],
  })
  const currency = (chain: typeof from, address: string) => {
    const found = [chain.native, ...chain.tokens].find((each) => each.address.toLowerCase() === address.toLowerCase())
    if (!found) throw new Error('expected a pinned currency')
    const { chainId, symbol, name, decimals } = found
    return { chainId, address, symbol, name, decimals }
  }
  const amount = (chain: typeof from, address: string, value: bigint, least = value) => ({
    currency: currency(chain, address),
    amount: value.toString(),
    amountFormatted: 'never read',
    amountUsd: '1.0',
    minimumAmount: least.toString(),
  })
  return {
    requestId: REQUEST_ID,
    steps: [
      ...approvals.map((value) =>
        step(
          'approve',
          transaction(
            input.originCurrency,
            encodeFunctionData({ abi: ABI, functionName: 'approve', args: [DEPOSITORY, value] }),
            0n,
          ),
          false,
        ),
      ),
      step('deposit', transaction(DEPOSITORY, deposit, isNative ? amountIn : 0n), true),
    ],
    fees: { gas: amount(from, ETH, 1_000_000n), relayer: amount(from, input.originCurrency, amountIn / 500n) },
    details: {
      operation: 'bridge',
      sender: input.user,
      recipient: input.recipient,
      currencyIn: amount(from, input.originCurrency, amountIn),
      currencyOut: amount(to, input.destinationCurrency, out, minimum),
      refundCurrency: amount(from, input.originCurrency, amountIn),
      timeEstimate: 4,
    },
    protocol: {
      v2: {
        orderId: orderId as string,
        hubType: 'onchain',
        orderData,
        paymentDetails: {
          chainId: from.slug,
          depository: DEPOSITORY,
          currency: input.originCurrency,
          amount: amountIn.toString(),
        },
      },
    },
  }
}

/** The true id of a JSON order. */
export function rehash(orderData: unknown): Hex {
  const order = JSON.parse(JSON.stringify(orderData)) as OrderData
  const made = orderIdOf(bigintsOf(order), (slug) => devnet.chains.find((chain) => chain.slug === slug)?.vm)
  if (!made.ok) throw new Error(made.message)
  return made.orderId
}

function bigintsOf(order: OrderData): OrderData {
  const amounts = ['amount', 'weight', 'minimumAmount', 'expectedAmount']
  return JSON.parse(JSON.stringify(order), (key, value: unknown) =>
    amounts.includes(key) && typeof value === 'string' ? BigInt(value) : value,
  ) as OrderData
}
