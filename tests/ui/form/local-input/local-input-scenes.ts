import type { PriceView } from '../../../../src/api/views/balances.ts'
import type { LocalRate } from '../../../../src/core/money/local-currency.ts'
import { makeFinding } from '../../../../src/core/verify/make-finding.ts'
import { type Act, click } from '../../acting.ts'
import * as data from '../../data.ts'
import { type Answers, fails } from '../../fake-client.ts'
import { draftWith, ETH_DRAFT, proven, type Scene, sideOf } from '../../scene-making.ts'

const euros = { currency: 'EUR', rate: 11n * 10n ** 17n, chain: 'Ethereum' } as const
const yen = { currency: 'JPY', rate: 66n * 10n ** 14n, chain: 'Ethereum' } as const

const shownIn = (currency: LocalRate['currency'] | 'USD', answers: Answers, draft = ETH_DRAFT): Scene => ({
  hash: '#/form',
  draft,
  answers: {
    'wallet.get': () => ({ ...data.wallet, settings: { ...data.wallet.settings, currency } }),
    ...answers,
  },
})

const repriced = (change: (price: PriceView) => Partial<PriceView>) =>
  data.prices.map((each) => ({ ...each, ...change(each) }))

const disagree = makeFinding('L11', 'details.currencyIn', {
  ...{ says: 'pricesDisagree', currency: 'ETH', least: '$3,000.00', most: '$3,300.00' },
})

const billed = draftWith({ to: sideOf(8_453, 'USDC'), amount: '250', trade: 'EXACT_OUTPUT' })
const pays = data.amount(8_453, 'USDC', 250_000_000n)

export const LOCAL_INPUT_SCENES: Readonly<Record<string, Scene>> = {
  'form-in-yen': shownIn('JPY', { 'rate.get': () => yen }),
  'form-euros-missing': shownIn('EUR', { 'rate.get': () => null }),
  'form-euros-failed': shownIn('EUR', { 'rate.get': () => fails('X', 'No node answered.') }),
  'form-price-missing': shownIn('USD', { 'prices.list': () => repriced(() => ({ price: undefined })) }),
  'form-price-old': shownIn('USD', {
    'prices.list': () => repriced(({ saidAtSeconds }) => ({ saidAtSeconds: saidAtSeconds - 200 })),
  }),
  'form-prices-disagree': shownIn('USD', {
    'quote.ask': () => proven(data.reviewOf({ warnings: [disagree] })),
  }),
  'form-bill-in-euros': shownIn(
    'EUR',
    {
      'rate.get': () => euros,
      'quote.ask': () => proven(data.reviewOf({ tradeType: 'EXACT_OUTPUT', expected: pays, minimum: pays })),
    },
    billed,
  ),
}

const typed =
  (testId: string, text: string): Act['play'] =>
  async (page) => {
    await click(page, 'turn-unit')
    await page.getByTestId(testId).fill(text)
  }

export const LOCAL_INPUT_ACTS: Readonly<Record<string, Act>> = {
  'form-euros-typed': { scene: 'form-in-euros', play: typed('amount', '150') },
  'form-yen-typed': { scene: 'form-in-yen', play: typed('amount', '15000.5') },
  'form-bill-in-euros-typed': { scene: 'form-bill-in-euros', play: typed('arrives', '100.00') },
}
