import type { ComponentChildren } from 'preact'
import { useErrorBoundary } from 'preact/hooks'
import type { ApprovalView } from '../../api/views/approvals.ts'
import { Button } from '../controls/button.tsx'
import { Notice } from '../layout/notice.tsx'
import { ofWindows } from '../messages/app-messages.ts'
import { m } from '../messages/messages.ts'
import { useApp } from '../state/app.ts'
import { PromptFrame } from './prompt-frame.tsx'

type Unreadable = Readonly<{ approval: ApprovalView; queue: string; onDone: () => void }>

/** A prompt that can't be drawn can still be rejected. */
export function PromptBoundary(props: Unreadable & Readonly<{ children: ComponentChildren }>) {
  const [error] = useErrorBoundary()
  return error === undefined ? props.children : <UnreadablePrompt {...props} />
}

export function UnreadablePrompt({ approval, queue, onDone }: Unreadable) {
  const other = ofWindows()
  const { store } = useApp()
  const { id, ticket, suspicion } = approval
  const asked = { id, ticket, suspicion, origin: originOf(approval) }
  return (
    <PromptFrame
      approval={asked}
      queue={queue}
      onDone={onDone}
      title={m().approval.title}
      asks={other.unreadableAsks}
      plan=""
      label={undefined}
      instead={<Button onClick={() => store.approvals.reload()}>{m().common.retry}</Button>}
    >
      <Notice kind="danger" title={other.unreadableTitle} isUrgent testId="unreadable-prompt">
        {other.unreadableText}
      </Notice>
    </PromptFrame>
  )
}

function originOf(approval: ApprovalView): string {
  if (approval.kind !== 'intent') return approval.origin
  return approval.requester.from === 'dapp' ? approval.requester.origin : ''
}
