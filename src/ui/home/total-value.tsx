import { ofValuation } from '../messages/app-messages.ts'
import { m } from '../messages/messages.ts'
import { useApp } from '../state/app.ts'
import { useNow } from '../state/page/clock.ts'
import { readyValue } from '../state/resource.ts'
import { dollarFloor, dollarsUnsaid } from '../text/amount.ts'
import { type ShownBalances, shownBalances, withoutCustomTokens } from './shown-balances.ts'
import { type BalancesValuation, balancesValuation } from './valuation.ts'

/** Seconds; younger prices count as current, since they are read about once a minute. */
const FRESH_SECONDS = 180

/** By the service's prices. */
export function TotalValue({ isHidden }: { isHidden: boolean }) {
  const { store } = useApp()
  const shown = shownBalances(store)
  const prices = readyValue(store.prices.now.value)
  const worth = shown && prices && balancesValuation(withoutCustomTokens(shown.balances), prices)
  return (
    <section class="valuation" aria-label={ofValuation().total} data-testid="valuation">
      <p class="valuation-total">
        <Sum worth={worth} isHidden={isHidden} />
      </p>
      <p class="valuation-note">{isHidden ? '\u00a0' : <Note shown={shown} worth={worth} />}</p>
    </section>
  )
}

function Sum({ worth, isHidden }: { worth: BalancesValuation | undefined; isHidden: boolean }) {
  if (isHidden) {
    return (
      <span class="amount">
        <span aria-hidden="true">{dollarsUnsaid('••••')}</span>
        <span class="visually-hidden">{m().common.amountHidden}</span>
      </span>
    )
  }
  // The unread part may be everything, so an empty sum isn't shown.
  if (!worth || (worth.priced === 0 && (worth.unpriced + worth.asked > 0 || !worth.isWhole))) {
    return (
      <span class="amount unsaid" aria-hidden="true">
        {dollarsUnsaid('–')}
      </span>
    )
  }
  const sum = dollarFloor(worth.millionths)
  return (
    <span class="amount" data-size={sum.length > 16 ? 'small' : undefined}>
      {sum}
    </span>
  )
}

function Note({ shown, worth }: { shown: ShownBalances | undefined; worth: BalancesValuation | undefined }) {
  const say = ofValuation()
  const now = useNow(30_000)
  const { store } = useApp()
  if (!shown) return store.balances.now.value.state === 'failed' ? say.nothing : m().home.loading
  if (!worth) return store.prices.now.value.state === 'failed' ? say.none : say.reading
  // The notice already tells the failure.
  if (worth.isUnread) return '\u00a0'
  if (worth.asked > 0) return say.reading
  if (worth.priced === 0 && worth.unpriced > 0) return say.none
  if (worth.priced + worth.unpriced === 0) return worth.isWhole ? '\u00a0' : say.incomplete
  const { saidAtSeconds } = worth
  const isOld = saidAtSeconds !== undefined && now / 1_000 - saidAtSeconds > FRESH_SECONDS
  return [
    isOld ? say.byThoseOf({ atSeconds: saidAtSeconds }) : say.by,
    ...(worth.unpriced > 0 ? [say.without({ balances: worth.unpriced })] : []),
    ...(worth.isWhole ? [] : [say.unread]),
  ].join(' · ')
}
