import type { LocalRate, ShownCode } from '../../../core/money/local-currency.ts'
import { dollarCeiling, dollarFloor, type Rounding } from '../../text/amount.ts'
import { localFloor, localPartsUp, localText } from '../../text/local-amount.ts'
import { useApp } from '../app.ts'
import { readyValue } from '../resource.ts'

export type ShownCurrency =
  | Readonly<{ state: 'dollars' }>
  | Readonly<{ state: 'asking' }>
  | Readonly<{ state: 'noRate'; currency: string }>
  | Readonly<{ state: 'known'; rate: LocalRate }>

export function useChosenCode(): ShownCode {
  return readyValue(useApp().store.wallet.now.value)?.settings.currency ?? 'USD'
}

export function useShownCurrency(): ShownCurrency {
  const { store } = useApp()
  const chosen = useChosenCode()
  if (chosen === 'USD') return { state: 'dollars' }
  const { value } = store.rate.now
  if (value.state === 'failed') return { state: 'noRate', currency: chosen }
  const found = readyValue(value)
  if (found?.currency !== chosen) return { state: 'asking' }
  return found.rate ? { state: 'known', rate: found.rate } : { state: 'noRate', currency: chosen }
}

/** In dollars without a rate; undefined while the rate is read. */
export function valueText(
  dollarMillionths: bigint,
  shown: ShownCurrency,
  rounding: Rounding = 'receipt',
): string | undefined {
  if (shown.state === 'asking') return undefined
  const isCost = rounding === 'cost'
  if (shown.state !== 'known') return isCost ? dollarCeiling(dollarMillionths) : dollarFloor(dollarMillionths)
  const { rate } = shown
  return isCost ? localText(localPartsUp(dollarMillionths, rate), rate) : localFloor(dollarMillionths, rate)
}
