import type { Bundle, BundleRequester } from '../../core/bundle/bundle.ts'
import { startBundle } from '../../core/bundle/start.ts'
import type { Answer } from '../../core/reason/reason.ts'
import { isCausewayError } from '../../lib/errors.ts'
import type { QuoteDecisions } from '../approvals/quote-decisions.ts'
import { lockOfBundle } from './executor.ts'
import type { Proposal } from './proposal.ts'
import type { RequestedCalls } from './requested-calls.ts'

export type BundleStartPorts = Readonly<{
  decisions: Pick<QuoteDecisions, 'decidePart'>
  save: (bundle: Bundle) => Promise<void>
  exclusive: <T>(name: string, work: () => Promise<T>) => Promise<T>
  wake: (id: string) => void
  nowSeconds: () => number
}>

type ApprovedProposal = Readonly<{ id: string; nonce: Answer<number> | undefined; proposal: Proposal }>

/**
 * Saves an approved bundle, then approves its funding quotes; false if too late. An older record's nonce can tell
 * whether the calls went out.
 */
export async function beginBundle(
  asked: RequestedCalls & Readonly<{ requester: BundleRequester }>,
  { id, nonce, proposal: { legs, mostGas, effects } }: ApprovedProposal,
  ports: BundleStartPorts,
): Promise<boolean> {
  const open = legs.flatMap((leg) => (leg.state === 'proven' ? [leg.open] : []))
  const nowSeconds = ports.nowSeconds()
  if (!mostGas || !nonce?.ok || open.some(({ quote }) => quote.expiresAtSeconds < nowSeconds)) return false
  const { requester, chainId, account, calls, required } = asked
  // The executor waits until all funding has begun.
  await ports.exclusive(lockOfBundle(id), async () => {
    await ports.save(
      startBundle({
        id,
        requester,
        chainId,
        account,
        calls,
        funding: open.map((each) => each.id),
        asksFunds: required.length > 0,
        simulated: effects.ok ? effects.value.deposits : [],
        mostGas,
        nonce: nonce.value,
        approvedAtSeconds: nowSeconds,
      }),
    )
    for (const each of open) {
      const { ticket, quote } = each
      const yes = { ticket, planHash: quote.planHash, decision: 'approve' } as const
      const part = await ports.decisions.decidePart(each.id, yes).catch(unlessFull)
      // The calls now fail, so the rest needn't move.
      if (part?.outcome !== 'approved') break
    }
  })
  ports.wake(id)
  return true
}

function unlessFull(error: unknown): undefined {
  if (!isCausewayError(error, 'STORE_FULL')) throw error
}
