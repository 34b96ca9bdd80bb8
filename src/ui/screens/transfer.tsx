import { useEffect, useMemo, useRef } from 'preact/hooks'
import type { ExecutionView } from '../../api/transfer-views.ts'
import type { Amount } from '../../core/currency.ts'
import { isPaidExternally, isSendPlan } from '../../core/item.ts'
import { FollowUpPaymentsCard } from '../deposit/afterwards-card.tsx'
import { DepositCard, depositViewOf } from '../deposit/deposit-card.tsx'
import { amountReceived } from '../deposit/deposit-news.ts'
import { useDeposit } from '../deposit/use-deposit.ts'
import { ofDirectSend } from '../messages/direct-messages.ts'
import { ofActivity } from '../messages/everyday-messages.ts'
import { m } from '../messages/messages.ts'
import { AmountText } from '../parts/amount-text.tsx'
import { Card } from '../parts/card.tsx'
import { Chip } from '../parts/chip.tsx'
import { EmptyState } from '../parts/empty-state.tsx'
import { unbrokenAmounts } from '../parts/kept-amounts.tsx'
import { WithResource } from '../parts/loading.tsx'
import { Screen } from '../parts/screen.tsx'
import { ApprovalDay, Timeline } from '../parts/timeline.tsx'
import { ActivityLink } from '../parts/to-activity.tsx'
import { ReceiptButtons } from '../receipt/receipt-and-help.tsx'
import { useApp } from '../state/app.ts'
import { useChainName } from '../state/chain-name.ts'
import { useVisible } from '../state/clock.ts'
import { readyValue, resource } from '../state/resource.ts'
import { shortText } from '../text/amount.ts'
import { TransferRequester } from '../transfer/asked-by.tsx'
import { transferEntries } from '../transfer/entries.ts'
import { timelineEntryOf } from '../transfer/entry-view.tsx'
import { TransferOutcome } from '../transfer/outcome.tsx'
import { DetailsCard } from '../transfer/particulars.tsx'
import { RequoteNotice } from '../transfer/requoted.tsx'
import { amountPaid, isTransferInFlight, TRANSFER_TONES, transferState } from '../transfer/state.ts'

export function TransferScreen({ id }: { id: string }) {
  const say = m().transfer
  const { announce, client } = useApp()
  const execution = useMemo(() => resource(() => client.call('executions.get', { id })), [client, id])
  const isVisible = useVisible()
  useEffect(() => {
    void execution.reload()
    return client.on('executions', () => void execution.reload())
  }, [execution])
  useEffect(() => {
    void client.call('executions.watch', { id: isVisible ? id : null }).catch(() => undefined)
    return () => void client.call('executions.watch', { id: null }).catch(() => undefined)
  }, [client, id, isVisible])
  const shown = readyValue(execution.now.value) ?? undefined
  const isElsewhere = shown !== undefined && isPaidExternally(shown.plan)
  const deposit = depositViewOf(useDeposit(id, isElsewhere).now.value)
  const came = isElsewhere ? amountReceived(shown, deposit) : undefined
  const state = shown && transferState(shown, came)
  const before = useRef(state)
  useEffect(() => {
    if (before.current && state && before.current !== state) announce(m().state[state])
    before.current = state
  }, [state])
  return (
    <Screen
      title={say.title}
      back={{ screen: 'activity' }}
      aside={state && <Chip tone={TRANSFER_TONES[state]}>{m().state[state]}</Chip>}
    >
      <WithResource resource={execution} what={m().activity.loading} failed={m().activity.failed} lines={7}>
        {(found) =>
          found ? (
            <Details execution={found} deposit={deposit} came={came} />
          ) : (
            <EmptyState icon="search" title={say.notFound} action={<ActivityLink />}>
              <p>{say.notFoundText}</p>
            </EmptyState>
          )
        }
      </WithResource>
    </Screen>
  )
}

type DetailsProps = Readonly<{
  execution: ExecutionView
  deposit: ReturnType<typeof depositViewOf>
  came: Amount | undefined
}>

function Details({ execution, deposit, came }: DetailsProps) {
  const say = m().transfer
  const chains = readyValue(useApp().store.chains.now.value) ?? []
  return (
    <>
      <Head execution={execution} />
      <TransferOutcome execution={execution} came={came} />
      <ReceiptButtons execution={execution} />
      <RequoteNotice execution={execution} />
      <FollowUpPaymentsCard execution={execution} />
      {isPaidExternally(execution.plan) && <DepositCard execution={execution} view={deposit} />}
      <Card
        title={isTransferInFlight(execution) ? say.timeline : say.whatHappened}
        aside={<ApprovalDay at={execution} />}
      >
        <Timeline
          entries={transferEntries(execution, came).map((entry) => timelineEntryOf(entry, execution, chains))}
        />
      </Card>
      <DetailsCard execution={execution} />
    </>
  )
}

// The received amount once read, the sent amount before.
function Head({ execution }: { execution: ExecutionView }) {
  const say = m().transfer
  const nameOf = useChainName()
  const { intent, stage, plan } = execution
  const [from, to] = [nameOf(intent.originChainId), nameOf(intent.destinationChainId)]
  const paid = amountPaid(execution)
  const arrives = execution.expected.currency.symbol
  const { arrived, receipt } = ofActivity()
  const there = arrives === execution.pays.currency.symbol ? to : receipt.on(arrives, to)
  const fill = stage.stage === 'filled' && stage.fill.proof === 'verified' && !isSendPlan(plan) ? stage.fill : undefined
  return (
    <div class="transfer-head">
      <AmountText amount={fill?.amount ?? paid} form="short" class="big" />
      <p>
        {unbrokenAmounts(
          fill
            ? arrived.route(to, shortText(paid), from)
            : isSendPlan(plan)
              ? ofDirectSend().route(from)
              : say.route(from, there),
        )}
      </p>
      <TransferRequester requester={execution.requester} />
    </div>
  )
}
