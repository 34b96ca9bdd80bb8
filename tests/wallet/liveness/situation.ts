import { isTooLate } from '../../../src/core/execution/abandon.ts'
import type { Execution } from '../../../src/core/execution/execution.ts'

/** Repetition changes nothing; `undone` counts reversals. */
export function situationOf(execution: Execution, undone: number): string {
  const { stage, items, statusesHeard = [], requote, needs } = execution
  const phases = items.map((item) => `${item.phase}${'earlier' in item ? item.earlier.length : ''}`)
  const isLost = isTooLate(execution)
  const part = 'part' in stage ? `${stage.part?.came.amount.value}` : ''
  const words = statusesHeard.map(({ status }) => status).sort()
  return JSON.stringify([stage.stage, phases, words, requote?.requestId, undone, part, needs?.what, isLost])
}
