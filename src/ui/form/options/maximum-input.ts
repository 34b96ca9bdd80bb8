import type { Currency } from '../../../core/money/currency.ts'
import { parseDecimal } from '../../../lib/decimal.ts'
import type { Draft } from '../draft.ts'

export type MaximumInputProblem = 'notANumber' | 'tooPrecise' | 'tooLarge' | 'zero'

/** Smallest units; undefined where the first quote sets the limit, or where the input is fixed. */
export function maximumInputOf(
  { trade, most }: Pick<Draft, 'trade' | 'most'>,
  from: Pick<Currency, 'decimals'>,
): { ok: true; most: bigint | undefined } | { ok: false; problem: MaximumInputProblem } {
  if (trade === 'EXACT_INPUT') return { ok: true, most: undefined }
  const read = parseDecimal(most, from.decimals)
  if (read.ok) return read.value === 0n ? { ok: false, problem: 'zero' } : { ok: true, most: read.value }
  return read.problem === 'empty' ? { ok: true, most: undefined } : { ok: false, problem: read.problem }
}
