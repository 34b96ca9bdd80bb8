import { useState } from 'preact/hooks'
import type { OwnAddressView } from '../../api/wallet-views.ts'
import { m } from '../messages/messages.ts'
import { WithResource } from '../parts/loading.tsx'
import { Screen } from '../parts/screen.tsx'
import { Segmented } from '../parts/segmented.tsx'
import { BitcoinAddresses } from '../receive/bitcoin-addresses.tsx'
import { EvmAddress } from '../receive/evm-address.tsx'
import { WatchedAddresses } from '../receive/watched-addresses.tsx'
import { useApp } from '../state/app.ts'

const FAMILIES = ['evm', 'bitcoin'] as const

export function ReceiveScreen() {
  const say = m().receive
  const { store } = useApp()
  const [family, setFamily] = useState<OwnAddressView['family']>('evm')
  return (
    <Screen title={say.title} back={{ screen: 'home' }}>
      <Segmented
        label={say.family}
        choices={FAMILIES.map((value) => ({ value, label: say.families[value] }))}
        chosen={family}
        onChoose={setFamily}
        testId="receive"
      />
      {family === 'evm' ? (
        <EvmAddress />
      ) : (
        <WithResource resource={store.addresses} what={say.loading} failed={say.failed} lines={8}>
          {(addresses) => <BitcoinAddresses addresses={addresses} />}
        </WithResource>
      )}
      <WatchedAddresses family={family} />
    </Screen>
  )
}
