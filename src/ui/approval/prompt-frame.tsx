import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import type { Suspicion } from '../../core/phishing/suspicion.ts'
import { Button } from '../controls/button.tsx'
import { UntrustedText } from '../display/untrusted-text.tsx'
import { Notice } from '../layout/notice.tsx'
import { Screen } from '../layout/screen-frame.tsx'
import { ofWindows } from '../messages/app-messages.ts'
import { m } from '../messages/messages.ts'
import { FieldBeforeConfirm, waitText } from '../password/field-before-confirm.tsx'
import { usePassword } from '../password/use-password.ts'
import { HOLDS_QUOTE } from '../quote/use-hold.ts'
import { ConfirmButton } from '../review/confirm/confirm-button.tsx'
import { UntickedRisks } from '../review/confirm/unticked-risks.tsx'
import { useApp } from '../state/app.ts'
import { messageOf } from '../text/reason-text.ts'
import { PhishingNotice } from './phishing-notice.tsx'
import { SiteHeader } from './site-header.tsx'

type Asked = Readonly<{ id: string; ticket: string; origin: string; suspicion: Suspicion | undefined }>

export type PromptFrameProps = Readonly<{
  approval: Asked
  queue: ComponentChildren
  onDone: () => void
  title: string
  asks: string
  /** `planHash` names everything shown; without calls or a plan the chosen accounts count. */
  answer?: Readonly<{ accounts?: string[]; planHash?: string; phrase?: string }>
  /** A new plan restarts the button's guard. */
  plan: string
  /** New findings restart the guard too, so that no warning appears under a press. */
  found?: string | undefined
  /** Undefined leaves only Reject. */
  label: string | undefined
  instead?: ComponentChildren
  why?: string | undefined
  isOff?: boolean
  /** Rejecting is the better answer. */
  isRejectFirst?: boolean
  risks?: Readonly<{ isAccepted: boolean; left: number }>
  children: ComponentChildren
}>

export function PromptFrame(props: PromptFrameProps) {
  const say = m().approval
  const { client, store } = useApp()
  const { approval, label, answer } = props
  const [busy, setBusy] = useState<'approve' | 'reject' | undefined>(undefined)
  const [problem, setProblem] = useState<string | undefined>(undefined)
  const password = usePassword({ id: approval.id }, props.plan)
  const isAccepted = props.risks?.isAccepted ?? true
  const isRejectFirst = props.isRejectFirst || label === undefined || approval.suspicion?.kind === 'lookAlike'
  const decide = async (decision: 'approve' | 'reject') => {
    if (decision === 'approve' && !isAccepted) return
    const { id, ticket } = approval
    setBusy(decision)
    try {
      const said = decision === 'approve' ? { ...answer, ...password.take() } : {}
      const answered = await client.call('approvals.decide', { id, ticket, decision, ...said })
      const { outcome } = answered
      if (outcome === 'password') password.refuse(answered)
      else if (outcome === 'approved' || outcome === 'rejected') props.onDone()
      else if (outcome === 'elsewhere') setProblem(ofWindows().decidedText)
      else if (outcome === 'locked') setProblem(say.locked)
      else {
        // The request expired, was lost or was withdrawn; a new read drops it.
        await store.approvals.reload()
        setProblem(say.changed)
      }
    } catch (error) {
      setProblem(messageOf(error))
    }
    setBusy(undefined)
  }
  return (
    <Screen
      title={props.title}
      aside={props.queue}
      footer={
        <>
          {label !== undefined && <FieldBeforeConfirm before={password} />}
          {label !== undefined && props.instead === undefined && <UntickedRisks left={props.risks?.left ?? 0} />}
          {props.why !== undefined && (
            <p class={`decide-first ${props.isOff ? '' : 'over'}`} role="status" data-testid="run-out">
              {props.why}
            </p>
          )}
          <div class={`decide ${HOLDS_QUOTE}`}>
            <Button
              kind={isRejectFirst ? 'primary' : 'secondary'}
              onClick={() => void decide('reject')}
              isBusy={busy === 'reject'}
              testId="reject"
            >
              {m().review.reject}
            </Button>
            {props.instead ??
              (label !== undefined && (
                <ConfirmButton
                  plan={[approval.id, props.plan, props.found].join(' ')}
                  label={waitText(password) ?? label}
                  isBusy={busy === 'approve'}
                  isOff={(props.isOff ?? false) || !isAccepted || password.isMissing}
                  kind={isRejectFirst ? 'danger' : 'primary'}
                  onConfirm={() => void decide('approve')}
                />
              ))}
          </div>
        </>
      }
    >
      <SiteHeader origin={approval.origin} asks={props.asks} />
      <PhishingNotice suspicion={approval.suspicion} />
      {problem && (
        <Notice kind="danger" title={m().review.failedTitle} isUrgent testId="decide-problem">
          <UntrustedText text={problem} />
        </Notice>
      )}
      {props.children}
    </Screen>
  )
}
