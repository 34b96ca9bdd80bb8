import type { FamilyTraits } from '../traits.ts'

export const EXCHANGE_A: FamilyTraits = {
  vmType: 'hypevm',
  ownAddress: 'evmAddress',
  transactionKind: 'exchangeATransfer',
  signatureKind: 'exchangeAAuthorize',
  hasContracts: false,
  hasNames: true,
  hasBlocks: false,
  hasUtxos: false,
  paysGas: false,
  paysAddressItself: false,
  needsOrderVersion2: true,
}
