import type { POLICY_METHODS } from '../../src/api/safeguard-methods.ts'
import type { ApiHandlers } from '../../src/api/server.ts'
import type { OpenPrompts } from '../../src/wallet/inbox/inbox.ts'
import { createPolicyChange } from '../../src/wallet/safeguard-change.ts'
import type { Custody } from './custody.ts'
import { passwordRefusal } from './password-again.ts'
import type { Stores } from './stores.ts'
import type { Wallet } from './wallet.ts'

type Parts = Readonly<{
  stores: Pick<Stores, 'accounts' | 'safeguards'>
  custody: Pick<Custody, 'attempts' | 'confirm'>
  inbox: Pick<OpenPrompts, 'actOf'>
  wallet: Readonly<{ guard: Pick<Wallet['guard'], 'why'>; ownPayments: Pick<Wallet['ownPayments'], 'actOf'> }>
}>

/** Answers our pages about the password safeguards, and changes them. */
export function policyHandlers({
  stores,
  custody,
  inbox,
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
      const act = await (mark === undefined ? inbox.actOf(id) : wallet.ownPayments.actOf(id, mark))
      return { reasons: act ? await wallet.guard.why(act) : [] }
    },
  }
}
