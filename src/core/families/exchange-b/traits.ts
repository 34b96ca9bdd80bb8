import type { FamilyTraits } from '../traits.ts'

export const EXCHANGE_B: FamilyTraits = {
  vmType: 'lvm',
  ownAddress: 'accountIndex',
  transactionKind: 'exchangeBTransfer',
  signatureKind: 'evmSignature',
  hasContracts: false,
  hasNames: false,
  hasBlocks: false,
  hasSlowBlocks: false,
  hasUtxos: false,
  paysGas: false,
  paysAddressItself: false,
  publishesPrices: false,
  needsOrderVersion2: false,
  listedToken: () => undefined,
}
