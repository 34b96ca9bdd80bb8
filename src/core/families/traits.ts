/**
 * - `vmType`: interface, "Chain kinds"
 * - `ownAddress`: the account's EVM address, a derived one, or the exchange's index
 * - `hasContracts`: approvals, calls, simulations and custom tokens
 * - `hasBlocks`: blocks confirm, and the network takes the fee
 * - `hasSlowBlocks`: too slow for a quote's time to live
 * - `paymentMarginSeconds`: a payment begun later than this before a deadline may miss it: two blocks
 * - `needsOrderVersion2`: interface, "Quote rules" 5
 */
export type FamilyTraits = Readonly<{
  vmType: 'evm' | 'bvm' | 'hypevm' | 'lvm'
  ownAddress: 'evmAddress' | 'derivedAddress' | 'accountIndex'
  hasContracts: boolean
  hasNames: boolean
  hasBlocks: boolean
  hasSlowBlocks: boolean
  hasUtxos: boolean
  paymentMarginSeconds: number
  paysGas: boolean
  publishesPrices: boolean
  needsOrderVersion2: boolean
}>
