import { transferable } from '../../../core/families/exchange-a/dex-token.ts'
import { failedFor } from '../../../core/reason/reason.ts'
import { exchangeMaximum } from '../exchange-maximum.ts'
import type { FamilyRules } from '../family-rules.ts'
import { exchangeACustomCurrency } from './custom-currency.ts'

/** Interface, "Exchange A": an EVM address names an account there. */
export const exchangeARules: FamilyRules = {
  ownAddress: async (account) => ({ ok: true, value: account }),
  payer: async ({ account }) => ({ ok: true, value: account }),
  maximum: (question, ports) => exchangeMaximum(question, ports, transferable),
  customCurrency: exchangeACustomCurrency,
  // The service gives no deposit addresses there.
  ownPayment: async () => failedFor({ code: 'CURRENCY_UNKNOWN' }),
  listsHoldings: true,
  countsPayments: false,
  clockErrorSeconds: 0,
}
