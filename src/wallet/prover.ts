import { type Execution, isEffective } from '../core/execution.ts'
import type { Facts } from '../core/facts.ts'
import { type Finding, finding } from '../core/finding.ts'
import { type Intent, intent } from '../core/intent.ts'
import type { Profile } from '../core/profile.ts'
import { decodeQuoteText, type Quote } from '../core/quote.ts'
import { verify } from '../core/verify/verify.ts'
import type { FactsPort } from './facts-port.ts'

/** Whether the stored quote still comes to the approved plan, or everything that now speaks against it. */
export type Proven = Readonly<{ ok: true }> | Readonly<{ ok: false; findings: readonly Finding[] }>

/** Makes the proof again that comes before each signature. */
export type Prover = Readonly<{
  /** Begins to read the facts that the next proof needs, together with whatever else is read at this moment. */
  prepare: (execution: Execution) => void
  /**
   * Proves the stored quote with facts of this moment, and compares the hash of its plan, and that of the intent, with
   * the approved ones.
   */
  prove: (execution: Execution) => Promise<Proven>
}>

/** How old facts may be that a proof is made with, milliseconds from when they were asked for. */
export const FRESH_MILLISECONDS = 2_000

type Read = Readonly<{
  quoteText: string
  intent: Intent
  quote: Quote
  stepsDone: number
  askedAtMilliseconds: number
  facts: Promise<Facts>
}>

const CHANGED = [finding('P05', '', 'The plan is no longer the one that you approved.')]

/** Makes the prover; what it remembers for a moment is lost with the background, and then read again. */
export function createProver(
  ports: Readonly<{ profile: Profile; facts: FactsPort; nowMilliseconds: () => number }>,
): Prover {
  const { profile } = ports
  const remembered = new Map<string, Read>()

  function read(execution: Execution): Read | undefined {
    const { id, quoteText, receivedAtSeconds } = execution
    const stepsDone = stepsDoneOf(execution)
    const askedAtMilliseconds = ports.nowMilliseconds()
    const before = remembered.get(id)
    const isSame = before?.stepsDone === stepsDone && before.quoteText === quoteText
    if (before && isSame && isFresh(before, askedAtMilliseconds)) return before
    const frozen = intent(execution.intent, profile)
    const decoded = decodeQuoteText(quoteText)
    if (!frozen.ok || !decoded.ok) return undefined
    const about = { intent: frozen.intent, quote: decoded.quote, stepsDone }
    const facts = ports.facts({ ...about, receivedAtSeconds, exceptId: id })
    // Whoever asks for the proof hears of a failure; what was only prepared may fail unheard.
    facts.catch(() => remembered.delete(id))
    const fresh = { ...about, quoteText, askedAtMilliseconds, facts }
    for (const [other, each] of remembered) if (!isFresh(each, askedAtMilliseconds)) remembered.delete(other)
    remembered.set(id, fresh)
    return fresh
  }

  return {
    prepare: (execution) => void read(execution),
    prove: async (execution) => {
      const about = read(execution)
      if (!about) return { ok: false, findings: CHANGED }
      const verdict = verify(about.intent, about.quote, await about.facts, profile, {
        freshSeconds: Number.POSITIVE_INFINITY,
        stepsDone: about.stepsDone,
        overridden: execution.overrides.map(({ code }) => code),
      })
      if (verdict.verdict !== 'accept') {
        return { ok: false, findings: verdict.findings.filter((each) => each.level !== 'warn') }
      }
      const isSamePlan = verdict.quote.planHash === execution.planHash && about.intent.hash === execution.intentHash
      return isSamePlan ? { ok: true } : { ok: false, findings: CHANGED }
    },
  }
}

// A clock that was set back makes nothing fresh.
function isFresh({ askedAtMilliseconds }: Read, nowMilliseconds: number): boolean {
  return Math.abs(nowMilliseconds - askedAtMilliseconds) < FRESH_MILLISECONDS
}

function stepsDoneOf({ items }: Execution): number {
  return Math.max(
    items.findIndex((each) => !isEffective(each)),
    0,
  )
}
