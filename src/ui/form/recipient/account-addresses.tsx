import { useEffect, useMemo } from 'preact/hooks'
import type { Family } from '../../../core/chain/chain.ts'
import { isSameAddress } from '../../../core/families/address.ts'
import { addressFamilyOf } from '../../../core/families/address-family.ts'
import { FAMILIES } from '../../../core/families/families.ts'
import { Button } from '../../controls/button.tsx'
import { ShortAddress } from '../../display/address-text.tsx'
import { segwitAddressIn } from '../../families/own-address.ts'
import { m } from '../../messages/messages.ts'
import { useApp } from '../../state/app.ts'
import { readyValue, resource } from '../../state/resource.ts'
import { useAllAccounts } from '../../state/wallet/all-accounts.ts'
import { shortAddress } from '../../text/address.ts'

export type AccountAddressChoice = Readonly<{ address: string; label: string; isWatched: boolean }>

export function useAccountAddresses(family: Family): readonly AccountAddressChoice[] {
  const { store } = useApp()
  const all = readyValue(useAllAccounts().now.value)
  const { ownAddress } = FAMILIES[family]
  const isEvm = ownAddress === 'evmAddress'
  const others = (all?.own ?? []).filter(
    (each) => !each.isHidden && !isSameAddress(each.address, store.account.value?.address ?? ''),
  )
  const onBitcoin = useOnBitcoin(ownAddress === 'derivedAddress' ? others.filter(({ from }) => from === 'words') : [])
  const own = isEvm ? others.map(({ address, label }) => ({ address, label })) : onBitcoin
  const watched = (all?.watched ?? []).filter((each) => each.family === addressFamilyOf(family))
  return [
    ...own.map((each) => ({ ...each, isWatched: false })),
    ...watched.map(({ address, label }) => ({ address, label, isWatched: true })),
  ]
}

type Named = Readonly<{ address: string; label: string }>

// The unused address that the receive screen shows.
function useOnBitcoin(accounts: readonly Named[]): readonly Named[] {
  const { client } = useApp()
  const asked = JSON.stringify(accounts.map(({ address, label }) => ({ address, label })))
  const found = useMemo(
    () =>
      resource(async () => {
        const each = (JSON.parse(asked) as readonly Named[]).map(async ({ address: account, label }) => {
          const addresses = await client.call('addresses.list', { account }).catch(() => [])
          const there = segwitAddressIn(addresses)
          return there ? [{ address: there, label }] : []
        })
        return (await Promise.all(each)).flat()
      }),
    [client, asked],
  )
  useEffect(() => void found.reload(), [found])
  return readyValue(found.now.value) ?? []
}

export function AccountAddresses(
  props: Readonly<{ places: readonly AccountAddressChoice[]; onChoose: (address: string) => void }>,
) {
  const say = m().form
  if (props.places.length === 0) return null
  return (
    <fieldset class="known-places" aria-label={say.knownPlaces}>
      {props.places.map(({ address, label }) => (
        <Button
          key={address}
          name={`${label} ${shortAddress(address)}`}
          onClick={() => props.onChoose(address)}
          testId={`known-${address}`}
        >
          <bdi>{label}</bdi> <ShortAddress address={address} />
        </Button>
      ))}
    </fieldset>
  )
}
