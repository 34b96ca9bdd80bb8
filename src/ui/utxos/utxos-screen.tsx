import { useEffect, useMemo } from 'preact/hooks'
import type { ApiParams } from '../../api/contract.ts'
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

type Depth = NonNullable<ApiParams<'bitcoin.get'>['depth']>

export function UtxosScreen() {
  const say = m().coins
  const { client, store } = useApp()
  const account = store.account.value
  const coins = useMemo(() => {
    let depth: Depth = 'known'
    const asked = resource(() => {
      const now = depth
      depth = 'known'
      return client.call('bitcoin.get', { account: account ? accountRef(account) : '', depth: now })
    })
    const reloadAt = (next: Depth) => () => {
      depth = next
      void asked.reload()
    }
    return { ...asked, again: reloadAt('fresh'), further: reloadAt('further') }
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
        <IconButton icon="refresh" name={say.refresh} onClick={coins.again} isBusy={isBusy} testId="utxos-refresh" />
      }
    >
      <WithResource resource={coins} what={m().common.loading} failed={m().home.couldNotRead} lines={8}>
        {(view) => {
          if (!view.known) return <NotKnown why={view.why} onRetry={coins.again} onFurther={coins.further} />
          const isEmpty = view.accounts.every(
            ({ coins: held, arrivingSats }) => held.length === 0 && arrivingSats === 0n,
          )
          const isWhole = view.accounts.every(({ isPartial }) => !isPartial)
          return (
            <>
              {!isWhole && <StillReading />}
              {!isEmpty ? (
                <UtxoList accounts={view.accounts} onMarked={() => void coins.reload()} />
              ) : (
                isWhole && <NoCoins />
              )}
              <LookFurther onPress={coins.further} isBusy={isBusy} />
            </>
          )
        }}
      </WithResource>
    </Screen>
  )
}

function StillReading() {
  return (
    <p class="card-note" role="status" data-testid="utxos-partial">
      <ReasonText reason={{ code: 'BITCOIN_STILL_READ' }} />
    </p>
  )
}

function LookFurther({ onPress, isBusy }: Readonly<{ onPress: () => void; isBusy: boolean }>) {
  const say = m().coins
  return (
    <div class="utxos-further">
      <p class="card-note">{say.furtherText}</p>
      <Button onClick={onPress} isBusy={isBusy} testId="utxos-further">
        {say.further}
      </Button>
    </div>
  )
}

type NotKnownProps = Readonly<{ why: Reason; onRetry: () => void; onFurther: () => void }>

function NotKnown({ why, onRetry, onFurther }: NotKnownProps) {
  const say = m().coins
  return (
    <Notice
      kind="warn"
      title={m().home.couldNotRead}
      action={<Button onClick={onRetry}>{m().common.retry}</Button>}
      testId="utxos-unknown"
    >
      <p>
        <ReasonText reason={why} />
      </p>
      <p>{say.failedText}</p>
      {why.code === 'EXPLORER_UNTRUSTED' && (
        <Button onClick={onFurther} testId="utxos-further">
          {say.further}
        </Button>
      )}
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
          {m().receive.title}
        </a>
      }
    ></EmptyState>
  )
}
