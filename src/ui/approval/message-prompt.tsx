import type { ApprovalView } from '../../api/views.ts'
import { m } from '../messages/messages.ts'
import { Card } from '../parts/card.tsx'
import { Notice } from '../parts/notice.tsx'
import { OutsideText } from '../parts/outside-text.tsx'
import { ScrollBox } from '../parts/scroll-box.tsx'
import { SignFrame } from './sign-frame.tsx'

type MessageApproval = Extract<ApprovalView, { kind: 'message' }>

/** A page wants a message signed: all of it, what is odd about it, and with which account. */
export function MessagePrompt(props: Readonly<{ approval: MessageApproval; queue: string; onDone: () => void }>) {
  const say = m().message
  const { approval } = props
  const { signIn, text } = approval
  const name = text === undefined ? say.bytes : say.text
  return (
    <SignFrame
      {...props}
      title={signIn ? say.signInTitle : say.title}
      asks={signIn ? say.signInAsks : say.asks}
      note={say.means}
      label={signIn ? say.signIn : say.sign}
      isOff={!approval.isSignable}
    >
      <Warnings approval={approval} />
      <Card title={name}>
        <ScrollBox name={name} class="message-text" testId="message-text">
          {text ?? approval.message}
        </ScrollBox>
      </Card>
    </SignFrame>
  )
}

function Warnings({ approval }: { approval: MessageApproval }) {
  const say = m().message
  const { signIn, text, exchangeText } = approval
  return (
    <>
      {signIn?.problems.map((problem) => (
        <Notice
          key={problem}
          kind={problem === 'domain' || problem === 'account' || problem === 'malformed' ? 'danger' : 'warn'}
          title={say.problemTitle[problem]}
          testId={`sign-in-${problem}`}
        >
          {problem === 'domain' ? (
            <p>
              {say.signsInTo} <OutsideText text={signIn.domain ?? ''} />. {say.problem.domain}
            </p>
          ) : (
            say.problem[problem]
          )}
        </Notice>
      ))}
      {exchangeText && (
        <Notice kind="danger" title={say.exchangeTitle} testId="message-exchange">
          {say.exchange[exchangeText]}
        </Notice>
      )}
      {text === undefined && (
        <Notice kind="warn" title={say.unreadableTitle} testId="message-unreadable">
          {say.unreadable}
        </Notice>
      )}
    </>
  )
}
