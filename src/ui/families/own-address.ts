import type { ExchangeBAccountView } from '../../api/views/exchange-b.ts'
import type { OwnAddressView } from '../../api/views/wallet.ts'
import type { Family } from '../../core/chain/chain.ts'

/** Undefined while unread. */
export type OwnPlaces = Readonly<{
  account: string | undefined
  addresses: readonly OwnAddressView[]
  exchangeB: ExchangeBAccountView | null | undefined
}>

export const OWN_ADDRESSES: Readonly<Record<Family, (own: OwnPlaces) => string | undefined>> = {
  evm: ({ account }) => account,
  bitcoin: ({ addresses }) => segwitAddressIn(addresses),
  exchangeA: ({ account }) => account,
  exchangeB: ({ exchangeB }) => (exchangeB?.known && exchangeB.meant !== null ? `${exchangeB.meant}` : undefined),
}

/** Native segwit, since every wallet can pay it. */
export function segwitAddressIn(addresses: readonly OwnAddressView[]): string | undefined {
  return addresses.find((each) => 'script' in each && each.script === 'p2wpkh')?.address
}
