import { useEffect, useMemo } from 'preact/hooks'
import type { UndelegateView } from '../../api/views/delegations.ts'
import { EmptyState } from '../layout/empty-state.tsx'
import { WithResource } from '../layout/loading.tsx'
import { Screen } from '../layout/screen-frame.tsx'
import { m } from '../messages/messages.ts'
import { ofAllowances } from '../messages/screen-messages.ts'
import { hrefOf, type Route } from '../route.ts'
import { useApp } from '../state/app.ts'
import { readyValue, resource } from '../state/resource.ts'
import { OwnCallsReview } from './own-calls-review.tsx'

const LIST: Route = { screen: 'accounts' }

type DelegationPlace = Readonly<{ account: string; chainId: number }>

export function UndelegateScreen({ place }: { place: DelegationPlace }) {
  const say = ofAllowances()
  const { client } = useApp()
  const asked = useMemo(
    () => resource((): Promise<UndelegateView> => client.call('delegations.ask', place)),
    [client, place.account, place.chainId],
  )
  useEffect(() => void asked.reload(), [asked])
  const shown = readyValue(asked.now.value)
  if (shown?.available) {
    const { title, text } = say.delegation
    return (
      <OwnCallsReview
        shown={shown.shown}
        askAnew={asked.reload}
        take={(mark) => client.call('delegations.take', { ...place, mark })}
        back={LIST}
        words={{ title, text: text({ chain: shown.shown.chain.name }), untried: say.review.untried }}
      />
    )
  }
  return (
    <Screen title={say.delegation.title} back={LIST}>
      <WithResource resource={asked} what={say.review.trying} failed={say.review.failed} lines={6}>
        {(view) => (view.available ? null : <Obstacle view={view} />)}
      </WithResource>
    </Screen>
  )
}

/** The chain and the account, as in `8453.0x…`. */
export function readDelegationPlace(id: string): DelegationPlace | undefined {
  const [, chainId, account] = /^(\d{1,15})\.(0x[0-9a-fA-F]{40})$/.exec(id) ?? []
  return chainId && account ? { chainId: Number(chainId), account } : undefined
}

function Obstacle({ view }: { view: Extract<UndelegateView, { available: false }> }) {
  const { review, delegation } = ofAllowances()
  const isRunning = view.obstacle === 'underWay'
  const words = {
    underWay: [review.underWay, review.underWayText],
    notOwn: [review.notOwn, delegation.noneText],
    none: [delegation.none, delegation.noneText],
    unread: [delegation.unanswered, delegation.unansweredText],
  } as const
  const [title, text] = words[view.obstacle]
  return (
    <EmptyState
      icon="info"
      title={title}
      action={
        <a class="button primary" href={hrefOf(isRunning ? { screen: 'bundle', id: view.bundleId } : LIST)}>
          {isRunning ? m().settings.siteMore : delegation.back}
        </a>
      }
    >
      <p>{text}</p>
    </EmptyState>
  )
}
