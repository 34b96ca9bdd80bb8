import type { ComponentChildren, ComponentProps } from 'preact'
import { useState } from 'preact/hooks'
import { FAMILIES } from '../../core/families/families.ts'
import { IconButton } from '../controls/button.tsx'
import { CopyButton } from '../controls/copy-button.tsx'
import { GroupedAddress } from '../display/grouped-address.tsx'
import { Icon, type IconName } from '../display/icons.tsx'
import { FORM_MODES } from '../form/modes.ts'
import { Card } from '../layout/card.tsx'
import { EmptyState } from '../layout/empty-state.tsx'
import { lazyComponent } from '../layout/lazy-component.tsx'
import { WithResource } from '../layout/loading.tsx'
import { Screen } from '../layout/screen-frame.tsx'
import { ofValuation } from '../messages/app-messages.ts'
import { m } from '../messages/messages.ts'
import { hrefOf, type Route } from '../route.ts'
import { ApiKeyRefused } from '../settings/api-key-refused.tsx'
import { useApp } from '../state/app.ts'
import { useWide } from '../state/page/use-wide.ts'
import { readyValue } from '../state/resource.ts'
import type { Store } from '../state/store.ts'
import { useTabConnection } from '../state/wallet/tab-connection.ts'
import { whenText } from '../text/day-and-time.ts'
import { AccountHeader } from './account-header.tsx'
import { areAllZero, balanceGroups } from './balances/balance-groups.ts'
import { BalanceList } from './balances/balance-list.tsx'
import { hasUnreadBalance, readableBalances, shownBalances, withoutCustomTokens } from './balances/shown-balances.ts'
import { InFlightActivity } from './in-flight-activity.tsx'
import { RecentActivity } from './recent-activity.tsx'
import { RequestsLink, useWaitingRequests } from './requests-link.tsx'
import { TotalValue } from './total/total-value.tsx'
import { useOpened } from './use-opened.ts'

// These are rare.
const Unread = lazyComponent(async () => (await import('./balances/unread-balances.tsx')).UnreadBalances)

const HomeNotices = lazyComponent(async () => (await import('./home-notices.tsx')).HomeNotices)

const AddedTokens = lazyComponent(async () => (await import('./tokens/custom-token-list.tsx')).CustomTokenList)

/** Fewer tokens fit on the screen. */
const MANY_TOKENS = 5

export function HomeScreen() {
  const say = m().home
  const { client, store, tell } = useApp()
  const isWide = useWide()
  const connection = useTabConnection()
  const isOpened = useOpened(connection.isRead)
  const questions = useWaitingRequests()
  const wallet = readyValue(store.wallet.now.value)
  const isHidden = wallet?.settings.hideAmounts ?? false
  const listed = shownBalances(store)?.balances ?? []
  const isNew = areAllZero(listed)
  const [words, setWords] = useState<string | undefined>(undefined)
  const hasTools = words !== undefined || balanceGroups(withoutCustomTokens(listed)).length >= MANY_TOKENS
  const refresh = async () => {
    await store.balances.reload()
    const now = store.balances.now.peek()
    if (now.state === 'failed' || (now.state === 'ready' && now.problem !== undefined)) tell(say.refreshFailed)
  }
  return (
    <>
      <AccountHeader connected={connection.site} />
      {/* A request may come at any time. At the foot it moves no button. */}
      <Screen title={m().nav.home} isTitleHidden footer={questions > 0 && <RequestsLink questions={questions} />}>
        {isOpened && (
          <>
            {readyValue(store.keyStanding.now.value) === 'refused' && <ApiKeyRefused />}
            <HomeNotices />
            {!isWide && <InFlightActivity />}
            <TotalValue isHidden={isHidden} />
            <div class="home-actions">
              {FORM_MODES.map((mode) => (
                <EntryPoint key={mode} route={{ screen: 'form', mode }} icon={mode} testId={`open-${mode}`}>
                  {m().form.modes[mode]}
                </EntryPoint>
              ))}
              <EntryPoint route={{ screen: 'receive' }} icon="receive" isPrimary={isNew} testId="receive">
                {m().receive.title}
              </EntryPoint>
            </div>
            <div class="section-head">
              <h2 class="section-title">{say.balances}</h2>
              <AsOf />
              {hasTools && (
                <IconButton
                  icon="search"
                  name={m().common.filter({ what: say.balances })}
                  pressed={words !== undefined}
                  onClick={() => setWords(words === undefined ? '' : undefined)}
                  testId="open-token-tools"
                />
              )}
              <IconButton
                icon={isHidden ? 'eyeOff' : 'eye'}
                name={isHidden ? say.showAmounts : say.hideAmounts}
                onClick={() => client.call('settings.set', { hideAmounts: !isHidden }).then(store.wallet.reload)}
              />
            </div>
            <Balances {...{ isHidden, words }} onWords={setWords} onRetry={refresh} />
            {!isWide && !isReading(store) && <RecentActivity />}
          </>
        )}
      </Screen>
    </>
  )
}

