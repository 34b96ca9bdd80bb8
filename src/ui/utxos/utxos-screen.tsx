import { useEffect, useMemo } from 'preact/hooks'
import type { Reason } from '../../core/reason/reason.ts'
import { Button, IconButton } from '../controls/button.tsx'
import { ReasonText } from '../display/reason.tsx'
import { EmptyState } from '../layout/empty-state.tsx'
import { WithResource } from '../layout/loading.tsx'
import { Notice } from '../layout/notice.tsx'
import { Screen } from '../layout/screen-frame.tsx'
import { m } from '../messages/messages.ts'
import { hrefOf } from '../route.ts'
import { useApp } from '../state/app.ts'
import { resource } from '../state/resource.ts'
import { accountRef } from '../state/store.ts'
import { UtxoList } from './utxo-list.tsx'

export function UtxosScreen() {
  const say = m().coins
  const { client, store } = useApp()
  const account = store.account.value
  const coins = useMemo(() => {
    let isFresh = false
    const asked = resource(() =>
      client.call('bitcoin.get', { account: account ? accountRef(account) : '', ...(isFresh ? { fresh: true } : {}) }),
    )
    return {
      ...asked,
      again: () => {
        isFresh = true
        void asked.reload()
      },
    }
  }, [client, account?.address])
  useEffect(() => {
    if (!account) return
    void coins.reload()
    return client.on('balances', () => void coins.reload())
  }, [coins])
  const { now } = coins
  const isBusy = now.value.state === 'loading' || (now.value.state === 'ready' && now.value.isRefreshing)
  return (
    <Screen
      title={say.title}
      back={{ screen: 'home' }}
      aside={
        <IconButton icon="refresh" name={say.refresh} onClick={coins.again} isBusy={isBusy} testId="coins-refresh" />
      }
    >
      <WithResource resource={coins} what={say.loading} failed={say.failed} lines={8}>
        {(view) => {
          if (!view.known) return <NotKnown why={view.why} onRetry={coins.again} />
          const isEmpty = view.accounts.every(
            ({ coins: held, arrivingSats }) => held.length === 0 && arrivingSats === 0n,
          )
          return isEmpty ? <NoCoins /> : <UtxoList accounts={view.accounts} />
        }}
      </WithResource>
    </Screen>
  )
}

function NotKnown({ why, onRetry }: Readonly<{ why: Reason; onRetry: () => void }>) {
  const say = m().coins
  return (
    <Notice
      kind="warn"
      title={say.failed}
      action={<Button onClick={onRetry}>{m().common.retry}</Button>}
      testId="coins-unknown"
    >
      <p>
        <ReasonText reason={why} />
      </p>
      <p>{say.failedText}</p>
    </Notice>
  )
}

function NoCoins() {
  const say = m().coins
  return (
    <EmptyState
      icon="qr"
      title={say.emptyTitle}
      action={
        <a class="button secondary" href={hrefOf({ screen: 'receive' })}>
          {m().home.receive}
        </a>
      }
    >
      <p>{say.emptyText}</p>
    </EmptyState>
  )
}
