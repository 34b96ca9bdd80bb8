import type { FamilyTraits } from '../traits.ts'

export const BITCOIN: FamilyTraits = {
  vmType: 'bvm',
  ownAddress: 'derivedAddress',
  hasContracts: false,
  hasNames: false,
  hasBlocks: true,
  hasSlowBlocks: true,
  hasUtxos: true,
  paymentMarginSeconds: 1_200,
  paysGas: false,
  publishesPrices: false,
  needsOrderVersion2: false,
}
