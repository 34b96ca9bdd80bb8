import type { Currency } from '../../../core/money/currency.ts'
import { isUnlimited } from '../../../core/page/calls/unlimited-allowance.ts'
import type { ArrivalPayee, Review } from '../../../core/review/review.ts'
import { allowanceText, MOST_NFT_NUMBERS, tokenName, tokenText } from '../../calls/token-text.ts'
import { m } from '../../messages/messages.ts'
import { ofArrivalCalls } from '../../messages/screen-messages.ts'
import { useAccountName } from '../../state/wallet/account-name.ts'
import { shortAddress } from '../../text/address.ts'
import { exactText } from '../../text/amount.ts'
import { payeeRole } from '../risks/roles.ts'
import type { Risks } from '../risks/use-risks.ts'

export function CallsSummary({ review, risks }: Readonly<{ review: Review; risks: Risks }>) {
  const say = ofArrivalCalls().review
  const accountName = useAccountName()
  if (review.calls.length === 0) return null
  const nameOf = ({ address, isOwn, watchedAs }: ArrivalPayee) => {
    if (isOwn) return accountName(address) ?? m().review.yourAccount
    return watchedAs ?? risks.known[payeeRole(address)]?.name ?? shortAddress(address)
  }
  return (
    <span data-testid="called-then">
      {' '}
      {say.called({ calls: review.calls.length })}
      {review.calls.flatMap(({ payees, spenders, value, meaning: { act } }, index) => {
        const number = review.calls.length === 1 ? undefined : index + 1
        const isVault = act.kind === 'vaultDeposit'
        return [
          ...spenders.map((spender) => ` ${say.lets({ what: takenText(spender), who: nameOf(spender), number })}`),
          ...payees.map((payee) => {
            const who = nameOf(payee)
            return ` ${isVault ? say.vault({ who, number }) : given(payee, value.currency, { who, number })}`
          }),
        ]
      })}
    </span>
  )
}

function takenText({ token, amount }: ArrivalPayee): string {
  return amount === undefined ? tokenName(token?.currency) : allowanceText(token?.currency, amount, isUnlimited(amount))
}

type Told = Readonly<{ who: string; number: number | undefined }>

function given({ token, amount, tokenIds }: ArrivalPayee, native: Currency, { who, number }: Told): string {
  const say = ofArrivalCalls().review
  if (tokenIds) {
    const numbers = tokenIds.map((id) => `#${id}`)
    return numbers.length <= MOST_NFT_NUMBERS
      ? say.hands({ count: numbers.length, numbers, who, number })
      : say.handsMany({ numbers: numbers.length, who, number })
  }
  if (amount === undefined) return say.pays({ amount: tokenName(token?.currency), who, number })
  return say.pays({
    amount: token ? tokenText(token.currency, amount) : exactText({ currency: native, value: amount }),
    who,
    number,
  })
}
