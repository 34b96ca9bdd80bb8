import { RateSource } from '../display/local-value.tsx'
import { ofValuation } from '../messages/app-messages.ts'
import { joins } from '../messages/language.ts'
import { ofActivity } from '../messages/screen-messages.ts'
import { useApp } from '../state/app.ts'
import { readyValue } from '../state/resource.ts'

/** Whose prices and rate the values of past amounts use. */
export function ValueSource() {
  const { store } = useApp()
  const isHidden = readyValue(store.wallet.now.value)?.settings.hideAmounts ?? false
  const isPriced = readyValue(store.prices.now.value)?.some(({ price }) => price !== undefined)
  if (isHidden || !isPriced) return null
  return <RateSource>{[ofActivity().arrived.valueToday, ofValuation().by].join(joins().colon)}</RateSource>
}
