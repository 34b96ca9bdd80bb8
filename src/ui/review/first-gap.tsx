import type { Gap } from '../../core/claims.ts'
import { ofArrivalProof } from '../messages/arrival-messages.ts'
import { ofProof } from '../messages/proof-messages.ts'

/** The card that tells what was checked, by its id. */
export const PROOF = 'proof'

/** What was not proven, in words; of so many calls where it arrives. */
export function gapText(gap: Gap, calls: number): string {
  return gap === 'calls-use-money' ? ofArrivalProof(calls).gap : ofProof().proof.gaps[gap]
}

/** The first thing that is left on trust, and the way to all that was checked; nothing where all was proven. */
export function FirstGap({ gaps, calls }: Readonly<{ gaps: readonly Gap[]; calls: number }>) {
  const [first] = gaps
  if (first === undefined) return null
  const show = () => document.getElementById(PROOF)?.scrollIntoView({ block: 'start' })
  return (
    <button type="button" class="row-link first-gap" onClick={show} data-testid="first-gap">
      {gapText(first, calls)}
    </button>
  )
}
