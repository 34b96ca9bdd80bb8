import type { FamilyTraits } from '../traits.ts'

export const EXCHANGE_B: FamilyTraits = {
  vmType: 'lvm',
  ownAddress: 'accountIndex',
  hasContracts: false,
  hasNames: false,
  hasBlocks: false,
  hasSlowBlocks: false,
  hasUtxos: false,
  paymentMarginSeconds: 0,
  paysGas: false,
  publishesPrices: false,
  needsOrderVersion2: false,
}
