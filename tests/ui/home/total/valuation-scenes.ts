import { call, viewOf } from '../../approval/calls-scenes.ts'
import * as data from '../../data.ts'
import { type Answers, fails, never } from '../../fake-client.ts'
import { fillings } from '../../scene-executions.ts'
import { proven, quotes, type Scene, transfer } from '../../scene-making.ts'

const kept = () => ({ balances: data.balances, readAtSeconds: data.nowSeconds() - 7_200 })
const unread = data.balances.map(({ currency, account }) => ({
  currency,
  account,
  known: false as const,
  why: { code: 'TIMEOUT' as const },
}))
const saidAtSeconds = data.nowSeconds() - 7_200

const inEuros = (rate: NonNullable<Answers['rate.get']>, scene: Scene = { hash: '#/' }): Scene => ({
  ...scene,
  answers: {
    ...scene.answers,
    'wallet.get': () => ({ ...data.wallet, settings: { ...data.wallet.settings, currency: 'EUR' as const } }),
    'rate.get': rate,
  },
})
const euros = { currency: 'EUR' as const, rate: 11n * 10n ** 17n, chain: 'Ethereum' }

const inDollars = quotes(() => proven(data.reviewOf()))

export const VALUATION_SCENES: Readonly<Record<string, Scene>> = {
  'home-asking-prices': { hash: '#/', answers: { 'prices.list': () => [] } },
  'home-no-prices': {
    hash: '#/',
    answers: { 'prices.list': () => data.prices.map((each) => ({ ...each, price: undefined })) },
  },
  'home-some-prices': {
    hash: '#/',
    answers: {
      'prices.list': () =>
        data.prices.map((each) => ({ ...each, price: each.chainId === 8_453 ? undefined : each.price })),
    },
  },
  'home-old-prices': {
    hash: '#/',
    answers: { 'prices.list': () => data.prices.map((each) => ({ ...each, saidAtSeconds })) },
  },
  'home-totals': {
    hash: '#/',
    answers: {
      'accounts.list': () => data.twoAccounts,
      'balances.cached': ({ account }) =>
        account === data.OWN ? null : { ...kept(), balances: data.balances.slice(0, 1) },
    },
  },
  'home-in-euros': inEuros(() => euros),
  'home-euros-asked': inEuros(() => never()),
  'home-euros-missing': inEuros(() => null),
  'home-euros-failed': inEuros(() => fails('X', 'No node answered.')),
  'form-in-euros': inEuros(() => euros, { hash: '#/form' }),
  'token-in-euros': inEuros(() => euros, { hash: '#/token/USDC' }),
  'review-in-euros': inEuros(() => euros, inDollars),
  'review-euros-missing': inEuros(() => null, inDollars),
  'review-euros-asked': inEuros(() => never(), inDollars),
  'activity-in-euros': inEuros(() => euros, {
    hash: '#/activity',
    answers: {
      'executions.list': () => [fillings.received],
      'bundles.list': () => [
        viewOf({ stage: { stage: 'done' } }, [call(data.STRANGER, '0x', 100_000_000_000_000_000n)]),
      ],
    },
  }),
  'transfer-in-euros': inEuros(() => euros, transfer(fillings.received)),
  'home-kept': { hash: '#/', answers: { 'balances.cached': kept, 'balances.list': () => never() } },
  'home-slow': {
    hash: '#/',
    answers: {
      'balances.cached': kept,
      'balances.list': () =>
        data.balances.map((each) =>
          each.currency.chainId === 1
            ? { currency: each.currency, account: each.account, known: false as const, why: { code: 'SLOW' as const } }
            : each,
        ),
    },
  },
  'home-chains-unread': { hash: '#/', answers: { 'chains.list': () => never() } },
  'home-offline': { hash: '#/', answers: { 'balances.list': () => unread } },
  'home-kept-offline': { hash: '#/', answers: { 'balances.cached': kept, 'balances.list': () => unread } },
  'home-kept-failed': {
    hash: '#/',
    answers: { 'balances.cached': kept, 'balances.list': () => fails('X', 'No node answered.') },
  },
}
