/**
 * - `hasDepositAddresses`: another wallet can pay its native currency (interface, "Quote request body")
 * - `hasOneCoin`: its currency's icon names the chain too
 * - `hasPaymentUri`: a QR code can hold the amount
 * - `sendsDirectly`: this wallet can pay an address there
 * - `sameCurrency`: why a currency can't be carried to itself
 * - `nothingLeft`: the sentence for money that stayed
 */
export type FamilyDisplay = Readonly<{
  hasDepositAddresses: boolean
  hasOneCoin: boolean
  hasPaymentUri: boolean
  sendsDirectly: boolean
  sameCurrency: 'sameOnExchange' | undefined
  nothingLeft: 'nothingLeft' | 'nothingLeftBitcoin' | 'nothingLeftExchange'
  explainsBitcoinAddress: boolean
  addressProblems: 'addressProblems' | 'bitcoinAddressProblems'
}>
