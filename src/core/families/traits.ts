/**
 * - `vmType`: the service's word (interface, "Chain kinds")
 * - `ownAddress`: the account's EVM address, an address derived for the chain, or the index that an exchange assigned
 * - `hasContracts`: token approvals, calls, simulations and custom tokens
 * - `hasNames`: a recipient's ENS name resolves to its address
 * - `hasBlocks`: transactions are confirmed by blocks, and its network takes the fee
 * - `hasSlowBlocks`: too slow for a quote's time to live
 * - `hasUtxos`: an account's money is on several addresses
 * - `paymentMarginSeconds`: a payment begun later than this before a deadline may be in no block in time: two blocks
 * - `paysGas`: the fee is gas times a price
 * - `publishesPrices`: its API gives dollar prices
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
