import type { BalanceView, PriceView } from '../../../src/api/views/balances.ts'
import type { ExchangeBAccountView } from '../../../src/api/views/exchange-b.ts'
import { currenciesOf } from '../../../src/core/chain/chain.ts'
import { l1Outline } from '../../../src/core/families/exchange-b/l1-message.ts'
import { devnet } from '../../../src/core/profiles/devnet.ts'
import { chainById } from '../../../src/core/profiles/profile.ts'
import { type Act, toReview } from '../acting.ts'
import * as data from '../data.ts'
import { draftWith, proven, type Scene, sideOf } from '../scene-making.ts'
import { balances, chains } from './data.ts'

const EXCHANGE_B = 3_586_256
const exchange = chainById(devnet, EXCHANGE_B)
const [depository] = exchange?.depositories ?? []
if (!exchange || !depository) throw new RangeError('expected exchange B in the devnet profile')
const PERPS = { chainId: EXCHANGE_B, address: exchange.native.address }
const INDEX = 281_474
const pays = { currency: exchange.native, value: 50_000_000n }

const held: readonly BalanceView[] = [
  ...balances,
  { currency: exchange.native, account: data.OWN, known: true, value: 212_500_000n },
]
const prices = held.map(
  ({ currency: { chainId, address, symbol } }): PriceView =>
    data.prices.find((each) => each.chainId === chainId && each.address === address) ?? {
      ...{ chainId, address, saidAtSeconds: data.nowSeconds() - 20 },
      price: symbol.startsWith('USDC') ? 10n ** 18n : undefined,
    },
)
const everywhere: Scene['answers'] = {
  'chains.list': () => [
    ...chains,
    {
      id: EXCHANGE_B,
      name: exchange.name,
      family: 'exchangeB',
      currencies: currenciesOf(exchange),
      explorerUrl: exchange.explorerUrl,
      incident: 'none',
    },
  ],
  'balances.list': () => held,
}

const transfer = {
  toAccountIndex: Number(depository),
  assetIndex: 3,
  fromRouteType: 0,
  toRouteType: 0,
  amount: Number(pays.value),
  usdcFee: 3_000_000,
  memo: `0x${'9'.repeat(64)}`,
} as const

const withdrawalReview = () =>
  data.reviewOf({
    pays,
    user: `${INDEX}`,
    expected: data.amount(8453, 'USDC', 49_900_000n),
    minimum: data.amount(8453, 'USDC', 49_400_000n),
    cost: undefined,
    mostGas: { currency: pays.currency, value: 3_000_000n },
    recipient: { chainId: 8453, address: data.OWN, isOwn: true },
    refund: { chainId: EXCHANGE_B, address: `${INDEX}`, isOwn: true, amount: pays },
    steps: [
      {
        word: 'exchangeBTransfer',
        chainId: EXCHANGE_B,
        amount: pays,
        counterparty: depository,
        bitcoin: undefined,
        raw: {
          transfer: JSON.stringify(transfer, undefined, 2),
          message: l1Outline({ accountIndex: INDEX, ...transfer }),
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
  })

const at = { exchange: exchange.name, accounts: [INDEX], unread: [], meant: INDEX } as const
const ready: ExchangeBAccountView = { known: true, ...at, key: 'active' }
const leaving = (view: ExchangeBAccountView): Scene => ({
  hash: '#/form',
  draft: draftWith({ from: PERPS, to: sideOf(8453, 'USDC'), amount: '50' }),
  answers: {
    ...everywhere,
    'exchangeB.account': () => view,
    'exchangeB.makeKey': () => ({ outcome: 'waiting', why: { code: 'API_KEY_SOON' } }),
    'quote.ask': () => proven(withdrawalReview()),
  },
})
const arriving = (view: ExchangeBAccountView): Scene => ({
  ...leaving(view),
  draft: draftWith({ from: sideOf(8453, 'USDC'), to: PERPS, amount: '50' }),
})

export const EXCHANGE_B_SCENES: Readonly<Record<string, Scene>> = {
  'home-everywhere': { hash: '#/', answers: { ...everywhere, 'prices.list': () => prices } },
  'form-account-none': arriving({
    known: true,
    exchange: exchange.name,
    accounts: [],
    unread: [],
    meant: null,
    key: 'none',
  }),
  'form-account-unread': arriving({
    known: false,
    exchange: exchange.name,
    why: { code: 'UNREADABLE' },
  }),
  'form-account-several': arriving({ ...ready, accounts: [INDEX, INDEX + 1] }),
  'form-account-odd': arriving({ ...ready, unread: [INDEX + 2] }),
  'form-key': leaving({ ...ready, key: 'none' }),
  'form-key-password': {
    ...leaving({ ...ready, key: 'none' }),
    answers: {
      ...leaving({ ...ready, key: 'none' }).answers,
      'exchangeB.makeKey': ({ password }) =>
        password === undefined
          ? { outcome: 'password', why: 'missing', reasons: ['coldAccount'], waitSeconds: 0, failedAttempts: 0 }
          : { outcome: 'active' },
    },
  },
  'form-key-registering': leaving({ ...ready, key: 'registering' }),
  'form-key-revoking': leaving({ ...ready, key: 'revoking' }),
  'review-account': leaving(ready),
}

export const EXCHANGE_B_ACTS: Readonly<Record<string, Act>> = {
  'form-key-waiting': {
    scene: 'form-key',
    play: async (page) => {
      await page.getByTestId('accept-key').check()
      await page.getByTestId('make-key').click()
      await page.getByRole('alert').getByText('doesn’t show it yet').waitFor()
    },
  },
  'review-account-shown': { scene: 'review-account', play: toReview },
  'review-account-raw': {
    scene: 'review-account',
    play: async (page) => {
      await toReview(page)
      await page.getByTestId('raw').click()
      await page.locator('.raw').last().scrollIntoViewIfNeeded()
    },
  },
}
