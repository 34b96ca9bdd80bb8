import { useState } from 'preact/hooks'
import type { OwnAddressView } from '../../api/views/wallet.ts'
import { Segmented } from '../controls/segmented.tsx'
import { WithResource } from '../layout/loading.tsx'
import { Screen } from '../layout/screen-frame.tsx'
import { m } from '../messages/messages.ts'
import { useApp } from '../state/app.ts'
import { BitcoinAddresses } from './bitcoin-addresses.tsx'
import { EvmAddress } from './evm-address.tsx'
import { WatchedAddresses } from './watched-addresses.tsx'

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