function EntryPoint(
  props: Readonly<{
    route: Route
    icon: IconName
    isPrimary?: boolean
    testId: string
    children: ComponentChildren
  }>,
) {
  const kind = props.isPrimary ? 'primary' : 'secondary'
  return (
    <a class={`button entry-point ${kind}`} href={hrefOf(props.route)} data-testid={props.testId}>
      <Icon name={props.icon} />
      <span>{props.children}</span>
    </a>
  )
}

function AsOf() {
  const { store } = useApp()
  const shown = shownBalances(store)
  if (shown?.fromSeconds === undefined) return null
  const loaded = store.balances.now.value
  const isFailed = loaded.state === 'failed' || (loaded.state === 'ready' && !loaded.isRefreshing)
  const say = isFailed ? ofValuation().asOfFailed : ofValuation().asOf
  return (
    <p class="as-of" role="status" data-testid="as-of">
      {say({ when: whenText(shown.fromSeconds) })}
    </p>
  )
}

type BalancesProps = Pick<ComponentProps<typeof BalanceList>, 'isHidden' | 'words' | 'onWords'> &
  Readonly<{ onRetry: () => unknown }>

function Balances({ isHidden, words, onWords, onRetry }: BalancesProps) {
  const { store } = useApp()
  const loaded = store.balances.now.value
  const shown = shownBalances(store)
  const listed = withoutCustomTokens(shown?.balances ?? [])
  const unread = loaded.state === 'ready' ? withoutCustomTokens(readableBalances(loaded.value)) : []
  const hasAdded = (readyValue(store.addedTokens.now.value)?.tokens ?? []).length > 0
  const isFailed = loaded.state === 'failed'
  const isRefreshing = loaded.state === 'loading' || (loaded.state === 'ready' && loaded.isRefreshing)
  return (
    <>
      {(isFailed || isReading(store)) && (
        <WithResource resource={store.balances} what={m().common.loading} failed={m().home.balancesFailed} lines={5}>
          {() => null}
        </WithResource>
      )}
      {unread.some((each) => !each.known || each.isPartial) && (
        <Unread {...{ balances: unread, isRefreshing, onRetry }} />
      )}
      {shown && areAllZero(shown.balances) && <NoMoney />}
      {shown && !areAllZero(shown.balances) && !hasUnreadBalance(listed) && (
        <BalanceList {...{ balances: listed, isHidden, isRefreshing, words, onWords }} />
      )}
      {hasAdded && !isReading(store) && <AddedTokens {...{ balances: shown?.balances ?? [], isHidden }} />}
    </>
  )
}

function isReading({ balances, cachedBalances }: Store): boolean {
  return balances.now.value.state === 'loading' && readyValue(cachedBalances.now.value) === null
}

function NoMoney() {
  const say = m().home
  const { store } = useApp()
  const account = store.account.value
  const chains = (readyValue(store.chains.now.value) ?? []).filter((chain) => FAMILIES[chain.family].hasContracts)
  return (
    <Card>
      <EmptyState
        icon="qr"
        title={say.emptyTitle}
        action={
          <a class="button quiet" href={hrefOf({ screen: 'receive' })}>
            {say.receiveMore}
          </a>
        }
      >
        <p>{say.emptyText({ chains: chains.map((chain) => chain.name) })}</p>
        {account && (
          <div class="receive">
            <GroupedAddress address={account.address} />
            <CopyButton text={account.address} name={say.copyAddress} />
          </div>
        )}
      </EmptyState>
    </Card>
  )
}
