import type { Currency } from '../../core/currency.ts'
import { useApp } from '../state/app.ts'
import { readyValue } from '../state/resource.ts'
import { unlistedWords } from '../text/unlisted-words.ts'
import { Unverified } from './unverified.tsx'

/** Beside the name of a currency that no profile pins: that it is on no list, or not the one that it is called like. */
export function UnlistedMark({ currency }: Readonly<{ currency: Currency }>) {
  const chains = readyValue(useApp().store.chains.now.value) ?? []
  const pinned = chains.flatMap(({ currencies }) => currencies)
  return <Unverified {...unlistedWords(currency, pinned)} />
}
