import type { Currency } from '../../core/currency.ts'
import { currencyTitle } from '../../core/currency-title.ts'
import { ofCalls } from '../messages/call-messages.ts'
import { exactText, groupThousands } from '../text/amount.ts'

/** An amount of a token with its unit, or, of one that the wallet does not know, in the smallest units that it has. */
export function tokenText(currency: Currency | undefined, amount: bigint): string {
  return currency ? exactText({ currency, value: amount }) : ofCalls().unitsOf(groupThousands(`${amount}`))
}

/** What a token is called in a sentence. */
export function tokenName(currency: Currency | undefined): string {
  return currency ? currencyTitle(currency) : ofCalls().unknownToken
}

/** How much may be taken: `any amount`, where the permission has no end. */
export function allowedText(currency: Currency | undefined, amount: bigint, isUnlimited: boolean): string {
  const say = ofCalls()
  return isUnlimited ? say.anyOf(tokenName(currency)) : say.acts.upTo(tokenText(currency, amount))
}
