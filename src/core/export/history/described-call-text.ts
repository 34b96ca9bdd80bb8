import { formatDecimal } from '../../../lib/decimal.ts'
import { currencyTitle } from '../../money/currency-title.ts'
import type { Described, DescribedField, DescribedValue } from '../../page/descriptors/described-fields.ts'
import { ownLabelIn } from '../../page/descriptors/own-labels.ts'
import { OWN_LABELS_ENGLISH } from '../../page/descriptors/own-labels-english.ts'
import { cleanText } from '../../text/untrusted-text.ts'

/** Writes a described call in English: exact amounts, times in Unix seconds. */
export function describedCallText({ intent, owner, fields }: Described): string {
  return `${words(intent)} (${cleanText(owner)}): ${fields.map(fieldText).join(', ')}`
}

function fieldText({ label, value }: DescribedField): string {
  return `${words(label)} ${valueText(value)}`
}

function valueText(value: DescribedValue): string {
  switch (value.as) {
    case 'text':
      return cleanText(value.text)
    case 'address':
      return value.address
    case 'amount':
      return `${formatDecimal(value.amount.value, value.amount.currency.decimals)} ${currencyTitle(value.amount.currency)}`
    case 'tokens':
      return tokensText(value)
    case 'nft':
      return `#${value.tokenId} of ${value.collection}`
    case 'date':
      return `${value.seconds} (Unix time)`
    case 'duration':
      return `${value.seconds} seconds`
  }
}

function tokensText({ token, currency, amount, word }: Extract<DescribedValue, { as: 'tokens' }>): string {
  if (word !== undefined) return `${words(word)} of ${currency ? currencyTitle(currency) : `the token ${token}`}`
  if (!currency) return `${amount} units of ${token}`
  return `${formatDecimal(amount, currency.decimals)} ${currencyTitle(currency)}`
}

function words(of: string): string {
  const own = ownLabelIn(of)
  return own === undefined ? cleanText(of) : OWN_LABELS_ENGLISH[own]
}
