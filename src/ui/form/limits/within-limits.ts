import type { RouteLimitsView } from '../../../api/views/quotes.ts'
import type { Draft } from '../draft.ts'
import type { FormProblem, readForm } from '../validation.ts'

type Read = ReturnType<typeof readForm>

/** Percent. Prices are approximate and fees come on top, so only a clear excess is refused. */
const CLEARLY_PERCENT = 103n

export function withinLimits(read: Read, limits: RouteLimitsView | undefined, draft: Draft): Read {
  if (!limits) return read
  if (!limits.isOpen) {
    const isFirst = read.ok || read.problem.field === 'amount'
    return isFirst ? wrong({ field: 'currencies', problem: 'closed' }) : read
  }
  if (!read.ok) return read
  const { amount, tradeType } = read.transfer
  if (tradeType !== 'EXACT_INPUT') {
    const { mostArriving: most } = limits
    return most !== undefined && amount > most ? above(most) : read
  }
  const { most } = limits
  if (most !== undefined && amount * 100n > most * CLEARLY_PERCENT) return above(most)
  const least = minimumOf(limits, draft)
  return least !== undefined && amount < least
    ? wrong({ field: 'amount', problem: { problem: 'belowLeast', least } })
    : read
}

/** Undefined where other choices change the fees. */
export function minimumOf({ least }: RouteLimitsView, draft: Draft): bigint | undefined {
  const { payment, calls, hasTopup, isSponsored, trade } = draft
  const isPlain = payment === 'deposit' && calls.length === 0 && !hasTopup && !isSponsored
  return isPlain && trade === 'EXACT_INPUT' ? least : undefined
}

function above(most: bigint): Read {
  return wrong({ field: 'amount', problem: { problem: 'aboveMost', most } })
}

function wrong(problem: FormProblem): Read {
  return { ok: false, problem }
}
