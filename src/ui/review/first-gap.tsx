import type { Gap } from '../../core/claims.ts'
import { ofArrival } from '../messages/arrival-messages.ts'
import { ofProof } from '../messages/proof-messages.ts'

/** The card that tells what was checked, by its id. */
export const PROOF = 'proof'

/** What was not proven, in words. */
export function gapText(gap: Gap): string {
  return gap === 'calls-use-money' ? ofArrival().proof.gap : ofProof().proof.gaps[gap]
}

/** The first thing that is left on trust, and the way to all that was checked; nothing where all was proven. */
export function FirstGap({ gaps }: { gaps: readonly Gap[] }) {
  const [first] = gaps
  if (first === undefined) return null
  const show = () => document.getElementById(PROOF)?.scrollIntoView({ block: 'start' })
  return (
    <button type="button" class="row-link first-gap" onClick={show} data-testid="first-gap">
      {gapText(first)}
    </button>
  )
}
