import type { FamilyTraits } from '../traits.ts'
import { tokenAndDexOf } from './dex-token.ts'

export const EXCHANGE_A: FamilyTraits = {
  vmType: 'hypevm',
  ownAddress: 'evmAddress',
  transactionKind: 'exchangeATransfer',
  signatureKind: 'exchangeAAuthorize',
  hasContracts: false,
  hasNames: true,
  hasBlocks: false,
  hasSlowBlocks: false,
  hasUtxos: false,
  paysGas: false,
  paysAddressItself: false,
  publishesPrices: true,
  needsOrderVersion2: true,
  listedToken: (address) => tokenAndDexOf(address)?.tokenId,
}
