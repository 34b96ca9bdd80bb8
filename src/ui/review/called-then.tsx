import type { ArrivalPayee, Review } from '../../core/review.ts'
import { tokenText } from '../approval/calls/token-text.ts'
import { ofArrival } from '../messages/arrival-messages.ts'
import { m } from '../messages/messages.ts'
import { useAccountName } from '../state/account-name.ts'
import { shortAddress } from '../text/address.ts'
import { exactText } from '../text/amount.ts'
import { payeeRole, type Risks } from './use-risks.ts'

/** What happens to the money where it arrives, in the one line that everybody reads: that a call takes it, and whom it pays. */
export function CalledThen({ review, risks }: Readonly<{ review: Review; risks: Risks }>) {
  const say = ofArrival().review
  const accountName = useAccountName()
  if (review.calls.length === 0) return null
  const nameOf = ({ address, isOwn, watchedAs }: ArrivalPayee) => {
    if (isOwn) return accountName(address) ?? m().review.yourAccount
    return watchedAs ?? risks.known[payeeRole(address)]?.name ?? shortAddress(address)
  }
  return (
    <span data-testid="called-then">
      {' '}
      {say.called}
      {review.calls.flatMap(({ payees, value }) =>
        payees.map((payee) => {
          const { token, amount } = payee
          const paid = token ? tokenText(token.currency, amount) : exactText({ ...value, value: amount })
          return ` ${say.pays(paid, nameOf(payee))}`
        }),
      )}
    </span>
  )
}
