import type { Claim, Reading } from '../../core/claims.ts'
import type { Review } from '../../core/review.ts'
import { ofArrivalProof } from '../messages/arrival-messages.ts'
import { ofDirect } from '../messages/direct-messages.ts'
import { ofProof } from '../messages/proof-messages.ts'
import { Card } from '../parts/card.tsx'
import { Icon } from '../parts/icons.tsx'
import { SentenceText } from '../parts/sentence-text.tsx'
import { bitcoinOf, isOnExchange, isSend } from '../quote/plan.ts'
import { exactText } from '../text/amount.ts'
import { isWhole } from './checked.tsx'
import { gapText, PROOF } from './first-gap.tsx'
import { isSolverPromise } from './promised.ts'

/** What was proven here, on this machine, before the prompt opened: one line a claim, with its evidence. */
export function Proof(props: Readonly<{ review: Review; nameOf: (chainId: number) => string; isOfSite?: boolean }>) {
  const { review, nameOf, isOfSite = false } = props
  const say = ofProof().proof
  const { intro, introOfSome } = isOfSite ? say.ofSite : say
  return (
    <Card
      class="proof"
      title={say.title}
      id={PROOF}
      aside={
        <span class={isWhole(review) ? 'proof-shield whole' : 'proof-shield'}>
          <Icon name="shield" />
        </span>
      }
    >
      <p class="card-note">{review.gaps.length + review.readings.length === 0 ? intro : introOfSome}</p>
      <ul class="claims" data-testid="proof">
        {review.claims.map((claim) => (
          <li key={claim}>
            <Icon name="check" size={16} />
            <div>
              {claimText(claim, review, isOfSite)}
              <Evidence {...evidence(claim, review, nameOf)} />
            </div>
          </li>
        ))}
      </ul>
      {review.readings.length > 0 && (
        <>
          <h3 class="gaps-title">{say.readTitle[askedOf(review)]}</h3>
          <ul class="gaps read" data-testid="readings">
            {review.readings.map((reading) => (
              <li key={reading}>
                <Icon name="info" size={16} />
                <div>
                  {readingText(reading, review)}
                  <p class="evidence">{readingEvidence(reading, review, nameOf)}</p>
                </div>
              </li>
            ))}
          </ul>
        </>
      )}
      {review.gaps.length > 0 && (
        <>
          <h3 class="gaps-title">{say.gapsTitle}</h3>
          <ul class="gaps" data-testid="gaps">
            {review.gaps.map((gap) => (
              <li key={gap}>
                <Icon name="warn" size={16} />
                <div>
                  {gapText(gap, review.calls.length)}
                  <p class="evidence">
                    {gap === 'calls-use-money' ? ofArrivalProof(review.calls.length).gapMeans : say.gapMeans[gap]}
                  </p>
                </div>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  )
}

function readingText(reading: Reading, review: Review): string {
  const say = ofProof().proof
  if (reading !== 'node-answers') return say.readings[reading]
  return isSend(review) ? ofDirect().proof.asked : say.askedClaims[askedOf(review)]
}

function readingEvidence(reading: Reading, review: Review, nameOf: (chainId: number) => string): string {
  const say = ofProof().proof.evidence
  if (reading === 'swap-simulated') return say.swapSimulated(exactText(review.pays))
  if (reading === 'address-computed') return say.addressComputed
  return say.asked[askedOf(review)](nameOf(review.pays.currency.chainId))
}

function claimText(claim: Claim, { calls }: Review, isOfSite: boolean): string {
  const say = ofProof().proof
  const ofSite: Partial<Record<Claim, string>> = isOfSite ? say.ofSite.claims : {}
  const words = ofSite[claim]
  if (words !== undefined) return words
  if (claim === 'recipient-is-paid') return ofDirect().proof.claim
  return claim === 'calls-in-order' ? ofArrivalProof(calls.length).claim : say.claims[claim]
}

const DEPOSITS = new Set(['deposit', 'bitcoinPsbt', 'exchangeATransfer', 'exchangeBTransfer'])

// Whoever told of the account.
function askedOf(review: Review): 'node' | 'explorer' | 'exchange' {
  if (isOnExchange(review)) return 'exchange'
  return bitcoinOf(review) ? 'explorer' : 'node'
}

type Seen = Readonly<{ says: string; code?: string | undefined }>

function Evidence({ says, code }: Seen) {
  return (
    <p class="evidence">
      {says}
      {code && (
        <span class="evidence-of">
          <SentenceText text={code} />
        </span>
      )}
    </p>
  )
}

function evidence(claim: Claim, review: Review, nameOf: (chainId: number) => string): Seen {
  const say = ofProof().proof.evidence
  const origin = nameOf(review.pays.currency.chainId)
  const destination = nameOf(review.recipient.chainId)
  switch (claim) {
    case 'plan-rebuilt':
      return { says: say.planRebuilt(review.steps.length) }
    case 'depository-pinned':
      return {
        says: say.depositoryPinned(origin),
        code: review.steps.find((step) => DEPOSITS.has(step.word))?.counterparty,
      }
    case 'order-bound':
      return { says: say.orderBound, code: review.orderId }
    case 'solver-signed':
      return { says: say.solverSigned }
    case 'recipient-is-asked':
      return { says: say.recipientIsAsked(destination), code: review.recipient.address }
    case 'recipient-is-paid':
      return { says: ofDirect().proof.evidence(exactText(review.pays), destination), code: review.recipient.address }
    case 'refund-is-yours':
    case 'refund-is-asked':
      return { says: say.refundIsYours(origin), code: review.refund.address }
    case 'minimum-in-order':
      return { says: (isSolverPromise(review) ? say.minimumPromised : say.minimumInOrder)(exactText(review.minimum)) }
    case 'calls-in-order':
      return { says: ofArrivalProof(review.calls.length).evidence }
    case 'approval-exact':
      return { says: say.approvalExact(exactText(review.pays)) }
    case 'permit-exact':
      return { says: say.permitExact(exactText(review.pays)) }
    case 'coins-proven':
      return { says: say.coinsProven }
  }
}
