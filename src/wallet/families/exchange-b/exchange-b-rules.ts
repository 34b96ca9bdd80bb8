import { failedFor } from '../../../core/reason/reason.ts'
import { exchangeMaximum } from '../exchange-maximum.ts'
import type { FamilyRules } from '../family-rules.ts'

export const exchangeBRules: FamilyRules = {
  ownAddress: (account, { accountOnExchangeB }) => accountOnExchangeB(account),
  payer: ({ account }, { accountOnExchangeB }) => accountOnExchangeB(account),
  maximum: (question, ports) => exchangeMaximum(question, ports, (value) => value),
  customCurrency: async () => undefined,
  // The service gives no deposit addresses there.
  ownPayment: async () => failedFor({ code: 'CURRENCY_UNKNOWN' }),
  listsHoldings: false,
  countsPayments: false,
  clockErrorSeconds: 0,
}
