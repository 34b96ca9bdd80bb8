import type { ComponentChildren } from 'preact'
import type { NoQuoteView } from '../../api/quote-views.ts'
import type { Finding } from '../../core/finding.ts'
import { m } from '../messages/messages.ts'
import { ofRefusals } from '../messages/refusal-messages.ts'
import { Notice } from '../parts/notice.tsx'
import { Findings } from './findings.tsx'
import { type AskedFor, Unavailable } from './unavailable.tsx'

const NOT_TOLD: AskedFor = { amount: undefined, isSponsored: false }

/** Why there is no quote that could be signed, what that means for the money, and what can be done. */
export function NoQuote(
  props: Readonly<{
    view: NoQuoteView
    asked?: AskedFor
    action?: ComponentChildren
    /** What helps where the account has too little for what was typed. */
    most?: ComponentChildren
  }>,
) {
  const { view, asked = NOT_TOLD, action, most } = props
  const say = m().quote
  if (view.state === 'unavailable') return <Unavailable view={view} asked={asked} action={action} />
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
