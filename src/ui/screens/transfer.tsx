import { useEffect, useMemo, useRef } from 'preact/hooks'
import type { ExecutionView } from '../../api/transfer-views.ts'
import type { Amount } from '../../core/currency.ts'
import { isPaidElsewhere, isSend } from '../../core/item.ts'
import { FollowUpsCard } from '../deposit/afterwards-card.tsx'
import { DepositCard, depositViewOf } from '../deposit/deposit-card.tsx'
import { cameOf } from '../deposit/deposit-news.ts'
import { useDeposit } from '../deposit/use-deposit.ts'
import { ofDirect } from '../messages/direct-messages.ts'
import { ofEveryday } from '../messages/everyday-messages.ts'
import { m } from '../messages/messages.ts'
import { AmountText } from '../parts/amount-text.tsx'
import { Card } from '../parts/card.tsx'
import { Chip } from '../parts/chip.tsx'
import { EmptyState } from '../parts/empty-state.tsx'
import { keptAmounts } from '../parts/kept-amounts.tsx'
import { Reading } from '../parts/loading.tsx'
import { Screen } from '../parts/screen.tsx'
import { DayOf, Timeline } from '../parts/timeline.tsx'
import { ToActivity } from '../parts/to-activity.tsx'
import { ReceiptAndHelp } from '../receipt/receipt-and-help.tsx'
import { useApp } from '../state/app.ts'
import { useChainName } from '../state/chain-name.ts'
import { useVisible } from '../state/clock.ts'
import { readyValue, resource } from '../state/resource.ts'
import { shortText } from '../text/amount.ts'
import { AskedBy } from '../transfer/asked-by.tsx'
import { entriesOf } from '../transfer/entries.ts'
import { viewOf } from '../transfer/entry-view.tsx'
import { Outcome } from '../transfer/outcome.tsx'
import { Particulars } from '../transfer/particulars.tsx'
import { Requoted } from '../transfer/requoted.tsx'
import { isMoving, paidOf, stateOf, TONES } from '../transfer/state.ts'

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
  const isElsewhere = shown !== undefined && isPaidElsewhere(shown.plan)
  const deposit = depositViewOf(useDeposit(id, isElsewhere).now.value)
  const came = isElsewhere ? cameOf(shown, deposit) : undefined
  const state = shown && stateOf(shown, came)
  const before = useRef(state)
  useEffect(() => {
    if (before.current && state && before.current !== state) announce(m().state[state])
    before.current = state
  }, [state])
  return (
    <Screen
      title={say.title}
      back={{ screen: 'activity' }}
      aside={state && <Chip tone={TONES[state]}>{m().state[state]}</Chip>}
    >
      <Reading resource={execution} what={m().activity.loading} failed={m().activity.failed} lines={7}>
        {(found) =>
          found ? (
            <Details execution={found} deposit={deposit} came={came} />
          ) : (
            <EmptyState icon="search" title={say.notFound} action={<ToActivity />}>
              <p>{say.notFoundText}</p>
            </EmptyState>
          )
        }
      </Reading>
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
      <Outcome execution={execution} came={came} />
      <ReceiptAndHelp execution={execution} />
      <Requoted execution={execution} />
      <FollowUpsCard execution={execution} />
      {isPaidElsewhere(execution.plan) && <DepositCard execution={execution} view={deposit} />}
      <Card title={isMoving(execution) ? say.timeline : say.whatHappened} aside={<DayOf at={execution} />}>
        <Timeline entries={entriesOf(execution, came).map((entry) => viewOf(entry, execution, chains))} />
      </Card>
      <Particulars execution={execution} />
    </>
  )
}

// The received amount once read, the sent amount before.
function Head({ execution }: { execution: ExecutionView }) {
  const say = m().transfer
  const nameOf = useChainName()
  const { intent, stage, plan } = execution
  const [from, to] = [nameOf(intent.originChainId), nameOf(intent.destinationChainId)]
  const paid = paidOf(execution)
  const arrives = execution.expected.currency.symbol
  const { arrived, receipt } = ofEveryday()
  const there = arrives === execution.pays.currency.symbol ? to : receipt.on(arrives, to)
  const fill = stage.stage === 'filled' && stage.fill.proof === 'verified' && !isSend(plan) ? stage.fill : undefined
  return (
    <div class="transfer-head">
      <AmountText amount={fill?.amount ?? paid} form="short" class="big" />
      <p>
        {keptAmounts(
          fill
            ? arrived.route(to, shortText(paid), from)
            : isSend(plan)
              ? ofDirect().route(from)
              : say.route(from, there),
        )}
      </p>
      <AskedBy requester={execution.requester} />
    </div>
  )
}
