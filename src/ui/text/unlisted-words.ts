import type { Currency } from '../../core/currency.ts'
import { currencyTitle } from '../../core/currency-title.ts'
import { imitationIn } from '../../core/unpinned.ts'
import { ofForm } from '../messages/form-messages.ts'
import { ofTokens } from '../messages/token-messages.ts'

export function unlistedWords(
  currency: Currency,
  pinned: readonly Currency[],
): Readonly<{ says: string; isGrave: boolean }> {
  const imitation = imitationIn(currency, pinned)
  if (!imitation) return { says: ofForm().list.unverified, isGrave: false }
  const { notThe, mixes } = ofTokens()
  return { says: imitation.kind === 'of' ? notThe(currencyTitle(imitation.of)) : mixes, isGrave: true }
}
