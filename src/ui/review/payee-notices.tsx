import type { Review } from '../../core/review.ts'
import { ofArrival } from '../messages/arrival-messages.ts'
import { m } from '../messages/messages.ts'
import { AddressNotices } from './address-notices.tsx'
import { payeeRole, type Risks } from './use-risks.ts'

/** What is to be known of each address that a call pays and that is not the user's: the same as of a recipient. */
export function PayeeNotices({ review, risks }: Readonly<{ review: Review; risks: Risks }>) {
  const strangers = new Map(
    review.calls
      .flatMap(({ payees }) => payees)
      .filter(({ isOwn, watchedAs }) => !isOwn && watchedAs === undefined)
      .map((payee) => [payee.address, payee]),
  )
  return [...strangers.values()].map(({ address, token }) => {
    const role = payeeRole(address)
    const known = risks.known[role]
    const text = !known ? m().review.notYours : known.isKnown ? m().move.seenBefore : m().move.neverSeen
    return (
      <AddressNotices
        key={address}
        known={known}
        chainId={review.expected.currency.chainId}
        currency={token ? token.currency : review.expected.currency}
        isDirect={false}
        stranger={{ title: ofArrival().review.paysOther, text }}
        boxes={{
          isTicked: (risk) => risks.isTicked(role, risk),
          tick: (risk, isOn) => risks.tick(role, risk, isOn),
        }}
      />
    )
  })
}
