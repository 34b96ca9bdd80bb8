import type { FamilyTraits } from '../traits.ts'

export const BITCOIN: FamilyTraits = {
  vmType: 'bvm',
  ownAddress: 'derivedAddress',
  transactionKind: 'bitcoinPsbt',
  signatureKind: 'evmSignature',
  hasContracts: false,
  hasNames: false,
  hasBlocks: true,
  hasSlowBlocks: true,
  hasUtxos: true,
  paysGas: false,
  paysAddressItself: false,
  publishesPrices: false,
  needsOrderVersion2: false,
  listedToken: () => undefined,
}
