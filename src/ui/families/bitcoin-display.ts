import type { OwnAddressView } from '../../api/views/wallet.ts'
import type { FamilyDisplay } from './family-display.ts'

export const bitcoinDisplay: FamilyDisplay = {
  ownAddress: ({ addresses }) => segwitAddressIn(addresses),
  hasDepositAddresses: true,
  hasSlowBlocks: true,
  hasOneCoin: true,
  hasPaymentUri: true,
  sendsDirectly: false,
  sameCurrency: 'sameOnBitcoin',
  nothingLeft: 'nothingLeftBitcoin',
  explainsBitcoinAddress: false,
}

/** Native segwit, since every wallet can pay it. */
export function segwitAddressIn(addresses: readonly OwnAddressView[]): string | undefined {
  return addresses.find((each) => 'script' in each && each.script === 'p2wpkh')?.address
}
