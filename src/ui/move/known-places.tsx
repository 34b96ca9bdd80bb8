import { isSameAddress } from '../../core/address.ts'
import type { Family } from '../../core/chain.ts'
import { useAllAccounts } from '../accounts/use-all-accounts.ts'
import { m } from '../messages/messages.ts'
import { ShortAddress } from '../parts/address-text.tsx'
import { Button } from '../parts/button.tsx'
import { useApp } from '../state/app.ts'
import { readyValue } from '../state/resource.ts'
import { shortAddress } from '../text/address.ts'

export type KnownPlace = Readonly<{ address: string; label: string; isWatched: boolean }>

/** What the wallet knows by a name on chains of a family, besides the account itself: other accounts, and what is watched. */
export function useKnownPlaces(family: Family): readonly KnownPlace[] {
  const { store } = useApp()
  const all = readyValue(useAllAccounts().now.value)
  const isEvm = family === 'evm' || family === 'exchangeA'
  const own = (isEvm ? (all?.own ?? []) : []).filter(
    (each) => !each.isHidden && !isSameAddress(each.address, store.account.value?.address ?? ''),
  )
  const watched = (all?.watched ?? []).filter((each) => each.family === (isEvm ? 'evm' : family))
  return [
    ...own.map(({ address, label }) => ({ address, label, isWatched: false })),
    ...watched.map(({ address, label }) => ({ address, label, isWatched: true })),
  ]
}

/** Known places to choose one of with a press. */
export function KnownPlaces(props: Readonly<{ places: readonly KnownPlace[]; onChoose: (address: string) => void }>) {
  const say = m().move
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
