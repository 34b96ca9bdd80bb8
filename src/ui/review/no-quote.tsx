import type { ComponentChildren } from 'preact'
import { useEffect, useMemo } from 'preact/hooks'
import type { NoQuoteView } from '../../api/views.ts'
import type { Finding } from '../../core/finding.ts'
import type { Reason } from '../../core/reason.ts'
import { joins } from '../messages/language.ts'
import { m } from '../messages/messages.ts'
import { ofRefusals } from '../messages/refusal-messages.ts'
import { Notice } from '../parts/notice.tsx'
import { OutsideText } from '../parts/outside-text.tsx'
import { Why } from '../parts/why.tsx'
import { hrefOf } from '../route.ts'
import { useApp } from '../state/app.ts'
import { readyValue, resource } from '../state/resource.ts'
import { Findings } from './findings.tsx'
import { mayPass, refusalKind } from './refusal-kind.ts'

/** Why there is no quote that could be signed, what that means for the money, and what can be done. */
export function NoQuote(
  props: Readonly<{
    view: NoQuoteView
    action?: ComponentChildren
    /** What helps where the account has too little for what was typed. */
    most?: ComponentChildren
  }>,
) {
  const { view, action, most } = props
  const say = m().quote
  if (view.state === 'unavailable') {
    const kind = refusalKind(view.code)
    const again = (view.retryable || mayPass(view.code)) && action
    if (kind === 'broken') return <Broken view={view} action={again} />
    if (kind === 'key') return <KeyWanted view={view} />
    if (kind) return <Refused view={view} known={ofRefusals().kinds[kind]} action={again} />
    return (
      <Notice kind="warn" title={say.unavailableTitle} action={again} testId="quote-unavailable" isUrgent>
        <Cause reason={view.why} />
        <p>{view.retryable ? say.unavailableWait : say.unavailableChange}</p>
      </Notice>
    )
  }
  if (view.state === 'problems') {
    return (
      <Notice kind="warn" title={say.problemsTitle} testId="quote-problems" isUrgent>
        <ul class="plain">
          {view.problems.map((each) => (
            <li key={`${each.field}${each.problem}`}>{say.problem(each)}</li>
          ))}
        </ul>
      </Notice>
    )
  }
  // What could not be read speaks against nobody: it may be read in a moment.
  if (view.findings.every((finding) => finding.code === 'D32')) {
    return (
      <Notice kind="warn" title={ofRefusals().unreadTitle} action={action} testId="quote-refused" isUrgent>
        <p>{ofRefusals().unread}</p>
        <Findings findings={view.findings} />
      </Notice>
    )
  }
  if (isTooLittle(view.findings)) {
    const { title, text } = ofRefusals().kinds.tooLittle
    return (
      <Notice kind="warn" title={title} testId="quote-refused" isUrgent>
        <p>
          {text} {ofRefusals().notMoved}
        </p>
        <Findings findings={view.findings} />
      </Notice>
    )
  }
  const isOnlyFunds = view.findings.every((finding) => finding.code === 'D30')
  return (
    <Notice
      kind={isOnlyFunds ? 'warn' : 'danger'}
      title={isOnlyFunds ? say.fundsTitle : say.refusedTitle}
      action={isOnlyFunds ? wouldLessHelp(view.findings) && most : action}
      testId="quote-refused"
      isUrgent
    >
      {!isOnlyFunds && <p>{say.refusedText}</p>}
      <Findings findings={view.findings} />
    </Notice>
  )
}

// What fees lack in a currency that does not leave, no smaller amount brings.
function wouldLessHelp(findings: readonly Finding[]): boolean {
  return !findings.some(({ sentence }) => sentence?.says === 'gasAboveBalance')
}

// An output that no node would carry, and what it makes the fees look like: nobody did wrong, there is only too little.
function isTooLittle(findings: readonly Finding[]): boolean {
  return findings.some(({ code }) => code === 'F19') && findings.every(({ code }) => code === 'F19' || code === 'L05')
}

// Without a key of one's own there is none to correct.
function KeyWanted({ view }: { view: Extract<NoQuoteView, { state: 'unavailable' }> }) {
  const { client } = useApp()
  const kept = useMemo(() => resource(() => client.call('apiKey.get', {})), [client])
  useEffect(() => void kept.reload(), [kept])
  const { kinds, noKey, toSettings } = ofRefusals()
  const isMissing = readyValue(kept.now.value)?.state === 'none'
  const way = (
    <a class="button secondary" href={hrefOf({ screen: 'settings' })}>
      {toSettings}
    </a>
  )
  return <Refused view={view} known={isMissing ? noKey : kinds.key} action={way} />
}

// What came was no answer: nothing that was typed is to blame, and nothing of it need be changed.
function Broken(props: Readonly<{ view: Extract<NoQuoteView, { state: 'unavailable' }>; action: ComponentChildren }>) {
  const { view, action } = props
  const { title, text } = ofRefusals().kinds.broken
  return (
    <Notice kind="warn" title={title} action={action} testId="quote-unavailable" isUrgent>
      <Cause reason={view.why} />
      <p>
        {text} {view.retryable ? m().quote.unavailableWait : ofRefusals().notMoved}
      </p>
    </Notice>
  )
}

// A refusal whose meaning is known: our words first, the service's own below them.
function Refused(
  props: Readonly<{
    view: Extract<NoQuoteView, { state: 'unavailable' }>
    known: Readonly<{ title: string; text: string }>
    action: ComponentChildren
  }>,
) {
  const { view, known, action } = props
  const say = ofRefusals()
  return (
    <Notice kind="warn" title={known.title} action={action} testId="quote-unavailable" isUrgent>
      <p>
        {known.text}
        {joins().after}
        {say.notMoved}
      </p>
      {view.why.code === 'SAID' && <Says words={view.why.words} />}
    </Notice>
  )
}

function Cause({ reason }: { reason: Reason }) {
  return reason.code === 'SAID' ? (
    <Says words={reason.words} />
  ) : (
    <p>
      <Why reason={reason} />
    </p>
  )
}

// Whatever units it counts in, they are its own.
function Says({ words }: { words: string }) {
  return (
    <p class="says">
      {ofRefusals().says}
      {joins().after}
      <OutsideText text={words} />
    </p>
  )
}
