import type { ClaimGap } from '../../../core/review/claims.ts'
import { ofArrivalProof, ofProof } from '../../messages/screen-messages.ts'

export const PROOF_ID = 'proof'

export function gapText(gap: ClaimGap, calls: number): string {
  return gap === 'calls-use-money' ? ofArrivalProof(calls).gap : ofProof().proof.gaps[gap]
}

export function FirstGap({ gaps, calls }: Readonly<{ gaps: readonly ClaimGap[]; calls: number }>) {
  const [first] = gaps
  if (first === undefined) return null
  const show = () => document.getElementById(PROOF_ID)?.scrollIntoView({ block: 'start' })
  return (
    <button type="button" class="row-link first-gap" onClick={show} data-testid="first-gap">
      {gapText(first, calls)}
    </button>
  )
}
