import type { FamilyTraits } from '../traits.ts'

export const EVM: FamilyTraits = {
  vmType: 'evm',
  ownAddress: 'evmAddress',
  hasContracts: true,
  hasNames: true,
  hasBlocks: true,
  hasSlowBlocks: false,
  hasUtxos: false,
  paysGas: true,
  publishesPrices: false,
  needsOrderVersion2: false,
}
