import { PRICE_FRESH_SECONDS } from '../../../core/money/price.ts'
import { lazyComponent } from '../../layout/lazy-component.tsx'
import { ofValuation } from '../../messages/app-messages.ts'
import { m } from '../../messages/messages.ts'
import { useApp } from '../../state/app.ts'
import { useNow } from '../../state/page/clock.ts'
import { readyValue } from '../../state/resource.ts'
import { type ShownCurrency, useShownCurrency, valueText } from '../../state/wallet/local-rate.ts'
import { dollarsUnsaid } from '../../text/amount.ts'
import { type ShownBalances, shownBalances, withoutCustomTokens } from '../balances/shown-balances.ts'
import { type BalancesValuation, balancesValuation } from './valuation.ts'

const TotalChart = lazyComponent(async () => (await import('../chart/total-chart.tsx')).TotalChart)

export function TotalValue({ isHidden }: { isHidden: boolean }) {
  const { store } = useApp()
  const currency = useShownCurrency()
  const shown = shownBalances(store)
  const prices = readyValue(store.prices.now.value)
  const isCharted = readyValue(store.cachedBalances.now.value)?.isCharted
  const valuation = shown && prices && balancesValuation(withoutCustomTokens(shown.balances), prices)
  return (
    <section class="valuation" aria-label={ofValuation().total} data-testid="valuation">
      <p class="valuation-total">
        <Sum {...{ valuation, isHidden, currency }} />
      </p>
      <p class="valuation-note">{isHidden ? '\u00a0' : <Note {...{ shown, valuation, currency }} />}</p>
      {isCharted && !isHidden && (
        <div class="chart-place">
          <TotalChart {...{ shown, valuation }} />
        </div>
      )}
    </section>
  )
}

type SumProps = Readonly<{ valuation: BalancesValuation | undefined; isHidden: boolean; currency: ShownCurrency }>

function Sum({ valuation, isHidden, currency }: SumProps) {
  const unsaid = currency.state === 'dollars' ? dollarsUnsaid : (instead: string) => instead
  if (isHidden) {
    return (
      <span class="amount">
        <span aria-hidden="true">{unsaid('••••')}</span>
        <span class="visually-hidden">{m().common.amountHidden}</span>
      </span>
    )
  }
  const sum = valuation && valueText(valuation.millionths, currency)
  // The unread part may be everything, so an empty sum isn't shown.
  if (
    !valuation ||
    sum === undefined ||
    (valuation.priced === 0 && (valuation.unpriced + valuation.asked > 0 || !valuation.isWhole))
  ) {
    return (
      <span class="amount unsaid" aria-hidden="true">
        {unsaid('–')}
      </span>
    )
  }
  return (
    <span class="amount" data-size={sum.length > 16 ? 'small' : undefined}>
      {sum}
    </span>
  )
}

type NoteProps = Readonly<{
  shown: ShownBalances | undefined
  valuation: BalancesValuation | undefined
  currency: ShownCurrency
}>

function Note({ shown, valuation, currency }: NoteProps) {
  const say = ofValuation()
  const now = useNow(30_000)
  const { store } = useApp()
  if (!shown) return store.balances.now.value.state === 'failed' ? say.nothing : m().common.loading
  if (!valuation) return store.prices.now.value.state === 'failed' ? say.none : say.reading
  // The notice already tells the failure.
  if (valuation.isUnread) return '\u00a0'
  if (valuation.asked > 0) return say.reading
  if (valuation.priced === 0 && valuation.unpriced > 0) return say.none
  if (valuation.priced + valuation.unpriced === 0) return valuation.isWhole ? '\u00a0' : say.incomplete
  const { saidAtSeconds } = valuation
  const isOld = saidAtSeconds !== undefined && now / 1_000 - saidAtSeconds > PRICE_FRESH_SECONDS
  return [
    isOld ? say.byThoseOf({ atSeconds: saidAtSeconds }) : say.by,
    ...(currency.state === 'known'
      ? [say.rateBy({ currency: currency.rate.currency, chain: currency.rate.chain })]
      : []),
    ...(currency.state === 'noRate' ? [say.noRate({ currency: currency.currency })] : []),
    ...(valuation.unpriced > 0 ? [say.without({ balances: valuation.unpriced })] : []),
    ...(valuation.isWhole ? [] : [say.unread]),
  ].join(' · ')
}
