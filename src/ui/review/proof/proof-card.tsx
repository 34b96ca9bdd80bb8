import { type Claim, type ClaimBasis, claimBasisOf, isProven } from '../../../core/review/claims.ts'
import type { Review } from '../../../core/review/review.ts'
import { Icon } from '../../display/icons.tsx'
import { SentenceText } from '../../display/sentence-text.tsx'
import { Card } from '../../layout/card.tsx'
import { ofArrivalCalls, ofProof } from '../../messages/screen-messages.ts'
import { type ClaimEvidence, claimEvidence, claimText, evidenceSource } from './claim-words.ts'
import { gapText } from './first-gap.tsx'
import { isFullyProven } from './proof-badge.tsx'

export function ProofCard(
  props: Readonly<{ review: Review; nameOf: (chainId: number) => string; isOfSite?: boolean }>,
) {
  const { review, isOfSite = false } = props
  const say = ofProof().proof
  const { intro, introOfSome } = isOfSite ? say.ofSite : say
  const ofKnown = (known: ClaimBasis) => review.claims.filter((claim) => claimBasisOf(claim) === known)
  const proven = review.claims.filter(isProven)
  const isAll = review.gaps.length === 0 && proven.length === review.claims.length
  const about = { ...props, isOfSite }
  return (
    <Card
      class="proof"
      title={say.title}
      aside={
        <span class={isFullyProven(review) ? 'proof-shield whole' : 'proof-shield'}>
          <Icon name="shield" />
        </span>
      }
    >
      <p class="card-note">{isAll ? intro : introOfSome}</p>
      <Claims claims={proven} {...about} class="claims" testId="proof" />
      <Claims claims={ofKnown('node')} {...about} title={say.readTitle[evidenceSource(review)]} testId="readings" />
      <Claims claims={ofKnown('service')} {...about} title={say.saidTitle} testId="said" />
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
                    {gap === 'calls-use-money'
                      ? ofArrivalCalls().proof.gapMeans({ calls: review.calls.length })
                      : say.gapMeans[gap]}
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

type ClaimsProps = Readonly<{
  claims: readonly Claim[]
  review: Review
  nameOf: (chainId: number) => string
  isOfSite: boolean
  title?: string
  class?: string
  testId: string
}>

function Claims({ claims, review, nameOf, isOfSite, title, class: named = 'gaps read', testId }: ClaimsProps) {
  if (claims.length === 0) return null
  return (
    <>
      {title !== undefined && <h3 class="gaps-title">{title}</h3>}
      <ul class={named} data-testid={testId}>
        {claims.map((claim) => (
          <li key={claim}>
            <Icon name={isProven(claim) ? 'check' : 'info'} size={16} />
            <div>
              {claimText(claim, review, isOfSite)}
              <p class={`known known-${claimBasisOf(claim)}`}>{ofProof().proof.known[claimBasisOf(claim)]}</p>
              <Evidence {...claimEvidence(claim, review, nameOf)} />
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}

function Evidence({ says, code }: ClaimEvidence) {
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
