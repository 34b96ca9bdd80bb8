import type { Failure } from '../../../../core/reason/reason.ts'
import { type AnswerParts, createAnswers, FAILED } from '../answers.ts'
import type { BitcoinClient } from '../client.ts'
import type { InclusionReader } from './reader.ts'
import { createRecent } from './recent.ts'

const LONGEST_FAILED = 120_000
const MOST_FAILING = 50
// They hold until the next block, unless the explorer still indexes the last one.
const DEFINITE: readonly Failure['reason']['code'][] = [
  'EXPLORER_UNPROVEN',
  'EXPLORER_SHALLOW',
  'EXPLORER_SECOND_SILENT',
]

/** Remembers proofs until the tip changes, and failures for two minutes at most. */
export function cachedInclusion(
  read: InclusionReader,
  { tipHash, ...parts }: AnswerParts & Pick<BitcoinClient, 'tipHash'>,
): InclusionReader {
  const { answered } = createAnswers(tipHash, parts)
  const failures = createRecent<number>(MOST_FAILING)
  return async (txid) => {
    const tip = await tipHash()
    const name = `${txid} ${tip.ok ? tip.value : ''}`
    return answered(
      name,
      () => read(txid),
      (block) => (block && tip.ok ? Number.POSITIVE_INFINITY : 0),
      ({ reason }) => {
        if (DEFINITE.includes(reason.code)) return LONGEST_FAILED
        const inARow = failures.get(name) ?? 0
        failures.set(name, inARow + 1)
        return Math.min(FAILED * 2 ** inARow, LONGEST_FAILED)
      },
    )
  }
}
