import type { ComponentChildren } from 'preact'
import type { OwnAddressView } from '../../api/views/wallet.ts'
import { currencyTitle } from '../../core/money/currency-title.ts'
import { WithResource } from '../layout/loading.tsx'
import { Screen } from '../layout/screen-frame.tsx'
import { m } from '../messages/messages.ts'
import { useApp } from '../state/app.ts'
import { BitcoinAddresses } from './bitcoin-addresses.tsx'
import { EvmAddress } from './evm-address.tsx'
import type { Receivable } from './receivable.ts'
import { WatchedAddresses } from './watched-addresses.tsx'

const CARDS: Readonly<Record<OwnAddressView['family'], (of: Receivable) => ComponentChildren>> = {
  evm: (of) => <EvmAddress {...of} />,
  bitcoin: (of) => <OnBitcoin {...of} />,
}

export function ReceiveAddress(of: Receivable) {
  return (
    <Screen title={m().receive.titleOf({ symbol: currencyTitle(of.currency) })} back={{ screen: 'receive' }}>
      {CARDS[of.family](of)}
      <WatchedAddresses family={of.family} />
    </Screen>
  )
}

function OnBitcoin({ chain }: Receivable) {
  return (
    <WithResource
      resource={useApp().store.addresses}
      what={m().common.loading}
      failed={m().home.couldNotRead}
      lines={8}
    >
      {(addresses) => <BitcoinAddresses {...{ addresses, chain }} />}
    </WithResource>
  )
}
