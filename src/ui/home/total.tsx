import { m } from '../messages/messages.ts'
import { ofWorth } from '../messages/worth-messages.ts'
import { useApp } from '../state/app.ts'
import { useNow } from '../state/clock.ts'
import { readyValue } from '../state/resource.ts'
import { dollarFloor, dollarsUnsaid } from '../text/amount.ts'
import { type Shown, shownBalances, withoutAdded } from './shown.ts'
import { type Worth, worthIn } from './worth.ts'

/** Prices of this age are of now, seconds: they are asked for about once a minute. */
const FRESH_SECONDS = 180

/** All that the account holds, in dollars by the service's prices; its place is kept while that is being found out. */
export function Total({ isHidden }: { isHidden: boolean }) {
  const { store } = useApp()
  const shown = shownBalances(store)
  const prices = readyValue(store.prices.now.value)
  const worth = shown && prices && worthIn(withoutAdded(shown.balances), prices)
  return (
    <section class="worth" aria-label={ofWorth().total} data-testid="worth">
      <p class="worth-total">
        <Sum worth={worth} isHidden={isHidden} />
      </p>
      <p class="worth-note">{isHidden ? '\u00a0' : <Note shown={shown} worth={worth} />}</p>
    </section>
  )
}

function Sum({ worth, isHidden }: { worth: Worth | undefined; isHidden: boolean }) {
  if (isHidden) {
    return (
      <span class="amount">
        <span aria-hidden="true">{dollarsUnsaid('••••')}</span>
        <span class="visually-hidden">{m().common.amountHidden}</span>
      </span>
    )
  }
  // What was not read may be all that there is: no sum is said of nothing.
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

function Note({ shown, worth }: { shown: Shown | undefined; worth: Worth | undefined }) {
  const say = ofWorth()
  const now = useNow(30_000)
  const { store } = useApp()
  if (!shown) return store.balances.now.value.state === 'failed' ? say.nothing : m().home.loading
  if (!worth) return store.prices.now.value.state === 'failed' ? say.none : say.reading
  // That nothing could be read is said once, by what can be done about it.
  if (worth.isUnread) return '\u00a0'
  if (worth.asked > 0) return say.reading
  if (worth.priced === 0 && worth.unpriced > 0) return say.none
  if (worth.priced + worth.unpriced === 0) return worth.isWhole ? '\u00a0' : say.incomplete
  const { saidAtSeconds } = worth
  const isOld = saidAtSeconds !== undefined && now / 1_000 - saidAtSeconds > FRESH_SECONDS
  return [
    isOld ? say.byThoseOf(saidAtSeconds) : say.by,
    ...(worth.unpriced > 0 ? [say.without(worth.unpriced)] : []),
    ...(worth.isWhole ? [] : [say.unread]),
  ].join(' · ')
}
