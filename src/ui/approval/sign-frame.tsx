import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { m } from '../messages/messages.ts'
import { FullAddress } from '../parts/address-text.tsx'
import { Button } from '../parts/button.tsx'
import { Card } from '../parts/card.tsx'
import { Notice } from '../parts/notice.tsx'
import { OutsideText } from '../parts/outside-text.tsx'
import { Screen } from '../parts/screen.tsx'
import { ConfirmButton } from '../review/confirm-button.tsx'
import { useApp } from '../state/app.ts'
import { messageOf } from '../state/resource.ts'
import { Asker } from './asker.tsx'

type SignFrameProps = Readonly<{
  approval: Readonly<{ id: string; ticket: string; origin: string; account: string }>
  queue: string
  onDone: () => void
  title: string
  asks: string
  label: string
  /** What a signature like this means. */
  note?: string
  /** It is never signed. */
  isOff?: boolean
  children: ComponentChildren
}>

/** A page wants a signature that moves nothing by itself: who asks, with which account, and both answers. */
export function SignFrame(props: SignFrameProps) {
  const say = m().message
  const { client } = useApp()
  const { approval } = props
  const [busy, setBusy] = useState<'approve' | 'reject' | undefined>(undefined)
  const [problem, setProblem] = useState<string | undefined>(undefined)
  const decide = async (decision: 'approve' | 'reject') => {
    setBusy(decision)
    try {
      const { id, ticket } = approval
      const { outcome } = await client.call('approvals.decide', { id, ticket, decision })
      if (outcome === 'approved' || outcome === 'rejected') props.onDone()
      else setProblem(outcome === 'locked' ? say.locked : m().approval.gone)
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
        <div class="decide">
          <Button onClick={() => void decide('reject')} isBusy={busy === 'reject'} testId="reject">
            {m().review.reject}
          </Button>
          <ConfirmButton
            plan={approval.id}
            label={props.label}
            isBusy={busy === 'approve'}
            isOff={props.isOff ?? false}
            onConfirm={() => void decide('approve')}
          />
        </div>
      }
    >
      <Asker origin={approval.origin} asks={props.asks} />
      {problem && (
        <Notice kind="danger" title={m().approval.failed} isUrgent>
          <OutsideText text={problem} />
        </Notice>
      )}
      {props.children}
      <Card title={say.account}>
        <FullAddress address={approval.account} />
        {props.note && <p class="card-note">{props.note}</p>}
      </Card>
    </Screen>
  )
}
