import { departures, type Shape } from '../shape.ts'
import type { Ask } from './ask.ts'

/**
 * A question: interface.md's section, the claim and one sentence per violation.
 * `skip` says why it wasn't asked.
 */
export type Check = Readonly<{
  section: string
  claim: string
  run: (ask: Ask) => Promise<readonly string[] | Readonly<{ skip: string }>>
}>

/** Differences from a shape; extra fields are allowed. */
export function lacks(shape: Shape, answer: unknown): readonly string[] {
  return departures(shape, answer).filter((sentence) => !sentence.endsWith(': not in the shape'))
}

export function unless(holds: boolean, sentence: string): readonly string[] {
  return holds ? [] : [sentence]
}
