import { useCallback } from 'preact/hooks'
import type { Review } from '../../core/review/review.ts'
import { Button } from '../controls/button.tsx'
import { m } from '../messages/messages.ts'
import { ofTerms } from '../messages/screen-messages.ts'
import { FieldBeforeConfirm, waitText } from '../password/field-before-confirm.tsx'
import { paysFromElsewhere } from '../quote/plan-traits.ts'
import { HOLDS_QUOTE } from '../quote/use-hold.ts'
import { useApp } from '../state/app.ts'
import { ConfirmButton } from './confirm/confirm-button.tsx'
import { UntickedRisks } from './confirm/unticked-risks.tsx'
import type { ReviewState } from './use-review.ts'

export function ReviewFooter({ state, isOfSite }: Readonly<{ state: ReviewState; isOfSite: boolean }>) {
  const say = m().review
  const { client } = useApp()
  const { shown, busy, isExpired, password, risks } = state
  // A failed prefetch changes nothing about the decision.
  const attend = useCallback(
    () => void client.call('approvals.attend', { id: shown.approvalId }).catch(() => undefined),
    [client, shown.approvalId],
  )
  const isDangerous = shown.state === 'override' || risks.isGrave
  const isUnprovable = state.news.news === 'notAnymore'
  const isWorse = state.news.news === 'fresh' && state.news.worse.length > 0
  return (
    <>
      <FieldBeforeConfirm before={password} />
      {!isExpired && <UntickedRisks left={risks.left} />}
      {isExpired && (
        <p class="decide-first" role="status" data-testid="run-out">
          {ofTerms().newer.runOut}
        </p>
      )}
      <div class={`decide ${HOLDS_QUOTE}`}>
        <Button
          kind={isDangerous ? 'primary' : 'secondary'}
          onClick={state.reject}
          isBusy={busy === 'reject'}
          isOff={busy === 'approve'}
          testId="reject"
        >
          {isOfSite ? say.reject : say.cancel}
        </Button>
        {isExpired || isUnprovable || busy === 'refresh' ? (
          <Button kind="primary" onClick={state.refresh} isBusy={busy === 'refresh'} testId="fresh-quote">
            {say.fresh}
          </Button>
        ) : (
          <ConfirmButton
            plan={`${shown.approvalId} ${shown.review.planHash}`}
            label={waitText(password) ?? (isWorse ? say.confirmWorse : confirmText(shown.review))}
            kind={isDangerous ? 'danger' : 'primary'}
            isBusy={busy === 'approve'}
            isOff={busy === 'reject' || !state.isInsisted || !risks.isAccepted || password.isMissing}
            onConfirm={state.approve}
            onAttend={attend}
          />
        )}
      </div>
    </>
  )
}

function confirmText(review: Review): string {
  const say = m().review
  return paysFromElsewhere(review) ? say.confirmAddress : say.confirm({ steps: review.steps.length })
}
