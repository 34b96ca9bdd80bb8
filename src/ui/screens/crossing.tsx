import { useEffect, useMemo, useRef } from 'preact/hooks'
import type { ChainView, ExecutionView } from '../../api/contract.ts'
import { entriesOf } from '../crossing/entries.ts'
import { viewOf } from '../crossing/entry-view.tsx'
import { Outcome } from '../crossing/outcome.tsx'
import { isMoving, stateOf, TONES } from '../crossing/state.ts'
import { m } from '../messages/messages.ts'
import { FullAddress } from '../parts/address-text.tsx'
import { AmountText } from '../parts/amount-text.tsx'
import { Button } from '../parts/button.tsx'
import { Card, Line } from '../parts/card.tsx'
import { Chip } from '../parts/chip.tsx'
import { EmptyState } from '../parts/empty-state.tsx'
import { Fold } from '../parts/fold.tsx'
import { Notice } from '../parts/notice.tsx'
import { OutsideText } from '../parts/outside-text.tsx'
import { Screen } from '../parts/screen.tsx'
import { Skeleton } from '../parts/skeleton.tsx'
import { Timeline } from '../parts/timeline.tsx'
import { useApp } from '../state/app.ts'
import { useVisible } from '../state/clock.ts'
import { readyValue, resource } from '../state/resource.ts'

/** One crossing from the yes to its end, watched closely while somebody looks. */
export function CrossingScreen({ id }: { id: string }) {
  const { client, store, tell } = useApp()
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
  const loaded = execution.now.value
  const shown = readyValue(loaded)
  const state = shown && stateOf(shown)
  const before = useRef(state)
  useEffect(() => {
    if (before.current && state && before.current !== state) tell(m().state[state])
    before.current = state
  }, [state])
  return (
    <Screen
      title={m().crossing.title}
      back={{ screen: 'activity' }}
      aside={state && <Chip tone={TONES[state]}>{m().state[state]}</Chip>}
    >
      {loaded.state === 'loading' && (
        <Card>
          <p class="visually-hidden">{m().activity.loading}</p>
          <Skeleton lines={7} />
        </Card>
      )}
      {loaded.state === 'failed' && (
        <Notice
          kind="warn"
          title={m().activity.failed}
          action={<Button onClick={() => void execution.reload()}>{m().common.retry}</Button>}
        >
          <OutsideText text={loaded.message} />
        </Notice>
      )}
      {loaded.state === 'ready' &&
        (loaded.value ? (
          <Details execution={loaded.value} chains={readyValue(store.chains.now.value) ?? []} />
        ) : (
          <EmptyState icon="search" title={m().crossing.notFound}>
            <p>{m().crossing.notFoundText}</p>
          </EmptyState>
        ))}
    </Screen>
  )
}

function Details({ execution, chains }: { execution: ExecutionView; chains: readonly ChainView[] }) {
  const nameOf = (id: number) => chains.find((chain) => chain.id === id)?.name ?? m().common.chainNumber(id)
  const { intent } = execution
  return (
    <>
      <div class="crossing-head">
        <AmountText amount={execution.pays} class="big" />
        <p>{m().crossing.route(nameOf(intent.originChainId), nameOf(intent.destinationChainId))}</p>
      </div>
      <Outcome execution={execution} chains={chains} />
      <Card title={isMoving(execution) ? m().crossing.timeline : m().crossing.whatHappened}>
        <Timeline entries={entriesOf(execution).map((entry) => viewOf(entry, execution, chains))} />
      </Card>
      <Card>
        <dl class="lines">
          <Line name={m().review.minimum}>
            <AmountText amount={execution.minimum} />
          </Line>
          <Line name={m().review.networkFee}>
            {m().review.upTo} <AmountText amount={execution.mostGas} form="ceiling" />
          </Line>
        </dl>
        <h3 class="label">{m().review.recipient}</h3>
        <FullAddress address={intent.recipient} />
        <Fold title={m().crossing.identifiers}>
          <dl class="raw">
            <dt>{m().crossing.requestId}</dt>
            <dd class="mono">{execution.requestId}</dd>
            <dt>{m().crossing.orderId}</dt>
            <dd class="mono">{execution.orderId}</dd>
          </dl>
        </Fold>
      </Card>
    </>
  )
}
