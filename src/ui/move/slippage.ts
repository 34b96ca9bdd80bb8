import { parseDecimal } from '../../lib/decimal.ts'
import type { Draft } from './draft.ts'

/** Why a percentage that was typed is none that can be asked for. */
export type SlippageProblem = 'empty' | 'notANumber' | 'tooPrecise' | 'tooHigh'

type Chosen = Pick<Draft, 'slippageBasisPoints' | 'ownSlippage'>

/** Hundredths of a percent are the finest that can be asked for, and all of it the most (interface, "Limits"). */
const DIGITS = 2
const MOST = 10_000n

/** The slippage that the draft asks for, basis points; undefined where the service is to choose it. */
export function slippageOf({
  slippageBasisPoints,
  ownSlippage,
}: Chosen): { ok: true; basisPoints: number | undefined } | { ok: false; problem: SlippageProblem } {
  if (slippageBasisPoints === 'automatic') return { ok: true, basisPoints: undefined }
  if (slippageBasisPoints !== 'own') return { ok: true, basisPoints: Number(slippageBasisPoints) }
  // The sign stands beside the field already; who types or pastes it means the same.
  const read = parseDecimal(ownSlippage.replace(/\s*%\s*$/, ''), DIGITS)
  if (!read.ok) return { ok: false, problem: read.problem === 'tooLarge' ? 'tooHigh' : read.problem }
  return read.value > MOST ? { ok: false, problem: 'tooHigh' } : { ok: true, basisPoints: Number(read.value) }
}
