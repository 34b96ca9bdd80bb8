import type { FamilyRules } from '../family-rules.ts'
import { evmMaximum } from './maximum.ts'
import { evmPayment } from './own-payment.ts'
import { evmUnpinned } from './unpinned-currency.ts'

export const evmRules: FamilyRules = {
  ownAddress: async (account) => ({ ok: true, value: account }),
  payer: async ({ account }) => ({ ok: true, value: account }),
  maximum: evmMaximum,
  unpinned: evmUnpinned,
  ownPayment: evmPayment,
  listsHoldings: false,
  countsPayments: false,
  clockErrorSeconds: 0,
}
