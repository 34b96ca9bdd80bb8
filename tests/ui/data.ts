import type { ApiParams } from '../../src/api/contract.ts'
import type { BalanceView, ChainView, PriceView } from '../../src/api/views/balances.ts'
import type { RecipientView } from '../../src/api/views/counterparties.ts'
import type { ExecutionView, StepView } from '../../src/api/views/transfers.ts'
import type { AccountView, OwnAddressView, WalletView } from '../../src/api/views/wallet.ts'
import { currenciesOf, familyOf } from '../../src/core/chain/chain.ts'
import type { Stage } from '../../src/core/execution/execution.ts'
import type { EvmRole, EvmTransactionItem } from '../../src/core/execution/item.ts'
import type { Amount, Currency } from '../../src/core/money/currency.ts'
import { devnet } from '../../src/core/profiles/devnet.ts'
import type { Claim } from '../../src/core/review/claims.ts'
import type { Review, ReviewStep } from '../../src/core/review/review.ts'
import type { EvmTerms } from '../../src/core/sign/signed.ts'
import type { SignedShown } from '../../src/core/sign/signed-without-bytes.ts'
import type { Hex } from '../../src/lib/hex.ts'

export const OWN = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
export const STRANGER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
export const DEPOSITORY = '0x4cD00E387622C35bDDB9b4c962C136462338BC31'
const hash = (digit: string): Hex => `0x${digit.repeat(64).slice(0, 64)}`

export const nowSeconds = () => Math.floor(Date.now() / 1_000)

export const BITCOIN = 8_253_038
// Addresses of the published vectors of BIP-84, BIP-86 and BIP-173, and of the first block.
export const OWN_BITCOIN = 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu'
export const OWN_TAPROOT = 'bc1p5cyxnuxmeuwuvkwfem96lqzszd02n6xdcjrs20cac6yqjjwudpxqkedrcr'
export const STRANGER_BITCOIN = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
export const LEGACY_BITCOIN = '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'

export const chains: readonly ChainView[] = devnet.chains
  .map((chain) => ({ ...chain, family: familyOf(chain) }))
  .filter(({ family }) => family === 'evm' || family === 'bitcoin')
  .map((chain) => ({
    id: chain.id,
    name: chain.name,
    family: chain.family,
    currencies: currenciesOf(chain),
    explorerUrl: chain.explorerUrl,
    incident: 'none',
  }))

export function currency(chainId: number, symbol: string): Currency {
  const found = chains.find((chain) => chain.id === chainId)?.currencies.find((each) => each.symbol === symbol)
  if (!found) throw new RangeError(`expected a currency of the devnet, got ${symbol} on ${chainId}`)
  return found
}

export const amount = (chainId: number, symbol: string, value: bigint): Amount => ({
  currency: currency(chainId, symbol),
  value,
})

export const stranger: RecipientView = {
  isOwn: false,
  isKnown: false,
  paidHere: [],
  name: null,
  looksLike: null,
  isContract: false,
  elsewhere: { contractOn: [], unreadOn: [] },
  exchange: null,
}

export const all =
  (known: Partial<RecipientView>) =>
  ({ places }: ApiParams<'recipients.check'>): readonly RecipientView[] =>
    places.map(() => ({ ...stranger, ...known }))

export const accounts: readonly AccountView[] = [{ id: 'first', label: 'Account 1', address: OWN, family: 'evm' }]

