import type { Currency } from '../../core/money/currency.ts'
import { currencyTitle } from '../../core/money/currency-title.ts'
import { imitationIn } from '../../core/money/custom-token.ts'
import { ofCustomTokens, ofFormDetails } from '../messages/screen-messages.ts'

export function unlistedTokenWords(
  currency: Currency,
  pinned: readonly Currency[],
): Readonly<{ says: string; isGrave: boolean }> {
  const imitation = imitationIn(currency, pinned)
  if (!imitation) return { says: ofFormDetails().list.unverified, isGrave: false }
  const { notThe, mixes } = ofCustomTokens()
  return { says: imitation.kind === 'of' ? notThe({ title: currencyTitle(imitation.of) }) : mixes, isGrave: true }
}
