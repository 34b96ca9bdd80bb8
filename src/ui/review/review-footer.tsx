import { m } from '../messages/messages.ts'
import { Button } from '../parts/button.tsx'
import { useConfirmGuard } from './use-confirm-guard.ts'
import type { ReviewState } from './use-review.ts'

/** Reject on the left, the one Confirm for the whole plan on the right. */
export function ReviewFooter({ state }: { state: ReviewState }) {
  const say = m().review
  const { shown, busy, isExpired } = state
  const isUnprovable = state.news.news === 'notAnymore'
  const isWorse = state.news.news === 'fresh' && state.news.worse.length > 0
  return (
    <div class="decide">
      <Button onClick={state.reject} isBusy={busy === 'reject'} isOff={busy === 'approve'} testId="reject">
        {say.reject}
      </Button>
      {isExpired || isUnprovable || busy === 'refresh' ? (
        <Button kind="primary" onClick={state.refresh} isBusy={busy === 'refresh'} testId="fresh-quote">
          {say.fresh}
        </Button>
      ) : (
        <ConfirmButton
          plan={`${shown.approvalId} ${shown.review.planHash}`}
          label={isWorse ? say.confirmWorse : say.confirm(shown.review.steps.length)}
          isBusy={busy === 'approve'}
          isOff={busy === 'reject' || !state.isInsisted}
          onConfirm={state.approve}
        />
      )}
    </div>
  )
}

/** A yes that cannot happen by accident: see `confirm-guard.ts`. */
export function ConfirmButton(
  props: Readonly<{ plan: string; label: string; isBusy: boolean; isOff?: boolean; onConfirm: () => void }>,
) {
  const guard = useConfirmGuard(props.plan)
  return (
    <Button
      kind="primary"
      isBusy={props.isBusy}
      isOff={!guard.isAlive || props.isOff}
      testId="confirm"
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.preventDefault()
      }}
      onClick={(event) => {
        if (guard.takes(event)) props.onConfirm()
      }}
    >
      {props.label}
    </Button>
  )
}
