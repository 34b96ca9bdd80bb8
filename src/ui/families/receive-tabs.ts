import type { OwnAddressView } from '../../api/views/wallet.ts'
import type { Family } from '../../core/chain/chain.ts'

type ReceiveTab = OwnAddressView['family']

/** The exchanges credit deposits only, so they have no tab. */
const TABS: Readonly<Record<Family, ReceiveTab | undefined>> = {
  evm: 'evm',
  bitcoin: 'bitcoin',
  exchangeA: undefined,
  exchangeB: undefined,
}

export const RECEIVE_TABS: readonly ReceiveTab[] = Object.values(TABS).filter((tab) => tab !== undefined)
