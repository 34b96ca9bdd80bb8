import type { Review } from '../../core/review/review.ts'
import { FullAddress } from '../display/address-text.tsx'
import { Chip } from '../display/chip.tsx'
import { Card } from '../layout/card.tsx'
import { Fold } from '../layout/fold.tsx'
import { m } from '../messages/messages.ts'
import { ofArrivalCalls, ofWatchOnly } from '../messages/screen-messages.ts'
import { hasSendStep } from '../quote/plan-traits.ts'
import { AddressNotices } from './risks/address-notices.tsx'
import type { Risks } from './risks/use-risks.ts'
import { WatchedNotice } from './risks/watched-notice.tsx'

export type PartyProps = Readonly<{ review: Review; risks: Risks; chain: string }>

export function Recipient({ review, risks, chain }: PartyProps) {
  const { recipient, calls } = review
  const isCalled = calls.length > 0
  const title = isCalled
    ? ofArrivalCalls().review.leftOn({ chain, calls: calls.length })
    : m().review.recipientOn({ chain })
  const owner = <Owner party={recipient} isCalled={isCalled} />
  if (recipient.isOwn) {
    return (
      <section class="card folded">
        <Fold
          title={
            <span class="recipient-own">
              <span>{title}</span>
              {owner}
            </span>
          }
          testId="recipient"
        >
          <FullAddress address={recipient.address} />
        </Fold>
      </section>
    )
  }
  return (
    <Card title={title} aside={owner}>
      <FullAddress address={recipient.address} />
      <NotOwn review={review} risks={risks} which="recipient" />
    </Card>
  )
}

type Party = Review['recipient']

// The rest of a call's money is unpromised, so none of it is green.
function Owner({ party: { isOwn, watchedAs }, isCalled }: Readonly<{ party: Party; isCalled: boolean }>) {
  if (watchedAs !== undefined) return <Chip tone="plain">{ofWatchOnly().chip}</Chip>
  return (
    <Chip tone={!isOwn ? 'warn' : isCalled ? 'plain' : 'good'}>
      {isOwn ? m().review.yourAccount : m().review.notYourAccount}
    </Chip>
  )
}

type NotOwnProps = Readonly<{ review: Review; risks: Risks; which: 'recipient' | 'refund' }>

export function NotOwn({ review, risks, which }: NotOwnProps) {
  const { isOwn, watchedAs } = review[which]
  if (isOwn) return null
  if (watchedAs !== undefined) return <WatchedNotice label={watchedAs} testId="review-watched" />
  const known = risks.known[which]
  const text = !known ? m().review.notYours : known.isKnown ? m().form.seenBefore : m().form.neverSeen
  return (
    <AddressNotices
      known={known}
      chainId={review[which].chainId}
      currency={(which === 'recipient' ? review.expected : review.refund.amount).currency}
      isDirect={hasSendStep(review)}
      stranger={{ title: which === 'recipient' ? m().form.notYours : m().review.refundNotYours, text }}
      boxes={{
        isTicked: (risk) => risks.isTicked(which, risk),
        tick: (risk, isOn) => risks.tick(which, risk, isOn),
      }}
    />
  )
}
