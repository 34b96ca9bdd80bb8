import type { FamilyRules } from '../family-rules.ts'
import { evmCustomCurrency } from './custom-currency.ts'
import { evmPayment } from './own-payment.ts'
import { evmMaximum } from './spendable-maximum.ts'

export const evmRules: FamilyRules = {
  ownAddress: async (account) => ({ ok: true, value: account }),
  payer: async ({ account }) => ({ ok: true, value: account }),
  maximum: evmMaximum,
  customCurrency: evmCustomCurrency,
  ownPayment: evmPayment,
  listsHoldings: false,
  countsPayments: false,
  clockErrorSeconds: 0,
}
