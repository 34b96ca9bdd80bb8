import { type Execution, isEffective } from '../core/execution.ts'
import type { Facts } from '../core/facts.ts'
import type { Finding } from '../core/finding.ts'
import { fingerprint } from '../core/fingerprint.ts'
import { type Intent, intent } from '../core/intent.ts'
import type { Item } from '../core/item.ts'
import { isPaymentOf } from '../core/own-payment/payment.ts'
import { chainById, type Profile } from '../core/profile.ts'
import { decodeQuoteText, type Quote } from '../core/quote.ts'
import type { Foreseen } from '../core/start.ts'
import { finding } from '../core/verify/found.ts'
import { verify } from '../core/verify/verify.ts'
import { LIST_SECONDS } from './chain-list.ts'
import { type FactsPort, idsIn } from './facts-port.ts'
import { isFresh } from './recall.ts'

/** Whether the stored quote still comes to the approved plan, or everything that now speaks against it. */
export type Proven = Readonly<{ ok: true }> | Readonly<{ ok: false; findings: readonly Finding[] }>

/** Makes the proof again that comes before each signature. */
export type Prover = Readonly<{
  /**
   * Begins to read the facts that the next proof needs, together with whatever else is read at this moment. Facts that
   * were asked for less than `FRESH_MILLISECONDS` ago are not asked for again.
   */
  prepare: (execution: Foreseen) => void
  /** Begins to read them again in any case. */
  refresh: (execution: Foreseen) => void
  /**
   * Proves the stored quote with facts of this moment, and compares the hash of its plan, and that of the intent, with
   * the approved ones. Which ids other crossings have used is read only now; and no plan fails because of facts that
   * were read ahead: then it is proven once more, with facts that are read now.
   */
  prove: (execution: Execution) => Promise<Proven>
}>

type Read = Readonly<{
  quoteText: string
  intent: Intent
  quote: Quote
  stepsDone: number
  askedAtMilliseconds: number
  facts: Promise<Facts>
}>

const changed = () => [finding('P05', '', 'planChanged')]

/** Makes the prover; what it remembers for a moment is lost with the background, and then read again. */
export function createProver(
  ports: Readonly<{
    profile: Profile
    facts: FactsPort
    /** Which of these ids other crossings carry, by what is stored now. */
    usedAmong: (ids: readonly string[], exceptId: string) => Promise<readonly string[]>
    nowMilliseconds: () => number
  }>,
): Prover {
  const { profile } = ports
  const remembered = new Map<string, Read>()

  function recall(execution: Foreseen): Read | undefined {
    const before = remembered.get(execution.id)
    const isSame = before?.stepsDone === stepsDoneOf(execution) && before.quoteText === execution.quoteText
    return before && isSame && isFresh(before.askedAtMilliseconds, ports.nowMilliseconds()) ? before : undefined
  }

  function read(execution: Foreseen): Read | undefined {
    const { id, quoteText, receivedAtSeconds } = execution
    const stepsDone = stepsDoneOf(execution)
    const askedAtMilliseconds = ports.nowMilliseconds()
    const frozen = intent(execution.intent, profile)
    const decoded = decodeQuoteText(quoteText)
    if (!frozen.ok || !decoded.ok) return undefined
    const about = { intent: frozen.intent, quote: decoded.quote, stepsDone }
    const facts = ports.facts({ ...about, receivedAtSeconds, exceptId: id, listSeconds: LIST_SECONDS.forSignature })
    const fresh = { ...about, quoteText, askedAtMilliseconds, facts }
    // Whoever asks for the proof hears of a failure; what was only prepared may fail unheard.
    facts.catch(() => {
      if (remembered.get(id) === fresh) remembered.delete(id)
    })
    for (const [other, each] of remembered) {
      if (!isFresh(each.askedAtMilliseconds, askedAtMilliseconds)) remembered.delete(other)
    }
    remembered.set(id, fresh)
    return fresh
  }

  async function judge(execution: Execution, about: Read | undefined): Promise<Proven> {
    if (!about) return { ok: false, findings: changed() }
    const [facts, usedIds] = await Promise.all([about.facts, ports.usedAmong(idsIn(about.quote), execution.id)])
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
    const isCarriedOut = isSamePlan && carriesOut(verdict.quote.plan, execution, { intent: about.intent, facts })
    return isCarriedOut ? { ok: true } : { ok: false, findings: changed() }
  }

  // What is about to be signed is the approved plan, or our own payment of the address that it names.
  function carriesOut(
    approved: readonly Item[],
    { plan, ownPayment }: Execution,
    { intent: asked, facts }: Readonly<{ intent: Intent; facts: Facts }>,
  ): boolean {
    if (!ownPayment) return fingerprint(plan) === fingerprint(approved)
    const origin = chainById(profile, asked.originCurrency.chainId)
    const [address, step] = [approved[0], plan[0]]
    if (!origin || approved.length !== 1 || plan.length !== 1) return false
    if (address?.kind !== 'depositAddress' || !step) return false
    const ownScripts = facts.origin.family === 'bitcoin' ? facts.origin.ownScripts : []
    return isPaymentOf(address, step, { intent: asked, origin, ownScripts })
  }

  return {
    prepare: (execution) => void (recall(execution) ?? read(execution)),
    refresh: (execution) => void read(execution),
    prove: async (execution) => {
      const before = recall(execution)
      const proven = await judge(execution, before ?? read(execution))
      const isTooOld = before && !isFresh(before.askedAtMilliseconds, ports.nowMilliseconds())
      return before && (!proven.ok || isTooOld) ? judge(execution, read(execution)) : proven
    },
  }
}

function stepsDoneOf({ items }: Pick<Foreseen, 'items'>): number {
  return Math.max(
    items.findIndex((each) => !isEffective(each)),
    0,
  )
}
