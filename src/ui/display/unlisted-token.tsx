import type { Currency } from '../../core/money/currency.ts'
import { useApp } from '../state/app.ts'
import { readyValue } from '../state/resource.ts'
import { unlistedTokenWords } from '../text/unlisted-token-words.ts'
import { Unverified } from './unverified.tsx'

export function UnlistedToken({ currency }: Readonly<{ currency: Currency }>) {
  const chains = readyValue(useApp().store.chains.now.value) ?? []
  const pinned = chains.flatMap(({ currencies }) => currencies)
  return <Unverified {...unlistedTokenWords(currency, pinned)} />
}
