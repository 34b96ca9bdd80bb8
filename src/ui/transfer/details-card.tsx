import type { ExecutionView } from '../../api/views/transfers.ts'
import { amountPaidOf as paidAsRead } from '../../core/deposit-address/requote.ts'
import { isPaidExternally, isSendPlan } from '../../core/execution/item.ts'
import { isSameCurrency } from '../../core/money/currency.ts'
import { FullAddress } from '../display/address-text.tsx'
import { AmountText } from '../display/amount-text.tsx'
import { LocalValue, RateSource } from '../display/local-value.tsx'
import { NamedAccount } from '../display/named-account.tsx'
import { Card, Line } from '../layout/card.tsx'
import { Fold } from '../layout/fold.tsx'
import { m } from '../messages/messages.ts'
import { ofActivity } from '../messages/screen-messages.ts'
import { useAccountName } from '../state/wallet/account-name.ts'
import { useChainName } from '../state/wallet/chain-name.ts'
import { useValueToday } from '../state/wallet/price.ts'
import { exactText } from '../text/amount.ts'
import { BookName } from './book-name.tsx'
import { FeeLines } from './fee-lines.tsx'
import { feeLinesOf } from './network-fee.ts'
import { amountLanded, amountPaid, isTransferExact, isTransferInFlight } from './state.ts'
import { type TransferEntry, transferEntries } from './timeline/entries.ts'

export function DetailsCard({ execution }: { execution: ExecutionView }) {
  const { intent } = execution
  const payer = useAccountName()(intent.user)
  return (
    <Card>
      <dl class="lines">
        {isTransferInFlight(execution) && !isTransferExact(execution) && !isRestated(execution) && (
          <Line name={m().review.worse.expected}>
            <AmountText amount={execution.expected} form="short" />
          </Line>
        )}
        <Line name={nameOfLeast(execution)}>
          <AmountText amount={execution.sent ?? execution.minimum} />
        </Line>
        <Outcome execution={execution} />
        {payer !== undefined && !isPaidExternally(execution.plan) && (
          <Line name={m().payFrom.label}>
            <NamedAccount name={payer} account={intent.user} address={intent.user} testId="payer" />
          </Line>
        )}
        <FeeLines lines={feeLinesOf(execution)} />
        <ValueToday execution={execution} />
      </dl>
      <div class="labelled">
        <h3 class="label">{m().review.recipient}</h3>
        <FullAddress address={intent.recipient} />
        <BookName address={intent.recipient} />
      </div>
      <Identifiers execution={execution} />
      <RateSource />
    </Card>
  )
}

// Every digit that the headline rounds.
function Outcome({ execution }: { execution: ExecutionView }) {
  const say = ofActivity()
  const { stage } = execution
  const amount = amountLanded(execution)
  if (!amount) return null
  if (stage.stage === 'filled') {
    return (
      <Line name={say.arrived.exactly}>
        <AmountText amount={amount} />
      </Line>
    )
  }
  const sent = isPaidExternally(execution.plan) ? paidAsRead(execution) : execution.pays
  const difference = sent && isSameCurrency(sent.currency, amount.currency) ? sent.value - amount.value : -1n
  return (
    <>
      {sent && (
        <Line name={say.back.sent}>
          <AmountText amount={sent} />
        </Line>
      )}
      <Line name={say.back.got}>
        <AmountText amount={amount} />
      </Line>
      {difference >= 0n && (
        <Line name={say.back.difference}>
          <AmountText amount={{ ...amount, value: difference }} />
        </Line>
      )}
    </>
  )
}

// No earlier price is kept.
function ValueToday({ execution }: { execution: ExecutionView }) {
  const amount = amountLanded(execution) ?? amountPaid(execution)
  const dollars = useValueToday(amount)
  if (dollars === undefined) return null
  return (
    <Line name={ofActivity().arrived.valueToday}>
      <AmountText amount={amount} form="short" /> ·{' '}
      <bdi>
        <LocalValue dollarMillionths={dollars} />
      </bdi>
    </Line>
  )
}

function Identifiers({ execution }: { execution: ExecutionView }) {
  const say = m().transfer
  const nameOf = useChainName()
  const blocks = transferEntries(execution).flatMap(blockOf)
  return (
    <Fold title={say.identifiers} testId="identifiers">
      <dl class="raw">
        <dt>{say.requestId}</dt>
        <dd class="mono">{execution.requestId}</dd>
        {execution.requote && (
          <>
            <dt>{m().requoted.requestId}</dt>
            <dd class="mono">{execution.requote.requestId}</dd>
          </>
        )}
        {!isSendPlan(execution.plan) && (
          <>
            <dt>{say.orderId}</dt>
            <dd class="mono">{execution.orderId}</dd>
          </>
        )}
        {blocks.length > 0 && (
          <>
            <dt>{say.block({ chain: nameOf(execution.intent.originChainId) })}</dt>
            <dd class="mono">{[...new Set(blocks)].join(' ')}</dd>
          </>
        )}
      </dl>
    </Fold>
  )
}

function blockOf(entry: TransferEntry): readonly string[] {
  return entry.what === 'step' && entry.blockNumber !== undefined ? [`${entry.blockNumber}`] : []
}

function nameOfLeast(execution: ExecutionView): string {
  const { requote, pays, plan } = execution
  if (requote) return m().requoted.firstMinimum({ asked: exactText(pays) })
  const isOver = !isTransferInFlight(execution)
  if (isTransferExact(execution)) return isOver ? ofActivity().quoted.exactly : m().review.exactly
  if (isSendPlan(plan)) return isOver ? ofActivity().back.sent : m().review.worse.pays
  return isOver ? ofActivity().quoted.least : m().review.worse.minimum
}

function isRestated({ requote, plan }: ExecutionView): boolean {
  return requote !== undefined || isSendPlan(plan)
}
