import { useEffect, useMemo, useRef } from 'preact/hooks'
import type { ExecutionView } from '../../api/views/transfers.ts'
import { isPaidExternally, isSendPlan } from '../../core/execution/item.ts'
import type { Amount } from '../../core/money/currency.ts'
import { AmountText } from '../display/amount-text.tsx'
import { Chip } from '../display/chip.tsx'
import { StateMark } from '../display/state-mark.tsx'
import { unbrokenAmounts } from '../display/unbroken-amounts.tsx'
import { ActivityLink } from '../layout/activity-link.tsx'
import { Card } from '../layout/card.tsx'
import { EmptyState } from '../layout/empty-state.tsx'
import { WithResource } from '../layout/loading.tsx'
import { Screen } from '../layout/screen-frame.tsx'
import { ApprovalDay, Timeline } from '../layout/timeline.tsx'
import { m } from '../messages/messages.ts'
import { ofActivity } from '../messages/screen-messages.ts'
import { useApp } from '../state/app.ts'
import { useVisible } from '../state/page/clock.ts'
import { readyValue, resource } from '../state/resource.ts'
import { useChainName } from '../state/wallet/chain-name.ts'
import { shortText } from '../text/amount.ts'
import { DepositCard, depositViewOf } from './deposit/deposit-card.tsx'
import { amountReceived } from './deposit/deposit-status.ts'
import { FollowUpPaymentsCard } from './deposit/follow-up-payments-card.tsx'
import { useDeposit } from './deposit/use-deposit.ts'
import { DetailsCard } from './details-card.tsx'
import { ReceiptButtons } from './receipt/receipt-buttons.tsx'
import { TransferRequester } from './requester.tsx'
import { amountLanded, amountPaid, isTransferInFlight, TRANSFER_LOOKS, transferState } from './state.ts'
import { transferStateText } from './state-text.ts'
import { RequoteNotice } from './status/requote-notice.tsx'
import { TransferOutcome } from './status/transfer-outcome.tsx'
import { transferEntries } from './timeline/entries.ts'
import { timelineEntryOf } from './timeline/entry-view.tsx'

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
    if (before.current && state && before.current !== state) announce(transferStateText(state))
    before.current = state
  }, [state])
  return (
    <Screen
      title={say.title}
      back={{ screen: 'activity' }}
      aside={state && <Chip tone={TRANSFER_LOOKS[state][0]}>{transferStateText(state)}</Chip>}
    >
      <WithResource resource={execution} what={m().common.loading} failed={m().activity.failed} lines={7}>
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
      <Head execution={execution} came={came} />
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

function Head({ execution, came }: Pick<DetailsProps, 'execution' | 'came'>) {
  const say = m().transfer
  const nameOf = useChainName()
  const { intent, stage, plan } = execution
  const [from, to] = [nameOf(intent.originChainId), nameOf(intent.destinationChainId)]
  const paid = amountPaid(execution)
  const arrives = execution.expected.currency.symbol
  const { arrived, receipt } = ofActivity()
  const there = arrives === execution.pays.currency.symbol ? to : receipt.on({ amount: arrives, chain: to })
  const filled = stage.stage === 'filled' && !isSendPlan(plan) ? amountLanded(execution) : undefined
  return (
    <div class="transfer-head">
      <StateMark mark={TRANSFER_LOOKS[transferState(execution, came)][1]} />
      <div class="transfer-said">
        <AmountText amount={filled ?? paid} form="short" class="big" />
        <p>
          {unbrokenAmounts(
            filled
              ? arrived.route({ to, paid: shortText(paid), from })
              : isSendPlan(plan)
                ? m().common.onChain({ chain: from })
                : say.route({ from, to: there }),
          )}
        </p>
        <TransferRequester requester={execution.requester} />
      </div>
    </div>
  )
}
