import type { FamilyTraits } from '../traits.ts'

export const EVM: FamilyTraits = {
  vmType: 'evm',
  ownAddress: 'evmAddress',
  hasContracts: true,
  hasNames: true,
  hasBlocks: true,
  hasSlowBlocks: false,
  hasUtxos: false,
  paymentMarginSeconds: 30,
  paysGas: true,
  publishesPrices: false,
  needsOrderVersion2: false,
}
