import { isProven } from '../../../core/review/claims.ts'
import type { Review } from '../../../core/review/review.ts'
import { Icon } from '../../display/icons.tsx'
import { m } from '../../messages/messages.ts'

type Checks = Pick<Review, 'claims' | 'gaps' | 'overrides'>

/** Green only where everything was proven; a warning where trust remains. */
export function ProofBadge({ review }: { review: Checks }) {
  return (
    <span class={`checked${isFullyProven(review) ? ' whole' : review.gaps.length > 0 ? ' gaps-left' : ''}`}>
      <Icon name="shield" size={18} />
      {proofBadgeText(review)}
    </span>
  )
}

export function proofBadgeText({ claims, gaps }: Pick<Checks, 'claims' | 'gaps'>): string {
  const proven = claims.filter(isProven).length
  return m().quote.proven({ claims: proven, all: proven + gaps.length })
}

/** False also where the user insisted. */
export function isFullyProven({ claims, gaps, overrides }: Checks): boolean {
  const isOnNode = claims.includes('address-computed') || claims.includes('swap-read')
  return gaps.length === 0 && overrides.length === 0 && !isOnNode
}
