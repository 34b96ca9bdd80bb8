import type { ChainView } from '../../../api/views/balances.ts'
import type { ExecutionView } from '../../../api/views/transfers.ts'
import type {
  FollowUpOutcome,
  FollowUpPayment,
  FollowUpPayments,
  MatchedRefund,
} from '../../../core/deposit-address/follow-up-payments.ts'
import { isByAddress } from '../../../core/intent/payment-method.ts'
import type { Currency } from '../../../core/money/currency.ts'
import type { Reason } from '../../../core/reason/reason.ts'
import { ExternalLink } from '../../controls/external-link.tsx'
import { ReasonText } from '../../display/reason.tsx'
import { UntrustedQuote } from '../../display/untrusted-text.tsx'
import { Card } from '../../layout/card.tsx'
import { Notice } from '../../layout/notice.tsx'
import { joins } from '../../messages/language.ts'
import { m } from '../../messages/messages.ts'
import { ofMisdirectedDeposit } from '../../messages/screen-messages.ts'
import { useApp } from '../../state/app.ts'
import { readyValue } from '../../state/resource.ts'
import { exactText } from '../../text/amount.ts'
import { transactionUrl } from '../../text/transaction-url.ts'
import { isTransferInFlight } from '../state.ts'
import { ServiceWord } from '../status/service-word.tsx'
import { useFollowUpPayments } from './use-follow-up-payments.ts'

export function FollowUpPaymentsCard({ execution }: { execution: ExecutionView }) {
  const { now } = useFollowUpPayments(execution.id, isByAddress(execution.intent))
  const view = readyValue(now.value)
  const say = m().followUps
  if (!view) return null
  // During the transfer the address's card tells it.
  if (!view.known && isTransferInFlight(execution)) return null
  if (!view.known) {
    return (
      <Card title={say.title}>
        <Unknown title={say.unread} why={view.why} />
      </Card>
    )
  }
  return <Found execution={execution} found={view.followUps} />
}

function Unknown({ title, why }: Readonly<{ title: string; why: Reason }>) {
  return (
    <Notice kind="warn" title={title}>
      <ReasonText reason={why} />
    </Notice>
  )
}

function Found({ execution, found }: Readonly<{ execution: ExecutionView; found: FollowUpPayments }>) {
  const say = m().followUps
  const { excess, further, misdirected } = found
  const unproven = isTransferInFlight(execution) ? undefined : found.unproven
  if (!excess && further.length === 0 && !misdirected && !unproven) return null
  return (
    <Card title={say.title}>
      <div role="status" class="afterwards">
        {excess && (
          <Notice
            kind={excess.back ? 'good' : 'info'}
            title={say.excess({ amount: sent(execution, excess.amount) })}
            testId="follow-ups-excess"
          >
            {excess.back ? (
              <CameBack currency={execution.pays.currency} back={excess.back} />
            ) : (
              <ServiceWord text={say.awaited} />
            )}
          </Notice>
        )}
        {misdirected && (
          <Notice
            kind={isThere(misdirected.outcome) ? 'good' : 'info'}
            title={ofMisdirectedDeposit().elsewhere}
            testId="follow-ups-elsewhere"
          >
            <What execution={execution} outcome={misdirected.outcome} currency={misdirected.currency} />
          </Notice>
        )}
        {further.map((payment) => (
          <Further key={payment.txHash} execution={execution} payment={payment} />
        ))}
        {unproven && <Unknown title={say.unproven} why={unproven} />}
      </div>
      <p class="card-note">{say.note}</p>
    </Card>
  )
}

function Further({ execution, payment }: Readonly<{ execution: ExecutionView; payment: FollowUpPayment }>) {
  const say = m().followUps
  const amount = sent(execution, payment.amount)
  return (
    <Notice
      kind={isThere(payment.outcome) ? 'good' : 'info'}
      title={execution.stage.stage === 'failed' ? say.late({ amount }) : say.further({ amount })}
      testId="follow-ups-further"
    >
      <What execution={execution} outcome={payment.outcome} currency={execution.pays.currency} />
    </Notice>
  )
}

function isThere(outcome: FollowUpOutcome): boolean {
  return outcome.is === 'arrived' || (outcome.is === 'back' && outcome.isCertain)
}

type WhatProps = Readonly<{ execution: ExecutionView; outcome: FollowUpOutcome; currency: Currency | undefined }>

function What({ execution, outcome, currency }: WhatProps) {
  const say = m().followUps
  const { intent, expected } = execution
  const destination = useChain(intent.destinationChainId)
  const chain = destination?.name ?? m().common.chainNumber({ id: intent.destinationChainId })
  switch (outcome.is) {
    case 'awaited':
      return <ServiceWord text={intent.payment === 'openAddress' ? say.awaitedOpen : say.awaited} />
    case 'back':
      return <CameBack currency={currency ?? execution.pays.currency} back={outcome} />
    case 'arrived':
      return (
        <p>
          {say.arrived({ amount: exactText({ ...expected, value: outcome.amount }), chain })}
          {joins().after}
          <Transaction chain={destination} hash={outcome.txHash} />
        </p>
      )
    case 'followed':
      return (
        <p>
          {say.followed}
          {joins().after}
          <UntrustedQuote text={outcome.word} />
        </p>
      )
    case 'unfollowed':
      return <p>{say.unfollowed[outcome.since]({ chain })}</p>
  }
}

function CameBack({ currency, back }: Readonly<{ currency: Currency; back: MatchedRefund }>) {
  const say = m().followUps
  const chain = useChain(currency.chainId)
  const amount = exactText({ currency, value: back.amount })
  return (
    <p>
      {back.isCertain ? say.back({ amount }) : say.backPerhaps({ amount })}
      {joins().after}
      <Transaction chain={chain} hash={back.txHash} />
    </p>
  )
}

function Transaction({ chain, hash }: Readonly<{ chain: ChainView | undefined; hash: string }>) {
  const url = transactionUrl(chain, hash)
  return url ? <ExternalLink href={url}>{m().timeline.explorer}</ExternalLink> : null
}

function useChain(chainId: number): ChainView | undefined {
  return readyValue(useApp().store.chains.now.value)?.find(({ id }) => id === chainId)
}

function sent({ pays }: ExecutionView, value: bigint): string {
  return exactText({ ...pays, value })
}
