import type { Facts } from '../../core/chain/facts.ts'
import { isPaymentOf } from '../../core/deposit-address/own-payment.ts'
import type { Execution } from '../../core/execution/execution.ts'
import type { Item } from '../../core/execution/item.ts'
import { isDepositAddress } from '../../core/families/deposit-address-item.ts'
import type { Intent } from '../../core/intent/intent.ts'
import { chainById, type Profile } from '../../core/profiles/profile.ts'
import type { Finding } from '../../core/review/finding.ts'
import { makeFinding } from '../../core/verify/make-finding.ts'
import { fingerprint } from '../../lib/fingerprint.ts'
import type { Prefetched, Prefetches } from '../engine/prefetch.ts'
import { quoteIds } from './facts-port.ts'

export type ProofResult = Readonly<{ ok: true }> | Readonly<{ ok: false; findings: readonly Finding[] }>

/** A new proof precedes every signature. */
export type Prover = Readonly<{
  /** Proves the stored quote and compares plan and intent hashes. A failure with prefetched facts is proven again. */
  prove: (execution: Execution, before: Prefetched | undefined) => Promise<ProofResult>
}>

const changed = () => [makeFinding('P05', '', 'planChanged')]

/** Makes the prover. */
export function createProver(
  ports: Readonly<{
    profile: Profile
    read: Prefetches['read']
    usedAmong: (ids: readonly string[], exceptId: string) => Promise<readonly string[]>
    isForged: (execution: Execution) => Promise<boolean>
  }>,
): Prover {
  const { profile } = ports

  async function judge(execution: Execution, { basis: about }: Prefetched): Promise<ProofResult> {
    if (!about) return { ok: false, findings: changed() }
    const [facts, usedIds] = await Promise.all([about.facts, ports.usedAmong(quoteIds(about.quote), execution.id)])
    const { verify } = await import('../../core/verify/verify.ts')
    const verdict = verify(about.intent, about.quote, { ...facts, usedIds }, profile, {
      freshSeconds: Number.POSITIVE_INFINITY,
      stepsDone: about.stepsDone,
      leavesPricesOut: true,
      overridden: execution.overrides.map(({ code }) => code),
    })
    if (verdict.verdict !== 'accept') {
      return { ok: false, findings: verdict.findings.filter(({ level }) => level === 'refuse' || level === 'override') }
    }
    const isSamePlan = verdict.quote.planHash === execution.planHash && about.intent.hash === execution.intentHash
    const isApproved = isSamePlan && !(await ports.isForged(execution))
    const isCarriedOut = isApproved && carriesOut(verdict.quote.plan, execution, { intent: about.intent, facts })
    return isCarriedOut ? { ok: true } : { ok: false, findings: changed() }
  }

  // Only the approved plan or our own payment to its address is signed.
  function carriesOut(
    approved: readonly Item[],
    { plan, ownPayment }: Execution,
    { intent: asked, facts }: Readonly<{ intent: Intent; facts: Facts }>,
  ): boolean {
    if (!ownPayment) return fingerprint(plan) === fingerprint(approved)
    const origin = chainById(profile, asked.originCurrency.chainId)
    const [address, step] = [approved[0], plan[0]]
    if (!origin || approved.length !== 1 || plan.length !== 1) return false
    if (!isDepositAddress(address) || !step) return false
    const ownScripts = 'ownScripts' in facts.origin ? facts.origin.ownScripts : []
    return isPaymentOf(address, step, { intent: asked, origin, ownScripts })
  }

  return {
    prove: async (execution, snapshot) => {
      const before = snapshot?.isFresh() ? snapshot : undefined
      const proven = await judge(execution, before ?? ports.read(execution))
      return before && (!proven.ok || !before.isFresh()) ? judge(execution, ports.read(execution)) : proven
    },
  }
}
