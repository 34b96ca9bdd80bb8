import type { BalanceView, ChainView } from '../../../src/api/views/balances.ts'
import type { ExecutionView } from '../../../src/api/views/transfers.ts'
import { currenciesOf } from '../../../src/core/chain/chain.ts'
import type { Stage } from '../../../src/core/execution/execution.ts'
import type { ExchangeAAuthorizeItem, ExchangeATransferItem } from '../../../src/core/execution/item.ts'
import { mappingPost, nonceMapping, sendAsset } from '../../../src/core/families/exchange-a/messages.ts'
import type { Amount } from '../../../src/core/money/currency.ts'
import { devnet } from '../../../src/core/profiles/devnet.ts'
import { chainById } from '../../../src/core/profiles/profile.ts'
import type { Review } from '../../../src/core/review/review.ts'
import { typedDataDigestOf } from '../../../src/core/sign/typed-data-hashes.ts'
import * as data from '../data.ts'

export const EXCHANGE_A = 1337
const exchange = chainById(devnet, EXCHANGE_A)
const [depository] = exchange?.depositories ?? []
if (!exchange || !depository) throw new RangeError('expected exchange A in the devnet profile')

const ORDER = `0x${'9'.repeat(64)}`
const NONCE = 1_763_784_000_777n

const view: ChainView = {
  id: exchange.id,
  name: exchange.name,
  family: 'exchangeA',
  currencies: currenciesOf(exchange),
  explorerUrl: exchange.explorerUrl,
  incident: 'none',
}

export const chains: readonly ChainView[] = [...data.chains, view]

const VALUES: Readonly<Record<string, bigint>> = {
  'USDC (Perps)': 125_050_000_000n,
  'Hyperliquid (Spot)': 1_250_000_000n,
}

export const balances: readonly BalanceView[] = [
  ...data.balances,
  ...view.currencies.map((currency): BalanceView => {
    return { currency, account: data.OWN, known: true, value: VALUES[currency.name] ?? 0n }
  }),
]

export const CUSTOM_TOKEN: BalanceView = {
  currency: {
    chainId: EXCHANGE_A,
    address: `0x${'7'.repeat(32)}`,
    symbol: 'PURR',
    name: 'PURR (Spot)',
    decimals: 5,
    isNative: false,
  },
  account: data.OWN,
  known: true,
  value: 4_200_000n,
}

const pays: Amount = { currency: exchange.native, value: 5_000_000_000n }

const mapping = { wallet: data.OWN, orderId: ORDER, nonce: NONCE, signatureChainId: 1 }
const authorize: ExchangeAAuthorizeItem = {
  kind: 'exchangeAAuthorize',
  chainId: EXCHANGE_A,
  from: data.OWN,
  typedData: nonceMapping(devnet.exchangeA, exchange.slug, mapping),
  post: mappingPost(EXCHANGE_A, mapping),
  nonce: NONCE,
}
const transfer: ExchangeATransferItem = {
  kind: 'exchangeATransfer',
  chainId: EXCHANGE_A,
  from: data.OWN,
  ...sendAsset(devnet.exchangeA, {
    destination: depository,
    place: { dex: '', token: `USDC:${exchange.tokens[0]?.address ?? ''}` },
    amount: '50.000000',
    nonce: NONCE,
    signatureChainId: 1,
  }),
  nonce: NONCE,
  currency: pays.currency.address,
  amount: pays.value,
  counterparty: depository,
}

const asText = (value: unknown) => JSON.stringify(value, undefined, 2)

