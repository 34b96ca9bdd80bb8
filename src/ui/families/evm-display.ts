import type { FamilyDisplay } from './family-display.ts'

export const evmDisplay: FamilyDisplay = {
  ownAddress: ({ account }) => account,
  hasDepositAddresses: true,
  hasSlowBlocks: false,
  hasOneCoin: false,
  hasPaymentUri: false,
  sendsDirectly: true,
  sameCurrency: undefined,
  nothingLeft: 'nothingLeft',
  explainsBitcoinAddress: true,
}
