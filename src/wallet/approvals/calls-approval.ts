import type { Act } from '../../core/policy/act.ts'
import { actOfCalls } from '../../core/policy/act-of-calls.ts'
import type { Profile } from '../../core/profiles/profile.ts'
import type { CallsToPropose, MarkedProposal, PendingProposals } from '../bundles/pending-proposals.ts'
import type { PasswordCheck, PasswordCheckRefusal } from '../policy/password-check.ts'

export type CallsApprovalPorts = Readonly<{
  proposals: PendingProposals
  profile: Profile
  guard: Pick<PasswordCheck, 'pass'>
}>

type CallsApproval =
  | Readonly<{ outcome: 'approved' } | { outcome: 'stale' }>
  | (Readonly<{ outcome: 'password' }> & PasswordCheckRefusal)

/** Approves the calls whose shown proposal has this mark. */
export async function approveCalls(
  calls: CallsToPropose,
  { mark, password }: Readonly<{ mark: string; password: string | undefined }>,
  ports: CallsApprovalPorts,
): Promise<CallsApproval> {
  const shown = await ports.proposals.of(calls)
  // Guard and approval must concern the same proposal.
  const isShown = mark !== '' && shown.mark === mark
  const yes = () => ports.proposals.approve(calls, mark)
  const act = actOfProposal(calls, shown, ports.profile)
  const guarded = isShown
    ? await ports.guard.pass({ act, password }, yes, ({ ok }) => ok)
    : ({ passed: true, value: { ok: false } } as const)
  if (!guarded.passed) return { outcome: 'password', ...guarded.refusal }
  if (guarded.value.ok) return { outcome: 'approved' }
  ports.proposals.forget(calls.id)
  return { outcome: 'stale' }
}

/** Classifies proposed calls for the safeguards. */
export function actOfProposal(calls: CallsToPropose, { proposal: { effects } }: MarkedProposal, profile: Profile): Act {
  return actOfCalls(calls, effects.ok ? effects.value : undefined, profile)
}
