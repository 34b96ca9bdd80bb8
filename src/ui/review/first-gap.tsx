import type { Gap } from '../../core/claims.ts'
import { ofArrivalProof } from '../messages/arrival-messages.ts'
import { ofProof } from '../messages/proof-messages.ts'

export const PROOF = 'proof'

export function gapText(gap: Gap, calls: number): string {
  return gap === 'calls-use-money' ? ofArrivalProof(calls).gap : ofProof().proof.gaps[gap]
}

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
