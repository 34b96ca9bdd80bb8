import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import type { OwnAddressView } from '../../api/views/wallet.ts'
import { Segmented } from '../controls/segmented.tsx'
import { RECEIVE_TABS } from '../families/receive-tabs.ts'
import { WithResource } from '../layout/loading.tsx'
import { Screen } from '../layout/screen-frame.tsx'
import { m } from '../messages/messages.ts'
import { useApp } from '../state/app.ts'
import { BitcoinAddresses } from './bitcoin-addresses.tsx'
import { EvmAddress } from './evm-address.tsx'
import { WatchedAddresses } from './watched-addresses.tsx'

const CARDS: Readonly<Record<OwnAddressView['family'], () => ComponentChildren>> = {
  evm: () => <EvmAddress />,
  bitcoin: () => <OnBitcoin />,
}

export function ReceiveScreen() {
  const say = m().receive
  const [family, setFamily] = useState<OwnAddressView['family']>('evm')
  return (
    <Screen title={say.title} back={{ screen: 'home' }}>
      <Segmented
        label={say.family}
        choices={RECEIVE_TABS.map((value) => ({ value, label: say.families[value] }))}
        chosen={family}
        onChoose={setFamily}
        testId="receive"
      />
      {CARDS[family]()}
      <WatchedAddresses family={family} />
    </Screen>
  )
}

function OnBitcoin() {
  const say = m().receive
  return (
    <WithResource resource={useApp().store.addresses} what={say.loading} failed={say.failed} lines={8}>
      {(addresses) => <BitcoinAddresses addresses={addresses} />}
    </WithResource>
  )
}
