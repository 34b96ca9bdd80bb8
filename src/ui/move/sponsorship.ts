import type { Crossing } from '../../api/contract.ts'
import { parseDecimal } from '../../lib/decimal.ts'
import type { Draft } from './draft.ts'

/** Why what was typed is no limit for a sponsor. */
export type SponsorProblem = 'notANumber' | 'tooPrecise' | 'tooLarge' | 'zero'

type Chosen = Pick<Draft, 'isSponsored' | 'sponsorMost'>

/** Dollars are asked for in millionths (interface, `maxSubsidizationAmount`). */
const DIGITS = 6

/** The sponsorship that the draft asks for, up to the limit that is typed where one is; undefined where nobody sponsors. */
export function sponsorshipOf({
  isSponsored,
  sponsorMost,
}: Chosen): { ok: true; sponsorship: Crossing['sponsorship'] } | { ok: false; problem: SponsorProblem } {
  if (!isSponsored) return { ok: true, sponsorship: undefined }
  // The sign stands beside the field already; who types or pastes it means the same.
  const most = parseDecimal(sponsorMost.replaceAll('$', ''), DIGITS)
  if (most.ok)
    return most.value === 0n ? { ok: false, problem: 'zero' } : { ok: true, sponsorship: { mostUsd: most.value } }
  return most.problem === 'empty' ? { ok: true, sponsorship: {} } : { ok: false, problem: most.problem }
}
