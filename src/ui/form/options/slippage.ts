import { parseDecimal } from '../../../lib/decimal.ts'

export type SlippageProblem = 'empty' | 'notANumber' | 'tooPrecise' | 'tooHigh'

export const SLIPPAGES = ['automatic', '50', '100', '300'] as const

type Chosen = Readonly<{ slippageBasisPoints: (typeof SLIPPAGES)[number] | 'own'; ownSlippage: string }>

/** Hundredths of a percent are the finest, 100 % the most (interface, "Limits"). */
const DIGITS = 2
const MOST = 10_000n

export function slippageOf({
  slippageBasisPoints,
  ownSlippage,
}: Chosen): { ok: true; basisPoints: number | undefined } | { ok: false; problem: SlippageProblem } {
  if (slippageBasisPoints === 'automatic') return { ok: true, basisPoints: undefined }
  if (slippageBasisPoints !== 'own') return { ok: true, basisPoints: Number(slippageBasisPoints) }
  // A pasted sign changes nothing.
  const read = parseDecimal(ownSlippage.replace(/\s*%\s*$/, ''), DIGITS)
  if (!read.ok) return { ok: false, problem: read.problem === 'tooLarge' ? 'tooHigh' : read.problem }
  return read.value > MOST ? { ok: false, problem: 'tooHigh' } : { ok: true, basisPoints: Number(read.value) }
}
