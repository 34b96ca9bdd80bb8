import type { Currency } from '../../core/money/currency.ts'
import { currencyTitle } from '../../core/money/currency-title.ts'
import { ofCalls } from '../messages/screen-messages.ts'
import { exactText, groupThousands } from '../text/amount.ts'

/** An unknown token's amount is in smallest units. */
export function tokenText(currency: Currency | undefined, amount: bigint): string {
  return currency
    ? exactText({ currency, value: amount })
    : ofCalls().unitsOf({ count: amount, written: groupThousands(`${amount}`) })
}

export function depositAllText(currency: Currency | undefined): string {
  const say = ofCalls().acts
  return currency ? say.depositAll({ what: currencyTitle(currency) }) : say.depositAllUnknown
}

/** Smallest units of an unknown token. */
export function unitsText(amount: bigint, sign = ''): string {
  return ofCalls().units({ count: amount, written: `${sign}${groupThousands(`${amount}`)}` })
}

/** More numbers make no readable title or sentence. */
export const MOST_NFT_NUMBERS = 4

export function tokenName(currency: Currency | undefined): string {
  return currency ? currencyTitle(currency) : ofCalls().unknownToken
}

/** `any amount` for an unlimited allowance. */
export function allowanceText(currency: Currency | undefined, amount: bigint, isUnlimited: boolean): string {
  const say = ofCalls()
  if (!isUnlimited) return say.acts.upTo({ amount: tokenText(currency, amount) })
  return currency ? say.anyOf({ symbol: currencyTitle(currency) }) : say.anyOfUnknown
}
