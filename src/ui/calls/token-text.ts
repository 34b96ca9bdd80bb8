import type { Currency } from '../../core/money/currency.ts'
import { currencyTitle } from '../../core/money/currency-title.ts'
import { ofCalls } from '../messages/screen-messages.ts'
import { exactText, groupThousands } from '../text/amount.ts'

/** An unknown token's amount is in smallest units. */
export function tokenText(currency: Currency | undefined, amount: bigint): string {
  return currency ? exactText({ currency, value: amount }) : ofCalls().unitsOf(groupThousands(`${amount}`))
}

export function tokenName(currency: Currency | undefined): string {
  return currency ? currencyTitle(currency) : ofCalls().unknownToken
}

/** `any amount` for an unlimited allowance. */
export function allowanceText(currency: Currency | undefined, amount: bigint, isUnlimited: boolean): string {
  const say = ofCalls()
  return isUnlimited ? say.anyOf(tokenName(currency)) : say.acts.upTo(tokenText(currency, amount))
}
