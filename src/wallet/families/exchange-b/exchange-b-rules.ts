import type { FamilyRules } from '../family-rules.ts'

export const exchangeBRules: FamilyRules = {
  ownAddress: (account, { accountOnExchangeB }) => accountOnExchangeB(account),
  payer: ({ account }, { accountOnExchangeB }) => accountOnExchangeB(account),
}
