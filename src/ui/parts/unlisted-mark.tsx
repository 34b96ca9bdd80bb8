import type { Currency } from '../../core/currency.ts'
import { useApp } from '../state/app.ts'
import { readyValue } from '../state/resource.ts'
import { unlistedWords } from '../text/unlisted-words.ts'
import { Unverified } from './unverified.tsx'

export function UnlistedMark({ currency }: Readonly<{ currency: Currency }>) {
  const chains = readyValue(useApp().store.chains.now.value) ?? []
  const pinned = chains.flatMap(({ currencies }) => currencies)
  return <Unverified {...unlistedWords(currency, pinned)} />
}
