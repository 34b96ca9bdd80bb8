import type { Difference } from '../families/evm/typed-data-differences.ts'
import type { FindingCode } from '../review/finding.ts'
import type { Context } from './context.ts'
import type { DifferenceName } from './findings-in-english/table.ts'
import type { Sentence } from './findings-in-english/words.ts'

export type DifferenceMeaning = Readonly<{
  at: RegExp
  problem?: Difference['problem']
  code: FindingCode
  says: DifferenceName
}>

/** A quote may carry thousands. */
const MOST_TOLD = 12

/**
 * Reports an item's differences, each by the first meaning that fits.
 *
 * @param where the path of the item's data
 */
export function reportDifferences(
  differences: readonly Difference[],
  meanings: readonly [...DifferenceMeaning[], DifferenceMeaning],
  where: string,
  report: Context['report'],
): void {
  for (const { at, problem, expected, got } of differences.slice(0, MOST_TOLD)) {
    const fits = (meaning: DifferenceMeaning) => meaning.at.test(at) && (meaning.problem ?? problem) === problem
    const meaning = meanings.find(fits) ?? meanings[meanings.length - 1]
    if (meaning) report(meaning.code, `${where}.${at}`, { says: meaning.says, expected, got } as Sentence)
  }
}

/** Lists the unknown keys of an item's data as differences. */
export function unknownKeys(data: Readonly<Record<string, unknown>>, known: readonly string[]): readonly Difference[] {
  return Object.keys(data)
    .filter((key) => !known.includes(key))
    .map((at) => ({ at, problem: 'unknown', expected: 'nothing', got: 'a value' }))
}
