import type { POLICY_METHODS } from '../../../src/api/methods/policy.ts'
import type { ApiHandlers } from '../../../src/api/server.ts'
import type { OpenPrompts } from '../../../src/wallet/approvals/open-prompts.ts'
import { createPolicyChange } from '../../../src/wallet/policy/policy-change.ts'
import type { Stores } from '../wiring/stores.ts'
import type { Custody } from '../wiring/vault/custody.ts'
import type { Wallet } from '../wiring/wallet.ts'
import { passwordRefusal } from './password-check.ts'

type Parts = Readonly<{
  stores: Pick<Stores, 'accounts' | 'safeguards'>
  custody: Pick<Custody, 'attempts' | 'confirm'>
  openPrompts: Pick<OpenPrompts, 'actOf'>
  wallet: Readonly<{ guard: Pick<Wallet['guard'], 'why'>; ownPayments: Pick<Wallet['ownPayments'], 'actOf'> }>
}>

/** Answers pages about the password safeguards. */
export function policyHandlers({
  stores,
  custody,
  openPrompts,
  wallet,
}: Parts): Pick<ApiHandlers, keyof typeof POLICY_METHODS> {
  const change = createPolicyChange({
    read: stores.safeguards.read,
    save: stores.safeguards.set,
    ownAddresses: async () => (await stores.accounts.list()).map(({ address }) => address),
    refused: (password) => passwordRefusal(custody, password),
  })
  return {
    'safeguards.get': () => stores.safeguards.read(),
    'safeguards.set': async ({ password, ...wish }) => {
      const changed = await change(wish, password)
      return changed.ok ? changed : changed.refusal
    },
    'safeguards.ask': async ({ id, mark }) => {
      const act = await (mark === undefined ? openPrompts.actOf(id) : wallet.ownPayments.actOf(id, mark))
      return { reasons: act ? await wallet.guard.why(act) : [] }
    },
  }
}
