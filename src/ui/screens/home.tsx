import { AccountHeader } from '../home/account-header.tsx'
import { BalanceList } from '../home/balance-list.tsx'
import { isEmpty } from '../home/groups.ts'
import { InFlight } from '../home/in-flight.tsx'
import { useOpened } from '../home/opened.ts'
import { Recent } from '../home/recent.tsx'
import { isUnread, readable, shownBalances, withoutAdded } from '../home/shown.ts'
import { Total } from '../home/total.tsx'
import { useWaiting, Waiting } from '../home/waiting.tsx'
import { m } from '../messages/messages.ts'
import { ofWorth } from '../messages/worth-messages.ts'
import { IconButton } from '../parts/button.tsx'
import { Card } from '../parts/card.tsx'
import { CopyButton } from '../parts/copy-button.tsx'
import { EmptyState } from '../parts/empty-state.tsx'
import { fetched } from '../parts/fetched.tsx'
import { GroupedAddress } from '../parts/grouped-address.tsx'
import { Reading } from '../parts/loading.tsx'
import { Screen } from '../parts/screen.tsx'
import { hrefOf } from '../route.ts'
import { KeyRefused } from '../settings/key-refused.tsx'
import { useApp } from '../state/app.ts'
import { readyValue } from '../state/resource.ts'
import type { Store } from '../state/store.ts'
import { useWide } from '../state/wide.ts'
import { whenText } from '../text/when.ts'

// A failed read is rare.
const Unread = fetched(async () => (await import('../home/unread.tsx')).Unread)

// A damaged record is rare.
const UnreadableRecords = fetched(async () => (await import('../activity/unreadable-records.tsx')).UnreadableRecords)

// Custom tokens are rare.
const AddedTokens = fetched(async () => (await import('../home/added-tokens.tsx')).AddedTokens)

export function Home() {
  const say = m().home
  const { client, store, tell } = useApp()
  const isWide = useWide()
  const isOpened = useOpened()
  const questions = useWaiting()
  const wallet = readyValue(store.wallet.now.value)
  const isHidden = wallet?.settings.hideAmounts ?? false
  const isNew = isEmpty(shownBalances(store)?.balances ?? [])
  const refresh = async () => {
    await store.balances.reload()
    const now = store.balances.now.peek()
    if (now.state === 'failed' || (now.state === 'ready' && now.problem !== undefined)) tell(say.refreshFailed)
  }
  return (
    <>
      <AccountHeader />
      {/* A request may come at any time. At the foot it moves no button. */}
      <Screen title={say.title} isTitleHidden footer={questions > 0 && <Waiting questions={questions} />}>
        {isOpened && (
          <>
            {readyValue(store.keyStanding.now.value) === 'refused' && <KeyRefused />}
            <UnreadableRecords />
            {!isWide && <InFlight />}
            <Total isHidden={isHidden} />
            <div class="home-actions">
              <a
                class={`button ${isNew ? 'secondary' : 'primary'}`}
                href={hrefOf({ screen: 'move' })}
                data-testid="move-money"
              >
                {say.move}
              </a>
              <a
                class={`button ${isNew ? 'primary' : 'secondary'}`}
                href={hrefOf({ screen: 'receive' })}
                data-testid="receive"
              >
                {say.receive}
              </a>
            </div>
            <div class="section-head">
              <h2 class="section-title">{say.balances}</h2>
              <AsOf />
              <IconButton
                icon={isHidden ? 'eyeOff' : 'eye'}
                name={isHidden ? say.showAmounts : say.hideAmounts}
                onClick={() => client.call('settings.set', { hideAmounts: !isHidden }).then(store.wallet.reload)}
              />
            </div>
            <Balances isHidden={isHidden} onRetry={refresh} />
            {!isWide && !isReading(store) && <Recent />}
          </>
        )}
      </Screen>
    </>
  )
}

/** The age of stored balances, beside their name so that nothing jumps. */
function AsOf() {
  const { store } = useApp()
  const shown = shownBalances(store)
  if (shown?.fromSeconds === undefined) return null
  const loaded = store.balances.now.value
  const isFailed = loaded.state === 'failed' || (loaded.state === 'ready' && !loaded.isRefreshing)
  const say = isFailed ? ofWorth().asOfFailed : ofWorth().asOf
  return (
    <p class="as-of" role="status" data-testid="as-of">
      {say(whenText(shown.fromSeconds))}
    </p>
  )
}

function Balances({ isHidden, onRetry }: { isHidden: boolean; onRetry: () => unknown }) {
  const { store } = useApp()
  const loaded = store.balances.now.value
  const shown = shownBalances(store)
  const listed = withoutAdded(shown?.balances ?? [])
  const unread = loaded.state === 'ready' ? withoutAdded(readable(loaded.value)) : []
  const hasAdded = (readyValue(store.addedTokens.now.value)?.tokens ?? []).length > 0
  const isFailed = loaded.state === 'failed'
  const isRefreshing = loaded.state === 'loading' || (loaded.state === 'ready' && loaded.isRefreshing)
  return (
    <>
      {(isFailed || isReading(store)) && (
        <Reading resource={store.balances} what={m().home.loading} failed={m().home.balancesFailed} lines={5}>
          {() => null}
        </Reading>
      )}
      {unread.some(({ known }) => !known) && <Unread {...{ balances: unread, isRefreshing, onRetry }} />}
      {shown && isEmpty(shown.balances) && <NoMoney />}
      {/* After a failed read only the notice speaks. */}
      {shown && !isEmpty(shown.balances) && !isUnread(listed) && (
        <BalanceList {...{ balances: listed, isHidden, isRefreshing }} />
      )}
      {hasAdded && !isReading(store) && <AddedTokens {...{ balances: shown?.balances ?? [], isHidden }} />}
    </>
  )
}

// Stored balances come at once, so the skeleton is the last resort.
function isReading({ balances, keptBalances }: Store): boolean {
  return balances.now.value.state === 'loading' && readyValue(keptBalances.now.value) === null
}

function NoMoney() {
  const say = m().home
  const { store } = useApp()
  const account = store.account.value
  const chains = (readyValue(store.chains.now.value) ?? []).filter((chain) => chain.family === 'evm')
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
        <p>{say.emptyText(chains.map((chain) => chain.name))}</p>
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
