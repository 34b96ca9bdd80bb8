import { isProven } from '../../core/claims.ts'
import type { Review } from '../../core/review.ts'
import { m } from '../messages/messages.ts'
import { Icon } from '../parts/icons.tsx'

type Checks = Pick<Review, 'claims' | 'gaps' | 'overrides'>

/** How much of a plan was proven, in a line; in green only where all of it was, and as a warning where something is left on trust. */
export function Checked({ review }: { review: Checks }) {
  return (
    <p class={`checked${isWhole(review) ? ' whole' : review.gaps.length > 0 ? ' gaps-left' : ''}`}>
      <Icon name="shield" size={18} />
      {checkedText(review)}
    </p>
  )
}

/** How much of a plan was proven: how many claims rest on nobody's word, of these and what could not be checked. */
export function checkedText({ claims, gaps }: Pick<Checks, 'claims' | 'gaps'>): string {
  const proven = claims.filter(isProven).length
  return m().quote.proven(proven, proven + gaps.length)
}

/** True where nothing that decides whom the money goes to is left on trust, and nothing was insisted on. */
export function isWhole({ claims, gaps, overrides }: Checks): boolean {
  const isOnNode = claims.includes('address-computed') || claims.includes('swap-read')
  return gaps.length === 0 && overrides.length === 0 && !isOnNode
}