export function withdrawalReview(change: Partial<Review> = {}): Review {
  return data.reviewOf({
    pays,
    expected: data.amount(8453, 'USDC', 49_900_000n),
    minimum: data.amount(8453, 'USDC', 49_400_000n),
    cost: undefined,
    mostGas: { currency: pays.currency, value: 0n },
    recipient: { chainId: 8453, address: data.OWN, isOwn: true },
    refund: { chainId: EXCHANGE_A, address: data.OWN, isOwn: true, amount: pays },
    steps: [
      {
        word: 'exchangeAAuthorize',
        chainId: EXCHANGE_A,
        amount: { ...pays, value: 0n },
        counterparty: data.OWN,
        bitcoin: undefined,
        raw: {
          typedData: asText(authorize.typedData),
          digest: typedDataDigestOf(authorize.typedData),
          post: asText(authorize.post),
        },
      },
      {
        word: 'exchangeATransfer',
        chainId: EXCHANGE_A,
        amount: pays,
        counterparty: depository ?? '',
        bitcoin: undefined,
        raw: {
          typedData: asText(transfer.typedData),
          digest: typedDataDigestOf(transfer.typedData),
          action: asText(transfer.action),
        },
      },
    ],
    claims: [
      'plan-rebuilt',
      'depository-pinned',
      'order-bound',
      'solver-signed',
      'recipient-is-asked',
      'refund-is-yours',
      'minimum-in-order',
    ],
    ...change,
  })
}

const signed = (kind: 'exchangeAAuthorize' | 'exchangeATransfer') =>
  ({ kind, purpose: 'step', chainId: EXCHANGE_A, bytes: '{}', hash: ORDER }) as never
const terms = { terms: 'exchange', nonce: NONCE } as const
const inclusion = () => ({ in: 'service', atSeconds: Math.floor(Number(NONCE) / 1_000) + 60 }) as const

export function withdrawal(
  phases: readonly ['included' | 'reverted', 'planned' | 'signed' | 'included' | 'reverted'],
  change: Readonly<{ stage: Stage; refusal?: string }>,
): ExecutionView {
  const kinds = ['exchangeAAuthorize', 'exchangeATransfer'] as const
  const items = phases.map((phase, at) => {
    const kind = kinds[at] ?? 'exchangeATransfer'
    if (phase === 'planned') return { phase }
    const attempt = { terms, signed: signed(kind), earlier: [] }
    return phase === 'signed' ? { phase, ...attempt } : { phase, ...attempt, inclusion: inclusion() }
  })
  const refused = phases.indexOf('reverted')
  const execution = data.executionOf(withdrawalReview(), { stage: change.stage, items: items as never })
  const line = { atSeconds: data.nowSeconds(), what: 'reverted', index: refused, detail: change.refusal ?? '' }
  return {
    ...execution,
    plan: [authorize, transfer],
    history: refused < 0 ? execution.history : [...execution.history, line],
  }
}

export function withdrawalInDoubt(stage: Stage): ExecutionView {
  const execution = withdrawal(['included', 'signed'], { stage })
  const items = execution.items.map((state) =>
    state.phase === 'signed' ? { ...state, phase: 'broadcast', broadcastAtSeconds: data.nowSeconds() - 3_600 } : state,
  )
  const obstacle = { code: 'EXCHANGE_TAKEN', words: 'duplicate nonce' } as const
  return { ...execution, items: items as never, obstacle, stalledSinceSeconds: data.nowSeconds() - 60 }
}

export function withdrawalTooLateToTake(stage: Stage): ExecutionView {
  const execution = withdrawalInDoubt(stage)
  const items = execution.items.map((state) =>
    state.phase === 'broadcast' ? { ...state, isTooLate: true as const } : state,
  )
  return { ...execution, items, obstacle: { code: 'EXCHANGE_TOO_LATE' } }
}

/** The exchange lists an equal transfer without a nonce. */
export function withdrawalProbable(): ExecutionView {
  const stage: Stage = { stage: 'tracking', status: undefined, reportedAtSeconds: undefined }
  const execution = withdrawal(['included', 'included'], { stage })
  const items = execution.items.map((state, at) =>
    at === 1 && state.phase === 'included' ? { ...state, inclusion: { ...inclusion(), isProbable: true } } : state,
  )
  const history = execution.history.filter(({ what }) => !what.startsWith('service:'))
  return { ...execution, items: items as never, history }
}

export function withdrawalTooLate(): ExecutionView {
  const execution = withdrawal(['included', 'reverted'], {
    stage: { stage: 'failed', end: { reason: 'reverted', index: 1 } },
  })
  const late = { in: 'service', atSeconds: Math.floor(Number(terms.nonce) / 1_000) + 3 * 86_400 }
  const items = execution.items.map((state) => (state.phase === 'reverted' ? { ...state, inclusion: late } : state))
  return { ...execution, items: items as never }
}
