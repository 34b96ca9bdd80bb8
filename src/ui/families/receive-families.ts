import type { OwnAddressView } from '../../api/views/wallet.ts'
import type { Family } from '../../core/chain/chain.ts'

/** The exchanges have no address of their own to pay: they credit deposits only. */
export const RECEIVE_FAMILIES: Readonly<Record<Family, OwnAddressView['family'] | undefined>> = {
  evm: 'evm',
  bitcoin: 'bitcoin',
  exchangeA: undefined,
  exchangeB: undefined,
}
