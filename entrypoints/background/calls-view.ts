import type { ApprovalView, BundleView, CallView, EffectsView } from '../../src/api/views.ts'
import type { Bundle, PageCall } from '../../src/core/bundle/bundle.ts'
import { meaningOf } from '../../src/core/page/call.ts'
import { chainById, currencyOf, type Profile } from '../../src/core/profile.ts'
import type { Proposal } from '../../src/wallet/bundles/propose.ts'
import type { InboxEntry } from '../../src/wallet/inbox.ts'
import { quoteView } from './quote-view.ts'

/** What is shown of calls that a page wants sent. */
export function callsApprovalView(
  { prompt, shown: { proposal, mark } }: Extract<InboxEntry, { kind: 'calls' }>,
  profile: Profile,
): ApprovalView {
  const { id, ticket, origin, account, chainId, calls } = prompt
  const { mostGas, missing, legs } = proposal
  return {
    kind: 'calls',
    id,
    ticket,
    origin,
    account,
    chain: { id: chainId, name: chainById(profile, chainId)?.name ?? `chain ${chainId}` },
    calls: callViews(calls, chainId, profile),
    effects: effectsView(proposal, chainId, profile),
    mostGas,
    funding: missing.length === 0 ? undefined : { missing, legs: legs.map(quoteView) },
    mark,
  }
}

/** What is shown of calls that were approved. */
export function bundleView(bundle: Bundle, profile: Profile): BundleView {
  return { bundle, calls: callViews(bundle.calls, bundle.chainId, profile) }
}

function callViews(calls: readonly PageCall[], chainId: number, profile: Profile): readonly CallView[] {
  const native = chainById(profile, chainId)?.native
  return native
    ? calls.map(({ to, data, value }) => ({
        to,
        data,
        value: { currency: native, value },
        meaning: meaningOf({ to, data, value }, profile, chainId),
      }))
    : []
}

function effectsView({ effects, reverted }: Proposal, chainId: number, profile: Profile): EffectsView {
  if (reverted !== undefined) return { known: true, reverted, changes: [], allowances: [] }
  if (!effects.ok) return { known: false, why: effects.message }
  const { changes, approvals } = effects.value
  const named = (token: string) => ({ token, currency: currencyOf(profile, chainId, token) })
  return {
    known: true,
    reverted: undefined,
    changes: changes.map(({ currency, amount }) => ({ ...named(currency), amount })),
    allowances: approvals.map(({ currency, spender, amount }) => ({ ...named(currency), spender, amount })),
  }
}
