import type { FamilyTraits } from '../traits.ts'

export const EVM: FamilyTraits = {
  vmType: 'evm',
  ownAddress: 'evmAddress',
  transactionKind: 'evmTransaction',
  signatureKind: 'evmSignature',
  hasContracts: true,
  hasNames: true,
  hasBlocks: true,
  hasSlowBlocks: false,
  hasUtxos: false,
  paysGas: true,
  paysAddressItself: true,
  publishesPrices: false,
  needsOrderVersion2: false,
  listedToken: () => undefined,
}
