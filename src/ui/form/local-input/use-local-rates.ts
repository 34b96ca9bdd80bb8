import { type Currency, isSameCurrency } from '../../../core/money/currency.ts'
import { ONE_DOLLAR, PRICE_FRESH_SECONDS } from '../../../core/money/price.ts'
import { useApp } from '../../state/app.ts'
import { useNow } from '../../state/page/clock.ts'
import { readyValue } from '../../state/resource.ts'
import { useShownCurrency } from '../../state/wallet/local-rate.ts'
import { currencyMarks } from '../../text/local-amount.ts'
import { balanceIn } from '../sides/chosen-currencies.ts'
import type { useForm } from '../use-form.ts'
import type { LocalRates } from './local-input.ts'

const LOOK_MILLISECONDS = 30_000

export type NoRates = 'asking' | 'noPrice' | 'oldPrice' | 'disagree' | 'noRate'

export type FoundRates = Readonly<{ ok: true; by: LocalRates } | { ok: false; why: NoRates }>

export function useLocalRates(
  { data, isDisputed }: Pick<ReturnType<typeof useForm>, 'data' | 'isDisputed'>,
  currency: Currency | undefined,
): FoundRates {
  const { store } = useApp()
  const shown = useShownCurrency()
  const nowSeconds = useNow(LOOK_MILLISECONDS) / 1_000
  const prices = readyValue(store.prices.now.value)
  const { value: rates } = store.rate.now
  if (!currency || !prices || shown.state === 'asking') return no('asking')
  const isRateOld = shown.state === 'known' && rates.state === 'ready' && rates.problem !== undefined
  if (shown.state === 'noRate' || isRateOld) return no('noRate')
  const said = prices.find((each) => isSameCurrency(each, currency))
  const balance = balanceIn(data.balances, currency)
  if (!said && balance?.known && balance.value > 0n) return no('asking')
  if (!said?.price) return no('noPrice')
  if (nowSeconds - said.saidAtSeconds > PRICE_FRESH_SECONDS) return no('oldPrice')
  if (isDisputed) return no('disagree')
  const code = shown.state === 'known' ? shown.rate.currency : 'USD'
  const rate = shown.state === 'known' ? shown.rate.rate : ONE_DOLLAR
  return { ok: true, by: { code, digits: currencyMarks(code).digits, rate, price: said.price } }
}

function no(why: NoRates): FoundRates {
  return { ok: false, why }
}
