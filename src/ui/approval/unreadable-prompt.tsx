import type { ComponentChildren } from 'preact'
import { useErrorBoundary } from 'preact/hooks'
import type { ApprovalView } from '../../api/views/approvals.ts'
import { Button } from '../controls/button.tsx'
import { LazyReasonText } from '../display/lazy-reason.tsx'
import { LoadingCard } from '../layout/loading.tsx'
import { Notice } from '../layout/notice.tsx'
import { ofWindows } from '../messages/app-messages.ts'
import { m } from '../messages/messages.ts'
import { useApp } from '../state/app.ts'
import { originOfPrompt } from './origin-of-prompt.ts'
import { PromptFrame } from './prompt-frame.tsx'

type Unreadable = Readonly<{ approval: ApprovalView; queue: ComponentChildren; onDone: () => void }>

/** A prompt that can't be drawn can still be rejected. */
export function PromptBoundary(props: Unreadable & Readonly<{ children: ComponentChildren }>) {
  const [error] = useErrorBoundary()
  return error === undefined ? props.children : <UnreadablePrompt {...props} />
}

export function UnreadablePrompt({ approval, queue, onDone }: Unreadable) {
  const other = ofWindows()
  const { client, store } = useApp()
  const retry = async () => {
    await client.call('approvals.refresh', { id: approval.id }).catch(() => null)
    await store.approvals.reload()
  }
  return (
    <PromptFrame
      {...{ queue, onDone, ...rejectable(approval) }}
      asks={other.unreadableAsks}
      instead={<Button onClick={retry}>{m().common.retry}</Button>}
    >
      <Notice kind="danger" title={other.unreadableTitle} isUrgent testId="unreadable-prompt">
        {approval.kind === 'changed' ? <LazyReasonText reason={{ code: 'RECORD_CHANGED' }} /> : other.unreadableText}
      </Notice>
    </PromptFrame>
  )
}

export function PreparingPrompt({ approval, queue, onDone }: Unreadable) {
  return (
    <PromptFrame {...{ queue, onDone, ...rejectable(approval) }} asks={m().common.loading}>
      <LoadingCard what={m().common.loading} lines={6} />
    </PromptFrame>
  )
}

function rejectable(approval: ApprovalView) {
  const { id, ticket, suspicion } = approval
  const asked = { id, ticket, suspicion, origin: originOfPrompt(approval) ?? '' }
  return {
    approval: asked,
    title: m().approval.title,
    plan: '',
    label: undefined,
  }
}
