import { useEffect, useMemo } from 'preact/hooks'
import { FAMILIES } from '../../core/families/families.ts'
import { DelegatedNotice, UnreadDelegation } from '../review/risks/delegation-notice.tsx'
import { useApp } from '../state/app.ts'
import { readyValue, resource } from '../state/resource.ts'

export function AccountDelegations({ account }: { account: string }) {
  const { client, store } = useApp()
  const chains = readyValue(store.chains.now.value)?.filter(({ family }) => FAMILIES[family].hasContracts)
  const names = chains?.map(({ id }) => id).join(' ')
  const places = useMemo(
    () =>
      (chains ?? []).map(({ id, name }) => ({
        id,
        name,
        read: resource(() => client.call('delegations.on', { account, chainId: id })),
      })),
    [client, account, names],
  )
  useEffect(() => {
    for (const { read } of places) void read.reload()
  }, [places])
  const all = places.map(({ id, name, read }) => ({ id, name, now: read.now.value }))
  const unread = all.filter(({ now }) => now.state === 'failed' || readyValue(now)?.state === 'unread')
  return (
    <>
      {all.map(({ id, now }) => {
        const found = readyValue(now)
        return found?.state === 'delegated' && <DelegatedNotice key={id} account={account} chainId={id} found={found} />
      })}
      {unread.length > 0 && <UnreadDelegation kind="info" chains={unread.map(({ name }) => name)} />}
    </>
  )
}
