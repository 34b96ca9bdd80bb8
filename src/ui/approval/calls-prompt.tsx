import type { ApprovalView } from '../../api/views.ts'
import { m } from '../messages/messages.ts'
import { SignFrame } from './sign-frame.tsx'

type CallsApproval = Extract<ApprovalView, { kind: 'calls' }>

/** A page wants transactions sent: what they do, what they cost, and every byte of them. */
export function CallsPrompt(props: Readonly<{ approval: CallsApproval; queue: string; onDone: () => void }>) {
  const say = m().calls
  return (
    <SignFrame {...props} title={say.title} asks={say.asks} label={say.send} isOff={props.approval.mark === ''}>
      {null}
    </SignFrame>
  )
}
