import type { FamilyTraits } from '../traits.ts'

export const EXCHANGE_A: FamilyTraits = {
  vmType: 'hypevm',
  ownAddress: 'evmAddress',
  hasContracts: false,
  hasNames: true,
  hasBlocks: false,
  hasSlowBlocks: false,
  hasUtxos: false,
  paymentMarginSeconds: 0,
  paysGas: false,
  publishesPrices: true,
  needsOrderVersion2: true,
}
