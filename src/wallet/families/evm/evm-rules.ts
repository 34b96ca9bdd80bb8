import type { FamilyRules } from '../family-rules.ts'

export const evmRules: FamilyRules = {
  ownAddress: async (account) => ({ ok: true, value: account }),
  payer: async ({ account }) => ({ ok: true, value: account }),
}
