import type { ComponentChildren } from 'preact'
import { useMemo, useState } from 'preact/hooks'
import type { ApprovalView } from '../../../api/views/approvals.ts'
import { shownText } from '../../../core/page/messages/hidden-characters.ts'
import { hexToBytes } from '../../../lib/hex.ts'
import { Checkbox } from '../../controls/checkbox.tsx'
import { UntrustedText } from '../../display/untrusted-text.tsx'
import { Card } from '../../layout/card.tsx'
import { Fold } from '../../layout/fold.tsx'
import { lazyComponent } from '../../layout/lazy-component.tsx'
import { Notice } from '../../layout/notice.tsx'
import { ScrollBox } from '../../layout/scroll-box.tsx'
import { joins } from '../../messages/language.ts'
import { m } from '../../messages/messages.ts'
import { EndOfText, useReadToEnd } from './end-of-text.tsx'
import { Hashes } from './hashes.tsx'
import { SigningFrame } from './signing-frame.tsx'
import { WholeText } from './whole-text.tsx'

// Rarely needed.
const IntegratorTerms = lazyComponent(async () => (await import('./integrator-terms.tsx')).IntegratorTerms)

const SEVERE: ReadonlySet<string> = new Set(['domain', 'account', 'malformed'])

type MessageApproval = Extract<ApprovalView, { kind: 'message' }>

export function MessagePrompt(
  props: Readonly<{ approval: MessageApproval; queue: ComponentChildren; onDone: () => void }>,
) {
  const say = m().message
  const { approval } = props
  const { signIn, message, exchangeText } = approval
  const parts = useMemo(() => shownText(hexToBytes(message)), [message])
  const end = useReadToEnd()
  const [isTicked, setTicked] = useState(false)
  const isAccepted = isTicked || !signIn?.problems.includes('form')
  const isHiding = parts?.some((part) => 'hidden' in part) ?? false
  const isDangerous = !!exchangeText || !!signIn?.problems.some((problem) => SEVERE.has(problem))
  const name = parts ? say.text : say.bytes
  return (
    <SigningFrame
      {...props}
      title={signIn ? say.signInTitle : say.title}
      asks={signIn ? say.signInAsks : say.asks}
      note={!parts ? say.meansBytes : exchangeText ? undefined : say.means}
      label={signIn ? say.signIn : say.sign}
      isOff={!approval.isSignable || end.isOff}
      isRejectFirst={isDangerous}
      why={approval.isSignable ? end.why : undefined}
      risks={{ isAccepted, left: approval.isSignable && !isAccepted ? 1 : 0 }}
    >
      <Warnings {...{ approval, isHiding, isTicked, setTicked }} isUnreadable={!parts} />
      <Card title={name}>
        <ScrollBox name={name} class="message-text" testId="message-text">
          {parts ? <WholeText parts={parts} /> : message}
          <EndOfText onSeen={end.onSeen} />
        </ScrollBox>
        {isHiding && (
          <Fold title={say.bytes} testId="message-bytes">
            <ScrollBox name={say.bytes} class="message-text" testId="message-hex">
              {message}
            </ScrollBox>
          </Fold>
        )}
      </Card>
      <Hashes of={{ message: approval.hash }} testId="message-hashes" />
    </SigningFrame>
  )
}

type TickProps = Readonly<{ isTicked: boolean; setTicked: (isTicked: boolean) => void }>
type WarningProps = Readonly<{ approval: MessageApproval; isUnreadable: boolean; isHiding: boolean }> & TickProps

function Warnings({ approval, isUnreadable, isHiding, isTicked, setTicked }: WarningProps) {
  const say = m().message
  const { signIn, exchangeText, message } = approval
  return (
    <>
      {signIn?.problems.map((problem) => (
        <Notice
          key={problem}
          kind={SEVERE.has(problem) ? 'danger' : 'warn'}
          title={say.problemTitle[problem]}
          testId={`sign-in-${problem}`}
        >
          {problem === 'domain' ? (
            <p>
              {say.signsInTo}
              {joins().after}
              <UntrustedText text={signIn.domain ?? ''} />
              {joins().stop}
              {joins().after}
              {say.problem.domain}
            </p>
          ) : (
            say.problem[problem]
          )}
          {problem === 'form' && approval.isSignable && (
            <Checkbox isOn={isTicked} onChange={setTicked} testId="accept-form">
              {say.acceptForm}
            </Checkbox>
          )}
        </Notice>
      ))}
      {exchangeText && (
        <Notice kind="danger" title={say.exchangeTitle} testId="message-exchange">
          <p>{say.exchange[exchangeText]}</p>
          {exchangeText === 'integrator' && <IntegratorTerms message={message} />}
        </Notice>
      )}
      {isHiding && (
        <Notice kind="warn" title={say.hidingTitle} testId="message-hiding">
          {say.hiding}
        </Notice>
      )}
      {isUnreadable && (
        <Notice kind="warn" title={say.unreadableTitle} testId="message-unreadable">
          {say.unreadable}
        </Notice>
      )}
    </>
  )
}
