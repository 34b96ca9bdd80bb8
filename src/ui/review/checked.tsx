import type { Review } from '../../core/review.ts'
import { m } from '../messages/messages.ts'
import { Icon } from '../parts/icons.tsx'

type Checks = Pick<Review, 'claims' | 'readings' | 'gaps' | 'overrides'>

/** How much of a plan was proven, in a line; in green only where all of it was, and as a warning where something is left on trust. */
export function Checked({ review }: { review: Checks }) {
  return (
    <p class={`checked${isWhole(review) ? ' whole' : review.gaps.length > 0 ? ' gaps-left' : ''}`}>
      <Icon name="shield" size={18} />
      {checkedText(review)}
    </p>
  )
}

/** How much of a plan was proven: how many claims, of how many that there could be. */
export function checkedText({ claims, gaps }: Pick<Checks, 'claims' | 'gaps'>): string {
  return m().quote.proven(claims.length, claims.length + gaps.length)
}

/** True where nothing that decides whom the money goes to is left on trust, and nothing was insisted on. */
export function isWhole({ readings, gaps, overrides }: Omit<Checks, 'claims'>): boolean {
  return gaps.length === 0 && overrides.length === 0 && !readings.includes('address-computed')
}
