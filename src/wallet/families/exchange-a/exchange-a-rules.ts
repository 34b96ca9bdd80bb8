import type { FamilyRules } from '../family-rules.ts'

/** Interface, "Exchange A": an EVM address names an account there. */
export const exchangeARules: FamilyRules = {
  ownAddress: async (account) => ({ ok: true, value: account }),
  payer: async ({ account }) => ({ ok: true, value: account }),
}
