import type { ClaimGap } from '../../../core/review/claims.ts'
import { ofArrivalCalls, ofProof } from '../../messages/screen-messages.ts'

export function gapText(gap: ClaimGap, calls: number): string {
  return gap === 'calls-use-money' ? ofArrivalCalls().proof.gap({ calls }) : ofProof().proof.gaps[gap]
}

type GapProps = Readonly<{ gaps: readonly ClaimGap[]; calls: number; onShow: () => void }>

export function FirstGap({ gaps, calls, onShow }: GapProps) {
  const [first] = gaps
  if (first === undefined) return null
  return (
    <button type="button" class="row-link first-gap" onClick={onShow} data-testid="first-gap">
      {gapText(first, calls)}
    </button>
  )
}
