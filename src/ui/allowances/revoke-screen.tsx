import { useEffect, useMemo } from 'preact/hooks'
import type { RevokeView } from '../../api/views/allowances.ts'
import { EmptyState } from '../layout/empty-state.tsx'
import { WithResource } from '../layout/loading.tsx'
import { Screen } from '../layout/screen-frame.tsx'
import { m } from '../messages/messages.ts'
import { ofAllowances } from '../messages/screen-messages.ts'
import { hrefOf, type Route } from '../route.ts'
import { useApp } from '../state/app.ts'
import { readyValue, resource } from '../state/resource.ts'
import { readAllowanceRef } from './allowance-ref.ts'
import { OwnCallsReview } from './own-calls-review.tsx'

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
  if (wanted && shown?.available) {
    return (
      <OwnCallsReview
        shown={shown.shown}
        askAnew={asked.reload}
        take={(mark) => client.call('allowances.take', { ...wanted, mark })}
        back={LIST}
        words={{ ...say, text: say.text({ chain: shown.shown.chain.name }) }}
      />
    )
  }
  return (
    <Screen title={say.title} back={LIST}>
      <WithResource resource={asked} what={say.trying} failed={say.failed} lines={6}>
        {(view) => (view.available ? null : <Obstacle view={view} />)}
      </WithResource>
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
  const label = { needed: m().common.seeTransfer, underWay: m().settings.siteMore, notOwn: say.back }
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
