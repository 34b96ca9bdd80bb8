import type { FamilyDisplay } from './family-display.ts'

export const bitcoinDisplay: FamilyDisplay = {
  hasDepositAddresses: true,
  hasOneCoin: true,
  hasPaymentUri: true,
  sendsDirectly: true,
  sameCurrency: undefined,
  nothingLeft: 'nothingLeftBitcoin',
  explainsBitcoinAddress: false,
  addressProblems: 'bitcoinAddressProblems',
}
