import type { FamilyDisplay } from './family-display.ts'

export const exchangeADisplay: FamilyDisplay = {
  ownAddress: ({ account }) => account,
  hasDepositAddresses: false,
  hasSlowBlocks: false,
  hasOneCoin: false,
  hasPaymentUri: false,
  sendsDirectly: false,
  sameCurrency: 'sameOnExchange',
  nothingLeft: 'nothingLeftExchange',
  explainsBitcoinAddress: false,
}
