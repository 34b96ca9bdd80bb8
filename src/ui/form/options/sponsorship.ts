import type { Transfer } from '../../../api/contract.ts'
import { parseDecimal } from '../../../lib/decimal.ts'
import type { Draft } from '../draft.ts'

export type SponsorshipProblem = 'notANumber' | 'tooPrecise' | 'tooLarge' | 'zero'

type Chosen = Pick<Draft, 'isSponsored' | 'sponsorMost'>

/** Dollars have millionths (interface, `maxSubsidizationAmount`). */
const DIGITS = 6

export function sponsorshipOf({
  isSponsored,
  sponsorMost,
}: Chosen): { ok: true; sponsorship: Transfer['sponsorship'] } | { ok: false; problem: SponsorshipProblem } {
  if (!isSponsored) return { ok: true, sponsorship: undefined }
  // A pasted sign changes nothing.
  const most = parseDecimal(sponsorMost.replaceAll('$', ''), DIGITS)
  if (most.ok)
    return most.value === 0n ? { ok: false, problem: 'zero' } : { ok: true, sponsorship: { mostUsd: most.value } }
  return most.problem === 'empty' ? { ok: true, sponsorship: {} } : { ok: false, problem: most.problem }
}