export const twoAccounts: readonly AccountView[] = [
  ...accounts,
  { id: 'second', label: 'Savings', address: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC', family: 'evm' },
]

export const addresses: readonly OwnAddressView[] = [
  { family: 'evm', address: OWN },
  { family: 'bitcoin', script: 'p2wpkh', address: OWN_BITCOIN },
  { family: 'bitcoin', script: 'p2tr', address: OWN_TAPROOT },
]

export const wallet: WalletView = {
  vault: { vault: 'unlocked', locksAtSeconds: nowSeconds() + 900 },
  profile: 'devnet',
  supportUrl: 'mailto:support@devnet.example',
  settings: {
    autoLockMinutes: 15,
    computerIdleMinutes: 5,
    hideAmounts: false,
    notifies: true,
    theme: 'system',
    language: languageToDraw(),
    currency: 'USD',
    tokenOrder: 'value',
    hidesSmall: false,
    expert: false,
    routerLimitUsd: null,
    exchangeFeeLimitUsd: 5,
    bitcoinGapLimit: 20,
  },
}

const VALUES: Readonly<Record<string, bigint>> = {
  '1 ETH': 2_418_305_000_000_000_000n,
  '8453 ETH': 99_312_451_872_340_012n,
  '1 USDC': 1_250_000_000n,
  '8453 USDC': 310_420_000n,
  '999 HYPE': 12_500_000_000_000_000_000n,
  '8253038 BTC': 4_812_345n,
}

const PRICES: Readonly<Record<string, bigint>> = {
  ETH: 3_245_110_000_000_000_000_000n,
  USDC: 10n ** 18n,
  USDT: 999_700_000_000_000_000n,
  BTC: 100_000n * 10n ** 18n,
}

export const balances: readonly BalanceView[] = chains.flatMap((chain) =>
  chain.currencies.map((each) => ({
    currency: each,
    account: OWN,
    known: true,
    value: VALUES[`${chain.id} ${each.symbol}`] ?? 0n,
  })),
)

/** Prices times 10^18; HYPE has none. */
export const prices: readonly PriceView[] = balances.map(({ currency: { chainId, address, symbol } }) => ({
  chainId,
  address,
  price: PRICES[symbol],
  saidAtSeconds: nowSeconds() - 20,
}))

export const noBalances: readonly BalanceView[] = balances.map((balance) => ({ ...balance, known: true, value: 0n }))

export const onItsWay: readonly BalanceView[] = balances.map((balance) =>
  balance.currency.symbol === 'BTC' ? { ...balance, known: true, value: 0n, pending: 1_997_820n } : balance,
)

export const someUnread: readonly BalanceView[] = balances.map((balance) =>
  balance.currency.chainId === 999
    ? { currency: balance.currency, account: OWN, known: false, why: { code: 'TIMEOUT' } }
    : balance,
)

const CLAIMS: readonly Claim[] = [
  'plan-rebuilt',
  'depository-pinned',
  'order-bound',
  'recipient-is-asked',
  'minimum-in-order',
  'refund-is-yours',
  'node-answers',
  'solver-signed',
  'figures-said',
]

function step(role: EvmRole, pays: Amount): ReviewStep {
  const data =
    role === 'deposit' ? `0xe8017952${hash('3').slice(2)}${hash('b').slice(2)}` : `0x095ea7b3${hash('2').slice(2)}`
  return {
    word: role,
    chainId: pays.currency.chainId,
    amount: pays,
    counterparty: DEPOSITORY,
    bitcoin: undefined,
    raw: { to: DEPOSITORY, value: pays.currency.isNative ? pays.value.toString() : '0', data },
  }
}

export function reviewOf(change: Partial<Review> = {}): Review {
  const pays = change.pays ?? amount(1, 'ETH', 100_000_000_000_000_000n)
  return {
    requestId: hash('4'),
    orderId: hash('9'),
    planHash: hash('7'),
    overrides: [],
    tradeType: 'EXACT_INPUT',
    asked: pays.value,
    slippageBasisPoints: undefined,
    user: OWN,
    pays,
    expected: amount(8453, 'ETH', 99_412_451_872_340_012n),
    minimum: amount(8453, 'ETH', 99_300_000_000_000_000n),
    cost: amount(1, 'ETH', 700_000_000_000_000n),
    mostGas: amount(1, 'ETH', 231_872_400_432_112n),
    recipient: { chainId: 8453, address: OWN, isOwn: true },
    refund: { chainId: 1, address: OWN, isOwn: true, amount: pays },
    steps: [step('deposit', pays)],
    needs: [`nonces ${pays.currency.chainId} ${OWN.toLowerCase()}`],
    customTokens: [],
    calls: [],
    claims: CLAIMS,
    swap: undefined,
    comparedBy: [],
    gaps: [],
    says: {
      fees: [
        { part: 'execution', amount: amount(1, 'ETH', 41_000_000_000_000n) },
        { part: 'service', amount: amount(1, 'ETH', 159_000_000_000_000n) },
      ],
      impactPercent: '-0.21',
      gasTopup: undefined,
      sponsored: undefined,
      total: { usd: 3_024_511n, prices: [{ of: pays, usd: 324_511_000n }] },
    },
    warnings: [],
    ticks: [],
    timeEstimateSeconds: 12,
    expiresAtSeconds: nowSeconds() + 30,
    timeToLiveSeconds: undefined,
    callsGasLimit: undefined,
    deadlineSeconds: nowSeconds() + 3_600,
    ...change,
  }
}

export const swapped: Partial<Review> = {
  swap: { by: 'router', minimum: amount(1, 'USDC', 320_100_000n), isEnforced: true },
  comparedBy: [
    { kind: 'pinned' },
    { kind: 'feed', chainId: 1, address: DEPOSITORY },
    { kind: 'exchange', chainId: 1337 },
  ],
  claims: [
    'swap-enforced',
    'order-bound',
    'recipient-is-asked',
    'minimum-in-order',
    'refund-is-yours',
    'swap-simulated',
    'prices-compared',
    'node-answers',
    'figures-said',
  ],
}

const USDC = amount(8453, 'USDC', 100_000_000n)
const TOTAL_PRICES = [
  { of: USDC, usd: 100_000_000n },
  { of: amount(8453, 'ETH', 10n ** 18n), usd: 3_245_110_000n },
]

export function usdcReview(change: Partial<Review> = {}): Review {
  return reviewOf({
    pays: USDC,
    expected: amount(1, 'USDC', 99_610_000n),
    minimum: amount(1, 'USDC', 99_500_000n),
    cost: amount(8453, 'USDC', 500_000n),
    mostGas: amount(8453, 'ETH', 1_431_872_432_112n),
    recipient: { chainId: 1, address: OWN, isOwn: true },
    refund: { chainId: 8453, address: OWN, isOwn: true, amount: USDC },
    steps: [step('approve', USDC), step('deposit', USDC)],
    says: { ...reviewOf().says, total: { usd: 504_650n, prices: TOTAL_PRICES } },
    claims: [...CLAIMS.slice(0, 6), 'approval-exact', ...CLAIMS.slice(6)],
    ...change,
  })
}

const terms: EvmTerms = {
  terms: 'evm',
  nonce: 4,
  gasLimit: 90_000n,
  maxFeePerGasWei: 3_120_000_000n,
  maxPriorityFeePerGasWei: 1n,
}
const signed: SignedShown = { kind: 'evmTransaction', purpose: 'step', chainId: 1, hash: hash('d'), gas: undefined }
const fee = { value: 61_284n * 1_904_112_358n }
const inclusion = { in: 'block' as const, blockNumber: 21_408_113n, blockHash: hash('e'), fee }

export const PLANNED: StepView = { phase: 'planned' }
export const SENT: StepView = { phase: 'broadcast', broadcastAtSeconds: 1, terms, signed, earlier: [] }
export const SIGNED: StepView = { phase: 'signed', terms, signed, earlier: [] }
export const RESERVED: StepView = { phase: 'reserved', terms, purpose: 'step', earlier: [] }
const cancelling: SignedShown = { ...signed, purpose: 'cancel', hash: hash('c') }
export const RAISED: StepView = {
  phase: 'broadcast',
  broadcastAtSeconds: 1,
  terms,
  signed,
  earlier: [{ ...signed, hash: hash('b') }],
}
export const CANCELLING: StepView = {
  phase: 'broadcast',
  broadcastAtSeconds: 1,
  terms,
  signed: cancelling,
  earlier: [signed],
}
export const CANCELLED: StepView = {
  phase: 'included',
  terms,
  signed: cancelling,
  earlier: [signed],
  inclusion,
  readAtSeconds: 1,
}
export const REPLACED = { phase: 'replaced', terms, signed, earlier: [] } as const satisfies StepView
export const DONE: StepView = { phase: 'included', terms, signed, earlier: [], inclusion, readAtSeconds: 1 }
const refused = { phase: 'reverted', terms, signed, earlier: [], inclusion, readAtSeconds: 1 } as const
export const REVERTED: StepView = { ...refused, isFinal: true }
export const FAILING: StepView = { ...refused, isFinal: false }

export type ExecutionChange = Partial<ExecutionView> & Readonly<{ stage: Stage; items: readonly StepView[] }>

export function executionOf(review: Review, change: ExecutionChange): ExecutionView {
  const at = change.approvedAtSeconds ?? nowSeconds() - 9
  return {
    version: 1,
    id: 'transfer-1',
    requester: { from: 'popup' },
    intent: {
      user: OWN,
      originChainId: review.pays.currency.chainId,
      originCurrency: review.pays.currency.address,
      destinationChainId: review.recipient.chainId,
      destinationCurrency: review.expected.currency.address,
      amount: review.pays.value,
      tradeType: review.tradeType,
      recipient: review.recipient.address,
      refundTo: review.refund.address,
    },
    intentHash: hash('1'),
    requestId: review.requestId,
    orderId: review.orderId,
    planHash: review.planHash,
    overrides: [],
    noncesAtApproval: [],
    receivedAtSeconds: at,
    approvedAtSeconds: at,
    deadlineSeconds: review.deadlineSeconds,
    timeEstimateSeconds: review.timeEstimateSeconds,
    pays: review.pays,
    expected: review.expected,
    minimum: review.minimum,
    mostGas: review.mostGas,
    plan: review.steps.map(
      (each): EvmTransactionItem => ({
        kind: 'evmTransaction',
        role: each.word === 'approve' || each.word === 'send' ? each.word : 'deposit',
        chainId: each.chainId,
        from: OWN,
        to: each.raw['to'] ?? '',
        data: '0x',
        value: 0n,
        currency: each.amount.currency.address,
        amount: each.amount.value,
        counterparty: each.counterparty,
      }),
    ),
    stepOrder: { stepOrder: 'sequential' },
    pendingNotifications: [],
    obstacle: undefined,
    stalledSinceSeconds: undefined,
    lastProgressAtSeconds: at,
    watchedSeconds: 0,
    history: [
      { atSeconds: at, what: 'approved' },
      { atSeconds: at + 2, what: 'sent', index: 0 },
      { atSeconds: at + 4, what: 'included', index: 0 },
      { atSeconds: at + 5, what: 'service:pending' },
      { atSeconds: at + 9, what: 'filled' },
      { atSeconds: at + 9, what: 'refunded' },
    ],
    seq: 3,
    updatedAtSeconds: at + 9,
    ...change,
  }
}

export const status = (word: 'waiting' | 'pending' | 'submitted' | 'success' | 'refund' | 'delayed' | 'failure') => ({
  status: word,
  word,
  inTxHashes: [hash('d')],
  txHashes: word === 'submitted' || word === 'success' || word === 'refund' ? [hash('f')] : [],
  updatedAtMilliseconds: undefined,
  failReason: undefined,
})

export const fillHash = hash('f')

function languageToDraw(): WalletView['settings']['language'] {
  return Reflect.get(globalThis, 'languageToDraw') ?? 'en'
}
