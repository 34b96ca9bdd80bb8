import type { OwnCallsView } from '../../../../src/api/views/allowances.ts'
import type {
  ApprovalView,
  CallView,
  DepositProgress,
  EffectsView,
  PageDepositView,
} from '../../../../src/api/views/approvals.ts'
import type { BundleView } from '../../../../src/api/views/transfers.ts'
import type { Bundle, BundleCall } from '../../../../src/core/bundle/bundle.ts'
import { type DepositOutcome, depositOutcomeOf } from '../../../../src/core/bundle/deposit-outcome.ts'
import { isUndelegation } from '../../../../src/core/bundle/undelegation.ts'
import { isEffective } from '../../../../src/core/execution/execution.ts'
import { checksummed } from '../../../../src/core/families/address.ts'
import type { Deposit } from '../../../../src/core/families/evm/deposit-events.ts'
import type { Currency } from '../../../../src/core/money/currency.ts'
import { callMeaningOf } from '../../../../src/core/page/calls/decode-call.ts'
import { chainById, currencyOf, type Profile } from '../../../../src/core/profiles/profile.ts'
import { stateShown } from '../../../../src/core/sign/signed-without-bytes.ts'
import { isHex } from '../../../../src/lib/hex.ts'
import type { PromptEntry } from '../../../../src/wallet/approvals/prompt-details.ts'
import type { MarkedProposal } from '../../../../src/wallet/bundles/pending-proposals.ts'
import type { Proposal } from '../../../../src/wallet/bundles/proposal.ts'
import type { RequestedCalls } from '../../../../src/wallet/bundles/requested-calls.ts'
import { quoteView } from './quote.ts'

/** Builds the view of calls that a page wants sent. */
export function callsApprovalView(
  { prompt, suspicion, shown }: Extract<PromptEntry, { kind: 'calls' }>,
  profile: Profile,
): ApprovalView {
  const { id, ticket, origin } = prompt
  const { knownOrder } = shown.proposal
  return { kind: 'calls', id, ticket, origin, suspicion, knownOrder, ...ownCallsView(prompt, shown, profile) }
}

/** Builds the view of the user's own calls. */
export function ownCallsView(
  { account, chainId, calls }: RequestedCalls,
  { proposal, mark, triedAtSeconds }: MarkedProposal,
  profile: Profile,
): OwnCallsView {
  const { mostGas, missing, legs } = proposal
  return {
    account,
    chain: { id: chainId, name: chainById(profile, chainId)?.name ?? `chain ${chainId}` },
    calls: callViews(calls, chainId, profile),
    effects: effectsView(proposal, chainId, profile),
    mostGas,
    funding: missing.length === 0 ? undefined : { missing, legs: legs.map(quoteView) },
    triedAtSeconds,
    mark,
  }
}

/** Builds the view of approved calls, even on an unknown chain. */
export function bundleView(bundle: Bundle, profile: Profile): BundleView {
  const chain = chainById(profile, bundle.chainId)
  const calls = viewsOf(bundle.calls, chain?.native ?? bundle.mostGas.currency, profile)
  return {
    bundle: { ...bundle, items: bundle.items.map(stateShown) },
    chainName: chain?.name,
    calls: isUndelegation(bundle) ? undelegationView(calls) : calls,
    deposits: depositsOf(bundle, profile),
  }
}

/** Shows the call of a revoked delegation (EIP-7702) as that. */
export function undelegationView(calls: readonly CallView[]): readonly CallView[] {
  return calls.map((call) => ({ ...call, meaning: { act: { kind: 'undelegation' }, dangers: [] } }))
}

// Of the expected deposits, only unread ones appear that may still come or should have.
function depositsOf({ chainId, stage, items, deposits }: Bundle, profile: Profile): BundleView['deposits'] {
  const { simulated, read, outcomes = [] } = deposits ?? { simulated: [], read: [] }
  const left = [...read]
  const unread = (stage.stage === 'failed' ? [] : simulated).filter((each) => {
    const at = left.findIndex((found) => isSameDeposit(found, each))
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
  const progress: DepositProgress = items.every(isEffective) ? 'missing' : 'ahead'
  return [
    ...read.map((each) => ({
      ...depositView(each, chainId, profile),
      progress: 'read' as const,
      outcome: shown(depositOutcomeOf(outcomes, each)),
    })),
    ...unread.map((each) => ({ ...depositView(each, chainId, profile), progress })),
  ]
}

function shown(outcome: DepositOutcome | undefined): DepositOutcome | undefined {
  return outcome && 'to' in outcome && isHex(outcome.to, 20) ? { ...outcome, to: checksummed(outcome.to) } : outcome
}

function isSameDeposit(a: Deposit, b: Deposit): boolean {
  return (
    a.orderId === b.orderId &&
    a.amount === b.amount &&
    a.currency === b.currency &&
    a.depository === b.depository &&
    a.depositor === b.depositor
  )
}

function depositView({ currency: token, ...deposit }: Deposit, chainId: number, profile: Profile): PageDepositView {
  const [depository, depositor] = [checksummed(deposit.depository), checksummed(deposit.depositor)]
  return { ...deposit, token, currency: currencyOf(profile, chainId, token), depository, depositor }
}

function callViews(calls: readonly BundleCall[], chainId: number, profile: Profile): readonly CallView[] {
  const native = chainById(profile, chainId)?.native
  return native ? viewsOf(calls, native, profile) : []
}

function viewsOf(calls: readonly BundleCall[], native: Currency, profile: Profile): readonly CallView[] {
  return calls.map(({ to, data, value }) => ({
    to,
    data,
    value: { currency: native, value },
    meaning: callMeaningOf({ to, data, value }, profile, native.chainId),
  }))
}

function effectsView({ effects, reverted }: Proposal, chainId: number, profile: Profile): EffectsView {
  if (reverted !== undefined) return { known: true, reverted, changes: [], allowances: [], deposits: [] }
  if (!effects.ok) return { known: false, why: effects.reason }
  const { changes, approvals, deposits } = effects.value
  const named = (token: string) => ({ token, currency: currencyOf(profile, chainId, token) })
  return {
    known: true,
    reverted: undefined,
    changes: changes.map(({ currency, amount }) => ({ ...named(currency), amount })),
    allowances: approvals.map(({ currency, spender, amount }) => ({ ...named(currency), spender, amount })),
    deposits: deposits.map((each) => depositView(each, chainId, profile)),
  }
}
