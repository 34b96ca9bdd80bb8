import type { ComponentChildren } from 'preact'
import { useEffect, useMemo } from 'preact/hooks'
import type { NoQuoteView } from '../../api/views/quotes.ts'
import type { Amount } from '../../core/money/currency.ts'
import { UNREACHED } from '../../core/reason/no-answer.ts'
import type { Reason } from '../../core/reason/reason.ts'
import { ReasonText } from '../display/reason.tsx'
import { UntrustedText } from '../display/untrusted-text.tsx'
import { Notice } from '../layout/notice.tsx'
import { joins } from '../messages/language.ts'
import { m } from '../messages/messages.ts'
import { ofGuidance, ofRefusals } from '../messages/screen-messages.ts'
import { isPassingRefusal, type RefusalKind, refusalKind } from '../quote/refusal-kind.ts'
import { hrefOf } from '../route.ts'
import { useApp } from '../state/app.ts'
import { readyValue, resource } from '../state/resource.ts'
import { readableUnits } from './readable-units.ts'
import { refusalText, refusalTitle, type SetBy } from './refusal-words.ts'

/** `amount` is in the currency of the fixed side. */
export type AskedFor = Readonly<{
  amount: Amount | undefined
  isSponsored: boolean
  isTransfer: boolean
  setBy: SetBy
}>

type View = Extract<NoQuoteView, { state: 'unavailable' }>
type Shown = Readonly<{ view: View; asked: AskedFor; action: ComponentChildren }>
type WithInstead = Shown & Readonly<{ instead: ComponentChildren }>

export function Unavailable({ view, asked, action, instead }: WithInstead) {
  const say = m().quote
  const kind = kindOf(view)
  if (isForAddress(view)) return <NoAddress />
  const again = (view.retryable || isPassingRefusal(view.code)) && action
  if (kind === 'broken' || kind === 'silent' || kind === 'ownSide')
    return <Broken view={view} kind={kind} action={again} />
  if (kind === 'key') return <KeyWanted view={view} asked={asked} />
  if (kind) {
    const known = { title: refusalTitle(kind), text: refusalText(kind, asked) }
    return <Refused view={view} asked={asked} known={known} action={kind === 'permit' ? instead : again} />
  }
  return (
    <Notice kind="warn" title={say.unavailableTitle} action={again} testId="quote-unavailable" isUrgent>
      <Cause reason={view.why} />
      <p>{view.retryable ? say.unavailableWait : unknownWords(asked)}</p>
    </Notice>
  )
}

export function unavailableTitle(view: View): string {
  if (isForAddress(view)) return ofGuidance().noBitcoin.title
  const kind = kindOf(view)
  return kind ? refusalTitle(kind) : m().quote.unavailableTitle
}

function unknownWords({ setBy }: AskedFor): string {
  const { notMoved, site } = ofRefusals()
  return setBy === 'user' ? m().quote.unavailableChange : `${notMoved}${joins().after}${site.later}`
}

function isForAddress({ why }: View): boolean {
  return why.code === 'NO_OWN_ADDRESS'
}

// The paying account has one, or the form already refused it.
function NoAddress() {
  const { title, receives } = ofGuidance().noBitcoin
  return (
    <Notice kind="warn" title={title} testId="quote-unavailable" isUrgent>
      {receives}
      {joins().after}
      {ofRefusals().notMoved}
    </Notice>
  )
}

// `OWN_ADDRESS` asks another source, so the silence is not the service's, and no words name its sender.
function kindOf({ code, why, retryable }: View): RefusalKind | undefined {
  if (code === 'OWN_ADDRESS' && UNREACHED.includes(why.code)) return 'ownSide'
  const kind = refusalKind(code)
  // A request that the service calls faulty isn't repeated.
  return kind === 'busy' && !retryable ? 'broken' : kind
}

// Only an own key can be corrected.
function KeyWanted({ view, asked }: Omit<Shown, 'action'>) {
  const { client } = useApp()
  const kept = useMemo(() => resource(() => client.call('apiKey.get', {})), [client])
  useEffect(() => void kept.reload(), [kept])
  const { kinds, noKey, sponsor, site, toSettings } = ofRefusals()
  const isMissing = readyValue(kept.now.value)?.state === 'none'
  const way = (
    <a class="button secondary" href={hrefOf({ screen: 'settings' })}>
      {toSettings}
    </a>
  )
  return (
    <Refused
      view={view}
      asked={asked}
      known={
        isMissing
          ? { ...noKey, ...(asked.setBy !== 'user' && { text: site.noKey }) }
          : { title: refusalTitle('key'), text: kinds.key.text }
      }
      more={asked.isSponsored ? (isMissing ? sponsor.noKey : sponsor.key) : undefined}
      action={way}
    />
  )
}

// The reply was no answer, so the user needn't change anything.
function Broken({ view, kind, action }: Omit<Shown, 'asked'> & Readonly<{ kind: RefusalKind }>) {
  const title = refusalTitle(kind)
  const { text } = ofRefusals().kinds[kind]
  return (
    <Notice kind="warn" title={title} action={action} testId="quote-unavailable" isUrgent>
      <Cause reason={view.why} />
      <p>
        {text}
        {joins().after}
        {view.retryable ? m().quote.unavailableWait : ofRefusals().notMoved}
      </p>
    </Notice>
  )
}

type RefusedProps = Shown & Readonly<{ known: Readonly<{ title: string; text: string }>; more?: string | undefined }>

// Known refusals show our words first, then the service's.
function Refused({ view, asked, known, more, action }: RefusedProps) {
  const { why, code } = view
  const after = joins().after
  return (
    <Notice kind="warn" title={known.title} action={action} testId="quote-unavailable" isUrgent>
      <p>
        {known.text}
        {after}
        {more !== undefined && `${more}${after}`}
        {ofRefusals().notMoved}
      </p>
      {why.code === 'SAID' && (
        <Says
          words={withoutField(
            code === 'AMOUNT_TOO_LOW' && asked.amount ? readableUnits(why.words, asked.amount) : why.words,
          )}
        />
      )}
    </Notice>
  )
}

// Our words above name the change; a request's field name helps no user.
function withoutField(words: string): string {
  return words.replace(/^[a-z][A-Za-z0-9]*(?:\[\d+\]|\.[A-Za-z0-9]+)*: /, '')
}

function Cause({ reason }: { reason: Reason }) {
  return reason.code === 'SAID' ? (
    <Says words={reason.words} />
  ) : (
    <p>
      <ReasonText reason={reason} />
    </p>
  )
}

function Says({ words }: { words: string }) {
  return (
    <p class="says">
      {m().timeline.serviceSays}
      {joins().after}
      <UntrustedText text={words} />
    </p>
  )
}
