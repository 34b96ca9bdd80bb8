import { useState } from 'preact/hooks'
import type { ApprovalView } from '../../api/views.ts'
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

type MessageApproval = Extract<ApprovalView, { kind: 'message' }>

/** A page wants a message signed: all of it, what is odd about it, and with which account. */
export function MessagePrompt(props: Readonly<{ approval: MessageApproval; queue: string; onDone: () => void }>) {
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
      title={approval.signIn ? say.signInTitle : say.title}
      aside={props.queue}
      footer={
        <div class="decide">
          <Button onClick={() => void decide('reject')} isBusy={busy === 'reject'} testId="reject">
            {m().review.reject}
          </Button>
          <ConfirmButton
            plan={approval.id}
            label={approval.signIn ? say.signIn : say.sign}
            isBusy={busy === 'approve'}
            isOff={!approval.isSignable}
            onConfirm={() => void decide('approve')}
          />
        </div>
      }
    >
      <Asker origin={approval.origin} asks={approval.signIn ? say.signInAsks : say.asks} />
      {problem && (
        <Notice kind="danger" title={m().approval.failed} isUrgent>
          <OutsideText text={problem} />
        </Notice>
      )}
      <Warnings approval={approval} />
      <Card title={approval.text === undefined ? say.bytes : say.text}>
        <MessageText
          name={approval.text === undefined ? say.bytes : say.text}
          text={approval.text ?? approval.message}
        />
      </Card>
      <Card title={say.account}>
        <FullAddress address={approval.account} />
        <p class="card-note">{say.means}</p>
      </Card>
    </Screen>
  )
}

// What is longer than its place is read with the arrow keys, too.
function MessageText({ name, text }: { name: string; text: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section class="message-text" aria-label={name} tabIndex={0} dir="auto" data-testid="message-text">
      {text}
    </section>
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
