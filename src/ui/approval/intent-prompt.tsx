import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import type { ApprovalView } from '../../api/views/approvals.ts'
import type { NoQuoteView, QuoteView } from '../../api/views/quotes.ts'
import { Button } from '../controls/button.tsx'
import { UntrustedText } from '../display/untrusted-text.tsx'
import { CurrencySelect } from '../form/currency/currency-select.tsx'
import type { CurrencyRef } from '../form/draft.ts'
import { Notice } from '../layout/notice.tsx'
import { Screen } from '../layout/screen-frame.tsx'
import { ofWindows } from '../messages/app-messages.ts'
import { m } from '../messages/messages.ts'
import { isSignableQuote } from '../quote/signable.ts'
import { NoQuote } from '../review/no-quote.tsx'
import type { SetBy } from '../review/refusal-words.ts'
import { ReviewPanel } from '../review/review-panel.tsx'
import { useApp } from '../state/app.ts'
import { readyValue } from '../state/resource.ts'
import { messageOf } from '../text/reason-text.ts'
import { PhishingNotice } from './phishing-notice.tsx'
import { SiteHeader } from './site-header.tsx'

type IntentApproval = Extract<ApprovalView, { kind: 'intent' }>
type PromptProps = Readonly<{ approval: IntentApproval; queue: ComponentChildren; onDone: () => void }>

export function IntentPrompt({ approval: listed, queue, onDone }: PromptProps) {
  const { client } = useApp()
  const [approval, setApproval] = useState(listed)
  // Another page may have changed the currency. A newer quote of the same terms waits for the confirmation.
  const { paysFrom: payer } = listed
  useEffect(() => setApproval(listed), [payer?.chainId, payer?.address])
  const ask = async (): Promise<QuoteView> => {
    const fresh = await client.call('approvals.refresh', { id: approval.id })
    if (fresh?.kind !== 'intent') {
      return { state: 'unavailable', code: 'GONE', why: { code: 'TAKEN_BACK' }, retryable: false }
    }
    setApproval(fresh)
    return fresh.quote
  }
  const above = approval.requester.from === 'dapp' && (
    <>
      <SiteHeader origin={approval.requester.origin} asks={m().approval.intentAsks} />
      <PhishingNotice suspicion={approval.suspicion} />
      {approval.paysFrom && <PaysFrom approval={approval} paysFrom={approval.paysFrom} onChanged={setApproval} />}
    </>
  )
  const { quote } = approval
  const setBy = approval.requester.from !== 'dapp' ? 'user' : approval.paysFrom ? 'siteButPay' : 'site'
  if (!isSignableQuote(quote)) {
    return <NotProven {...{ approval, queue, onDone, above, setBy }} quote={quote} ask={ask} />
  }
  return (
    <ReviewPanel
      setBy={setBy}
      above={
        <>
          {queue && <p class="queue">{queue}</p>}
          {above}
        </>
      }
      flow={{
        view: quote,
        refresh: ask,
        decide: (view, decision, typed) =>
          client.call('approvals.decide', {
            id: approval.id,
            ticket: approval.ticket,
            planHash: view.review.planHash,
            decision,
            ...typed,
          }),
        onApproved: onDone,
        onRejected: onDone,
      }}
    />
  )
}

type PaysFromProps = Readonly<{
  approval: IntentApproval
  paysFrom: NonNullable<IntentApproval['paysFrom']>
  onChanged: (approval: IntentApproval) => void
}>

function PaysFrom({ approval, paysFrom, onChanged }: PaysFromProps) {
  const { client, store } = useApp()
  const chains = readyValue(store.chains.now.value) ?? []
  // Payments for a site use only pinned currencies.
  const balances = (readyValue(store.balances.now.value) ?? []).filter(({ unlisted }) => unlisted !== 'added')
  const isHidden = readyValue(store.wallet.now.value)?.settings.hideAmounts ?? false
  const chosen = chains
    .find(({ id }) => id === paysFrom.chainId)
    ?.currencies.find((each) => each.address.toLowerCase() === paysFrom.address.toLowerCase())
  const choose = async ({ chainId, address }: CurrencyRef) => {
    const fresh = await client.call('approvals.payFrom', { id: approval.id, chainId, address }).catch(() => null)
    if (fresh?.kind === 'intent') onChanged(fresh)
  }
  return (
    <div class="pays-from">
      <span class="label">{m().approval.payFrom}</span>
      <CurrencySelect
        label={m().approval.payFrom}
        side="from"
        chains={chains}
        balances={balances}
        chosen={chosen}
        isHidden={isHidden}
        onChoose={choose}
        testId="pay-from"
      />
    </div>
  )
}

function NotProven(
  props: PromptProps &
    Readonly<{
      quote: NoQuoteView
      above: preact.ComponentChildren
      setBy: SetBy
      ask: () => Promise<QuoteView>
    }>,
) {
  const { client } = useApp()
  const { approval, quote } = props
  const [problem, setProblem] = useState<string | undefined>(undefined)
  const run = (work: () => Promise<unknown>) => work().catch((error: unknown) => setProblem(messageOf(error)))
  const reject = async () => {
    const { id, ticket } = approval
    const { outcome } = await client.call('approvals.decide', { id, ticket, decision: 'reject' })
    if (outcome === 'elsewhere') setProblem(ofWindows().decidedText)
    else props.onDone()
  }
  return (
    <Screen
      title={m().approval.intentTitle}
      aside={props.queue}
      footer={
        <div class="decide">
          <Button onClick={() => run(reject)} testId="reject">
            {m().review.reject}
          </Button>
          <Button kind="primary" onClick={() => run(props.ask)} testId="fresh-quote">
            {m().review.fresh}
          </Button>
        </div>
      }
    >
      {props.above}
      <NoQuote view={quote} asked={{ setBy: props.setBy }} />
      {problem && (
        <Notice kind="danger" title={m().review.failedTitle} isUrgent>
          <UntrustedText text={problem} />
        </Notice>
      )}
    </Screen>
  )
}
