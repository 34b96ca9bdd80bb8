import { useEffect, useMemo, useState } from 'preact/hooks'
import type { OwnCallsView, RevokeView } from '../../api/views/allowances.ts'
import { CallsBody } from '../approval/calls/calls-body.tsx'
import { useCallsRenewal } from '../approval/calls/use-calls-renewal.ts'
import { Button } from '../controls/button.tsx'
import { UntrustedText } from '../display/untrusted-text.tsx'
import { EmptyState } from '../layout/empty-state.tsx'
import { WithResource } from '../layout/loading.tsx'
import { Notice } from '../layout/notice.tsx'
import { Screen } from '../layout/screen-frame.tsx'
import { m } from '../messages/messages.ts'
import { ofAllowances, ofCalls } from '../messages/screen-messages.ts'
import { ConfirmButton } from '../review/confirm/confirm-button.tsx'
import { hrefOf, type Route } from '../route.ts'
import { useApp } from '../state/app.ts'
import { readyValue, resource } from '../state/resource.ts'
import { messageOf } from '../text/reason-text.ts'
import { type AllowanceRef, readAllowanceRef } from './allowance-ref.ts'

const LIST: Route = { screen: 'allowances' }

export function RevokeScreen({ id }: { id: string }) {
  const say = ofAllowances().review
  const { client } = useApp()
  const wanted = readAllowanceRef(id)
  const asked = useMemo(
    () =>
      resource(async (): Promise<RevokeView> => {
        if (!wanted) return { available: false, obstacle: 'notOwn' }
        return client.call('allowances.ask', wanted)
      }),
    [client, id],
  )
  useEffect(() => void asked.reload(), [asked])
  const shown = readyValue(asked.now.value)
  if (wanted && shown?.available) return <TakeBack wanted={wanted} shown={shown.shown} askAnew={asked.reload} />
  return (
    <Screen title={say.title} back={LIST}>
      <WithResource resource={asked} what={say.trying} failed={say.failed} lines={6}>
        {(view) => (view.available ? null : <Obstacle view={view} />)}
      </WithResource>
    </Screen>
  )
}

type TakeBackProps = Readonly<{ wanted: AllowanceRef; shown: OwnCallsView; askAnew: () => Promise<void> }>

function TakeBack({ wanted, shown, askAnew }: TakeBackProps) {
  const say = ofAllowances().review
  const { client, go, store } = useApp()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | undefined>(undefined)
  const legs = useCallsRenewal(shown, askAnew)
  const { mark, effects, funding } = shown
  const isNever = effects.known && effects.reverted !== undefined
  const take = async () => {
    setBusy(true)
    try {
      const answer = await client.call('allowances.take', { ...wanted, mark })
      if (answer.outcome === 'taken') {
        void store.sent.reload()
        go({ screen: 'bundle', id: answer.bundleId })
        return
      }
      setProblem(say[answer.outcome])
      if (answer.outcome === 'stale') await askAnew()
    } catch (error) {
      setProblem(messageOf(error))
    }
    setBusy(false)
  }
  const canTry = mark === '' && !isNever
  return (
    <Screen
      title={say.title}
      back={LIST}
      footer={
        <div class="decide">
          <Button onClick={() => go(LIST)} testId="reject">
            {say.cancel}
          </Button>
          {legs.isOver && !isNever ? (
            <Button kind="primary" isBusy={legs.isBusy} onClick={legs.refresh} testId="fresh-quote">
              {m().review.fresh}
            </Button>
          ) : canTry ? (
            <Button kind="primary" onClick={() => void askAnew()} testId="take-back-again">
              {say.again}
            </Button>
          ) : (
            !isNever && (
              <ConfirmButton
                plan={mark}
                label={funding ? ofCalls().payAndSend : ofAllowances().takeBack}
                isBusy={isBusy}
                onConfirm={() => void take()}
              />
            )
          )}
        </div>
      }
    >
      <p class="card-note">{say.text(shown.chain.name)}</p>
      {problem && (
        <Notice kind="danger" title={m().approval.failed} isUrgent testId="decide-problem">
          <UntrustedText text={problem} />
        </Notice>
      )}
      <CallsBody shown={shown} legs={legs} words={say} />
    </Screen>
  )
}

function Obstacle({ view }: { view: Extract<RevokeView, { available: false }> }) {
  const say = ofAllowances().review
  const to: Route =
    view.obstacle === 'needed'
      ? { screen: 'transfer', id: view.executionId }
      : view.obstacle === 'underWay'
        ? { screen: 'bundle', id: view.bundleId }
        : LIST
  const label = { needed: ofAllowances().seeTransfer, underWay: ofAllowances().follow, notOwn: say.back }
  return (
    <EmptyState
      icon="info"
      title={say[view.obstacle]}
      action={
        <a class="button primary" href={hrefOf(to)}>
          {label[view.obstacle]}
        </a>
      }
    >
      <p>{say[`${view.obstacle}Text`]}</p>
    </EmptyState>
  )
}
