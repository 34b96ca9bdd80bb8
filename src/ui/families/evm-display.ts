import type { FamilyDisplay } from './family-display.ts'

export const evmDisplay: FamilyDisplay = {
  hasDepositAddresses: true,
  hasOneCoin: false,
  hasPaymentUri: false,
  sendsDirectly: true,
  sameCurrency: undefined,
  nothingLeft: 'nothingLeft',
  explainsBitcoinAddress: true,
  addressProblems: 'addressProblems',
}
