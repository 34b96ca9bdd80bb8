import type { ComponentChildren } from 'preact'
import type { NoQuoteView } from '../../api/views/quotes.ts'
import type { Finding } from '../../core/review/finding.ts'
import { Notice } from '../layout/notice.tsx'
import { joins } from '../messages/language.ts'
import { m } from '../messages/messages.ts'
import { ofRefusals } from '../messages/screen-messages.ts'
import { isOfSignature } from '../quote/refused-signature.ts'
import { isNodeUnread, isUnpriced } from '../quote/retryable.ts'
import { FindingList, FoldedFindings } from './proof/findings.tsx'
import { refusalText } from './refusal-words.ts'
import { type AskedFor, Unavailable, unavailableTitle } from './unavailable.tsx'

const NOT_TOLD: AskedFor = { amount: undefined, isSponsored: false, isTransfer: false, setBy: 'user' }

export function NoQuote(
  props: Readonly<{
    view: NoQuoteView
    asked?: Partial<AskedFor>
    action?: ComponentChildren
    most?: ComponentChildren
    instead?: ComponentChildren
  }>,
) {
  const { view, action, most, instead } = props
  const asked = { ...NOT_TOLD, ...props.asked }
  const say = m().quote
  if (view.state === 'unavailable') return <Unavailable {...{ view, asked, action, instead }} />
  const title = noQuoteTitle(view)
  if (view.state === 'problems') {
    return (
      <Notice kind="warn" title={title} isUrgent>
        <ul class="plain">
          {view.problems.map((each) => (
            <li key={`${each.field}${each.problem}`}>{say.problem(each)}</li>
          ))}
        </ul>
      </Notice>
    )
  }
  if (isNodeUnread(view)) {
    return (
      <Notice kind="warn" title={title} action={action} testId="quote-refused" isUrgent>
        <p>{ofRefusals().unread}</p>
        <FoldedFindings findings={view.findings} />
      </Notice>
    )
  }
  if (isUnpriced(view)) {
    return (
      <Notice kind="warn" title={title} action={action} testId="quote-refused" isUrgent>
        <p>{ofRefusals().unpriced}</p>
        <FoldedFindings findings={view.findings} />
      </Notice>
    )
  }
  if (isTooLittle(view.findings)) {
    return (
      <Notice kind="warn" title={title} testId="quote-refused" isUrgent>
        <p>
          {refusalText('tooLittle', { ...asked, isTransfer: true })}
          {joins().after}
          {ofRefusals().notMoved}
        </p>
        <FoldedFindings findings={view.findings} />
      </Notice>
    )
  }
  const isOnlyFunds = isOnlyOf(view.findings, 'D30')
  const ownLimits = view.findings.filter(({ sentence }) => sentence?.says === 'transferFeeAboveLimit')
  // Our own transaction gives the guarantee that a signature lacks.
  const again = isOfSignature(view.findings) ? instead || action : action
  return (
    <Notice
      kind={isOnlyFunds ? 'warn' : 'danger'}
      title={title}
      action={isOnlyFunds ? wouldLessHelp(view.findings) && most : again}
      testId="quote-refused"
      isUrgent
    >
      {/* The user can change a limit, so its sentence isn't folded. */}
      {ownLimits.length > 0 ? <FindingList findings={ownLimits} /> : !isOnlyFunds && <p>{say.refusedText}</p>}
      {/* The missing amount needs no further lookup. */}
      {isOnlyFunds ? <FindingList findings={view.findings} /> : <FoldedFindings findings={view.findings} />}
    </Notice>
  )
}

export function noQuoteTitle(view: NoQuoteView): string {
  const say = m().quote
  if (view.state === 'unavailable') return unavailableTitle(view)
  if (view.state === 'problems') return say.problemsTitle
  if (isNodeUnread(view)) return ofRefusals().unreadTitle
  if (isUnpriced(view)) return ofRefusals().unpricedTitle
  if (isTooLittle(view.findings)) return ofRefusals().kinds.tooLittle.title
  return isOnlyOf(view.findings, 'D30') ? say.fundsTitle : say.refusedTitle
}

function isOnlyOf(findings: readonly Finding[], code: Finding['code']): boolean {
  return findings.every((each) => each.code === code)
}

// A smaller amount doesn't help where fees lack another currency.
function wouldLessHelp(findings: readonly Finding[]): boolean {
  return !findings.some(({ sentence }) => sentence?.says === 'gasAboveBalance')
}

const LOSSES: readonly Finding['code'][] = ['L04', 'L05', 'C13']

// A dust output also makes the fees look wrong.
function isTooLittle(findings: readonly Finding[]): boolean {
  return (
    findings.some(({ code }) => code === 'F19') && findings.every(({ code }) => code === 'F19' || LOSSES.includes(code))
  )
}
