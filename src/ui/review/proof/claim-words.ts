import { traitsOfWord } from '../../../core/families/items.ts'
import type { PriceSource } from '../../../core/money/price-sources.ts'
import type { Claim } from '../../../core/review/claims.ts'
import type { Review } from '../../../core/review/review.ts'
import { said } from '../../../core/text/said.ts'
import { ofArrivalCalls, ofDirectSend, ofProof } from '../../messages/screen-messages.ts'
import { bitcoinOf, hasSendStep, isOnExchange } from '../../quote/plan-traits.ts'
import { exactText } from '../../text/amount.ts'
import { isSolverPromise } from './guarantees.ts'

export type ClaimEvidence = Readonly<{ says: string; code?: string | undefined }>

type NameOf = (chainId: number) => string

export function claimText(claim: Claim, review: Review, isOfSite: boolean): string {
  const say = ofProof().proof
  const ofSite: Partial<Record<Claim, string>> = isOfSite ? say.ofSite.claims : {}
  const words = ofSite[claim]
  if (words !== undefined) return words
  switch (claim) {
    case 'recipient-is-paid':
      return ofDirectSend().proof.claim
    case 'calls-in-order':
      return ofArrivalCalls().proof.claim({ calls: review.calls.length })
    case 'node-answers':
      return hasSendStep(review) ? ofDirectSend().proof.asked : say.askedClaims[evidenceSource(review)]
    case 'swap-read':
    case 'swap-simulated':
    case 'address-computed':
    case 'prices-compared':
      return say.readings[claim]
    case 'figures-said':
      return say.figuresSaid
    default:
      return say.claims[claim]
  }
}

export function evidenceSource(review: Review): 'node' | 'explorer' | 'exchange' {
  if (isOnExchange(review)) return 'exchange'
  return bitcoinOf(review) ? 'explorer' : 'node'
}

export function claimEvidence(claim: Claim, review: Review, nameOf: NameOf): ClaimEvidence {
  const say = ofProof().proof.evidence
  const origin = nameOf(review.pays.currency.chainId)
  const destination = nameOf(review.recipient.chainId)
  switch (claim) {
    case 'swap-enforced':
      return { says: enforcedText(review) }
    case 'plan-rebuilt':
      return { says: say.planRebuilt({ steps: review.steps.length }) }
    case 'depository-pinned':
      return {
        says: say.depositoryPinned({ chain: origin }),
        code: review.steps.find(({ word }) => word === 'deposit' || traitsOfWord(word).paysDepository)?.counterparty,
      }
    case 'order-bound':
      return { says: say.orderBound, code: review.orderId }
    case 'recipient-is-asked':
      return { says: say.recipientIsAsked({ chain: destination }), code: review.recipient.address }
    case 'recipient-is-paid':
      return {
        says: ofDirectSend().proof.evidence({ amount: exactText(review.pays), chain: destination }),
        code: review.recipient.address,
      }
    case 'refund-is-yours':
    case 'refund-is-asked':
      return { says: ofProof().proof.evidence.recipientIsAsked({ chain: origin }), code: review.refund.address }
    case 'minimum-in-order':
      return {
        says: (isSolverPromise(review) ? say.minimumPromised : say.minimumInOrder)({
          amount: exactText(review.minimum),
        }),
      }
    case 'calls-in-order':
      return { says: ofArrivalCalls().proof.evidence({ calls: review.calls.length }) }
    case 'approval-exact':
      return { says: say.approvalExact({ amount: exactText(review.pays) }) }
    case 'permit-exact':
      return { says: say.permitExact({ amount: exactText(review.pays) }) }
    case 'coins-proven':
      return { says: say.coinsProven }
    default:
      return { says: askedText(claim, review, nameOf) }
  }
}

type Asked = 'swap-read' | 'swap-simulated' | 'address-computed' | 'prices-compared' | 'node-answers'

function askedText(claim: Asked | 'solver-signed' | 'figures-said', review: Review, nameOf: NameOf): string {
  const say = ofProof().proof.evidence
  switch (claim) {
    case 'swap-read':
      return say.swapRead
    case 'swap-simulated':
      return say.swapSimulated({ amount: exactText(review.pays) })
    case 'address-computed':
      return say.addressComputed
    case 'prices-compared':
      return say.pricesCompared({ sources: review.comparedBy.map((source) => sourceText(source, nameOf)) })
    case 'node-answers':
      return said(say.asked[evidenceSource(review)], { chain: nameOf(review.pays.currency.chainId) })
    case 'solver-signed':
      return say.solverSigned
    case 'figures-said':
      return say.figuresSaid
  }
}

function enforcedText({ swap, pays, recipient, minimum }: Review): string {
  const say = ofProof().proof.evidence.swapEnforced
  const least = exactText(swap?.minimum ?? minimum)
  if (swap?.by === 'token') return say.token({ amount: least })
  return pays.currency.chainId === recipient.chainId ? say.recipient({ amount: least }) : say.order({ amount: least })
}

function sourceText(source: PriceSource, nameOf: NameOf): string {
  const say = ofProof().proof.sources
  if (source.kind === 'pinned') return say.pinned
  if (source.kind === 'exchange') return nameOf(source.chainId)
  return source.kind === 'feed' ? say.feed({ address: source.address, chain: nameOf(source.chainId) }) : source.name
}
