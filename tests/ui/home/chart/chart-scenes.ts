import type { PastValueView } from '../../../../src/api/views/balances.ts'
import * as data from '../../data.ts'
import type { Answers } from '../../fake-client.ts'
import { fillings } from '../../scene-executions.ts'
import type { Scene } from '../../scene-making.ts'

const HOUR = 3_600
const CENT = 10_000n

function daily(cents: readonly number[]): readonly PastValueView[] {
  const newest = data.nowSeconds() - HOUR
  return cents.map((each, at) => ({
    atSeconds: newest - (cents.length - 1 - at) * 24 * HOUR,
    millionths: BigInt(each) * CENT,
  }))
}

const rising = daily(
  Array.from({ length: 45 }, (_, day) => 1_310_000 + day * 3_200 + ((day * 7) % 11) * 1_300 - ((day * 5) % 7) * 1_900),
)
const falling = daily([1_900_000, 1_850_000, 1_870_000, 1_610_000, 1_580_000])
const flat = daily([1_454_271, 1_454_271, 1_454_271])
const ether = daily([310_000, 318_000, 305_000, 322_000, 324_500])

const prices = () => data.prices.map((each) => ({ ...each, price: each.price ?? 1n }))

const charted = (past: readonly PastValueView[], answers: Answers = {}, hash = '#/'): Scene => ({
  hash,
  answers: {
    'balances.cached': () => ({
      balances: data.balances,
      readAtSeconds: data.nowSeconds() - 60,
      ...(past.length > 1 && { isCharted: true }),
    }),
    'prices.list': prices,
    'values.past': () => past,
    ...answers,
  },
})

export const CHART_SCENES: Readonly<Record<string, Scene>> = {
  'home-chart': charted(rising),
  'home-chart-falling': charted(falling),
  'home-chart-flat': charted(flat),
  'home-chart-one': charted(flat.slice(0, 1)),
  'home-chart-moving': charted(flat, { 'moving.list': () => ({ executions: [fillings.sending], count: 1 }) }),
  'home-chart-unpriced': charted(falling, { 'prices.list': () => data.prices }),
  'home-chart-hidden': charted(rising, {
    'wallet.get': () => ({ ...data.wallet, settings: { ...data.wallet.settings, hideAmounts: true } }),
  }),
  'home-chart-euros': charted(falling, {
    'wallet.get': () => ({ ...data.wallet, settings: { ...data.wallet.settings, currency: 'EUR' } }),
    'rate.get': () => ({ currency: 'EUR', rate: 11n * 10n ** 17n, chain: 'Ethereum' }),
  }),
  'token-chart': charted(ether, {}, '#/token/ETH'),
}
