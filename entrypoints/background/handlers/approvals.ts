import type { APPROVAL_METHODS } from '../../../src/api/methods/approvals.ts'
import type { ApiHandlers } from '../../../src/api/server.ts'
import type { Profile } from '../../../src/core/profiles/profile.ts'
import type { OpenPrompts } from '../../../src/wallet/approvals/open-prompts.ts'
import type { PromptQueue } from '../../../src/wallet/approvals/queue.ts'
import type { Stores } from '../wiring/stores.ts'
import type { Custody } from '../wiring/vault/custody.ts'
import type { Wallet } from '../wiring/wallet.ts'
import { approvalView } from './views/approval.ts'

type Parts = Readonly<{
  profile: Profile
  descriptors: readonly unknown[]
  stores: Stores
  openPrompts: OpenPrompts
  decisions: Pick<Wallet['decisions'], 'attend'>
  openPrompt: PromptQueue['open']
  touch: Custody['session']['touch']
}>

/** Answers our pages about waiting prompts. */
export function approvalHandlers({
  profile,
  descriptors,
  stores,
  openPrompts,
  decisions,
  openPrompt,
  touch,
}: Parts): Pick<ApiHandlers, keyof typeof APPROVAL_METHODS> {
  const parts = { profile, descriptors, stores }
  return {
    'approvals.list': async () =>
      await Promise.all((await openPrompts.list()).map((entry) => approvalView(entry, parts))),
    'approvals.refresh': async ({ id }) => {
      const entry = await openPrompts.refresh(id)
      return entry ? approvalView(entry, parts) : null
    },
    'approvals.payFrom': async ({ id, chainId, address }) => {
      const entry = await openPrompts.payFrom(id, { chainId, address })
      return entry ? approvalView(entry, parts) : null
    },
    'approvals.limitAllowance': async ({ id, index, amount }) => {
      const entry = await openPrompts.limitAllowance(id, { index, amount })
      return entry ? approvalView(entry, parts) : null
    },
    'approvals.possiblePayment': async ({ id }) => (await openPrompts.possiblePayment(id)) ?? null,
    'approvals.attend': async ({ id }) => {
      decisions.attend(id)
      return null
    },
    'approvals.open': async ({ id }) => {
      await openPrompt(id)
      return null
    },
    'approvals.rejectAll': async (named) => {
      await openPrompts.rejectAllOf(named)
      return null
    },
    'approvals.closed': async ({ id }) => ({ closed: openPrompts.closedAs(id) }),
    'approvals.decide': async ({ id, ticket, planHash, decision, accounts, phrase, password, ticked }) => {
      await touch()
      return openPrompts.decide({ id, ticket, planHash, decision, accounts, phrase, password, ticked })
    },
  }
}
