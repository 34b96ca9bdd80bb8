import type { Claim, Review } from '../../core/review.ts'
import { m } from '../messages/messages.ts'
import { Card } from '../parts/card.tsx'
import { Icon } from '../parts/icons.tsx'
import { exactText } from '../text/amount.ts'

/** What was proven here, on this machine, before the prompt opened: one line a claim, with its evidence. */
export function Proof({ review, nameOf }: { review: Review; nameOf: (chainId: number) => string }) {
  const count = review.claims.length
  return (
    <Card
      class="proof"
      title={m().proof.title(count)}
      aside={
        <span class="proof-shield">
          <Icon name="shield" />
        </span>
      }
    >
      <p class="card-note">{m().proof.intro}</p>
      <ul class="claims" data-testid="proof">
        {review.claims.map((claim) => (
          <li key={claim}>
            <Icon name="check" size={16} />
            <span>
              {m().proof.claims[claim]}
              <small>{evidence(claim, review, nameOf)}</small>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function evidence(claim: Claim, review: Review, nameOf: (chainId: number) => string): string {
  const say = m().proof.evidence
  const origin = nameOf(review.pays.currency.chainId)
  const destination = nameOf(review.recipient.chainId)
  const deposit = review.steps.find((step) => step.role === 'deposit')
  switch (claim) {
    case 'plan-rebuilt':
      return say.planRebuilt(review.steps.length)
    case 'depository-pinned':
      return say.depositoryPinned(deposit?.counterparty ?? '', origin)
    case 'order-bound':
      return say.orderBound(review.orderId)
    case 'solver-signed':
      return say.solverSigned
    case 'recipient-is-asked':
      return say.recipientIsAsked(review.recipient.address, destination)
    case 'refund-is-yours':
      return say.refundIsYours(review.refund.address, origin)
    case 'minimum-in-order':
      return say.minimumInOrder(exactText(review.minimum))
    case 'approval-exact':
      return say.approvalExact(exactText(review.pays))
    case 'node-answers':
      return say.nodeAnswers(origin)
  }
}
