import { formatDecimal } from '../../lib/decimal.ts'
import { currencyTitle } from '../currency-title.ts'
import type { Described, DescribedField, DescribedValue } from '../page/descriptors/described.ts'
import { type OwnWordName, ownWordIn } from '../page/descriptors/own-words.ts'
import { cleanText } from '../text.ts'

/** What the wallet's own descriptors say, in English: files are in one language, whatever the screens are in. */
const OWN: Readonly<Record<OwnWordName, string>> = {
  letSend: 'let anyone send tokens',
  letFetch: 'let the recipient fetch tokens',
  cancelAuthorization: 'cancel an authorization to send tokens',
  sendByAuthorization: 'send tokens by an authorization',
  fetchByAuthorization: 'fetch tokens by an authorization',
  letTake: 'let somebody take tokens',
  letTakeOnce: 'let somebody take tokens once',
  letTakeSigned: 'let somebody take tokens, by a signature',
  sendByPermission: 'send tokens by a permission',
  takeBack: 'take permissions back',
  voidPermissions: 'make signed permissions useless',
  amount: 'amount',
  from: 'from',
  to: 'to',
  notBefore: 'not before',
  until: 'permission until',
  nonce: 'nonce',
  of: 'of',
  spender: 'spender',
  upTo: 'up to',
  usedUntil: 'signature until',
  forToken: 'for the token',
  forSpender: 'for',
  allBefore: 'all before nonce',
  signature: 'signature',
  unlimited: 'no limit',
  takenFrom: 'from',
}

/** A described call in one line of English, with every field that it shows: amounts exact, times in Unix seconds. */
export function describedDeed({ intent, owner, fields }: Described): string {
  return [`${words(intent)} (${cleanText(owner)})`, ...fields.map(fieldText)].join(', ')
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
  const own = ownWordIn(of)
  return own === undefined ? cleanText(of) : OWN[own]
}
