import { type ComponentChildren, Fragment } from 'preact'
import type { CallMeaning } from '../../core/page/calls/meaning.ts'
import { type NamedParty, payeesOf } from '../../core/page/calls/named-parties.ts'
import { MixedText } from '../display/untrusted-text.tsx'
import { Notice } from '../layout/notice.tsx'
import { ofCalls } from '../messages/screen-messages.ts'
import { type CallContext, callDescription } from './call-description.ts'
import { DetailRows } from './detail-rows.tsx'

type CallItemProps = Readonly<{
  meaning: CallMeaning
  around: CallContext
  /** Set where a site asks. */
  known?: ((payee: NamedParty) => ComponentChildren) | undefined
  /** The value in dollars, where no other card tells it. */
  valuation?: ComponentChildren
  costs?: ComponentChildren
}>

/** Nested calls go to the same contract. */
export function CallItem({ meaning, around, known, valuation, costs }: CallItemProps) {
  const { title, rows, notes, warning, inner } = callDescription(meaning.act, around)
  const { to, value } = around
  // Nested calls name their own payees below.
  const paid = meaning.act.kind === 'batch' ? [] : payeesOf({ to, value: value.value, meaning })
  const within = { ...around, to: undefined, value: { ...value, value: 0n } }
  return (
    <div class="call">
      <p class="call-title">
        <MixedText text={title} most={300} />
      </p>
      {valuation}
      {warning && (
        <Notice kind={warning.isDanger ? 'danger' : 'warn'} title={warning.title} testId="call-warning">
          {warning.text}
        </Notice>
      )}
      {meaning.dangers.map((danger) => (
        <Notice key={danger} kind="danger" title={ofCalls().danger[danger].title} testId={`call-${danger}`}>
          {ofCalls().danger[danger].text}
        </Notice>
      ))}
      <DetailRows rows={rows} />
      {costs}
      {known && paid.map((payee) => <Fragment key={payee.address}>{known(payee)}</Fragment>)}
      {notes.map((note) => (
        <p key={note} class="card-note">
          {note}
        </p>
      ))}
      {inner.length > 0 && (
        <ol class="call-inner">
          {inner.map((each, index) => (
            <li key={index}>
              <CallItem meaning={each} around={within} known={known} />
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}
