import type { OwnAddressView } from '../../api/views/wallet.ts'
import type { Family } from '../../core/chain/chain.ts'

/** The exchanges credit deposits only, so nobody pays to them directly. */
export const RECEIVE_FAMILIES: Readonly<Record<Family, OwnAddressView['family'] | undefined>> = {
  evm: 'evm',
  bitcoin: 'bitcoin',
  exchangeA: undefined,
  exchangeB: undefined,
}
