import type { ApprovalView } from '../../api/views.ts'
import { m } from '../messages/messages.ts'
import { PromptFrame } from './prompt-frame.tsx'

type CallsApproval = Extract<ApprovalView, { kind: 'calls' }>

/** A page wants transactions sent: what they do, what they cost, and every byte of them. */
export function CallsPrompt(props: Readonly<{ approval: CallsApproval; queue: string; onDone: () => void }>) {
  const say = m().calls
  const { mark } = props.approval
  return (
    <PromptFrame
      {...props}
      title={say.title}
      asks={say.asks}
      label={mark === '' ? undefined : say.send}
      plan={mark}
      answer={{ planHash: mark }}
    >
      {null}
    </PromptFrame>
  )
}
