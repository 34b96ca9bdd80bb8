import type { FamilyTraits } from '../traits.ts'

export const EVM: FamilyTraits = {
  vmType: 'evm',
  ownAddress: 'evmAddress',
  transactionKind: 'evmTransaction',
  signatureKind: 'evmSignature',
  hasContracts: true,
  hasNames: true,
  hasBlocks: true,
  hasUtxos: false,
  paysGas: true,
  paysAddressItself: true,
  needsOrderVersion2: false,
}
