import type { FamilyDisplay } from './family-display.ts'

export const exchangeBDisplay: FamilyDisplay = {
  ownAddress: ({ exchangeB }) => (exchangeB?.known && exchangeB.meant !== null ? `${exchangeB.meant}` : undefined),
  hasDepositAddresses: false,
  hasSlowBlocks: false,
  hasOneCoin: false,
  hasPaymentUri: false,
  sendsDirectly: false,
  sameCurrency: 'sameOnExchange',
  nothingLeft: 'nothingLeftExchange',
  explainsBitcoinAddress: false,
}
