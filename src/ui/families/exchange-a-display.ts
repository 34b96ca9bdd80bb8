import type { FamilyDisplay } from './family-display.ts'

export const exchangeADisplay: FamilyDisplay = {
  hasDepositAddresses: false,
  hasOneCoin: false,
  hasPaymentUri: false,
  sendsDirectly: false,
  sameCurrency: 'sameOnExchange',
  nothingLeft: 'nothingLeftExchange',
  explainsBitcoinAddress: false,
  addressProblems: 'addressProblems',
}
