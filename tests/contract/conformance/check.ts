import { departures, type Shape } from '../shape.ts'
import type { Ask } from './ask.ts'

/**
 * One question to a deployment: the section of interface.md that it is about, what must hold, and what was found to be
 * otherwise, one sentence each. `skip` says why it could not be asked.
 */
export type Check = Readonly<{
  section: string
  claim: string
  run: (ask: Ask) => Promise<readonly string[] | Readonly<{ skip: string }>>
}>

/** Where an answer departs from a shape; fields beyond the document are let through. */
export function lacks(shape: Shape, answer: unknown): readonly string[] {
  return departures(shape, answer).filter((sentence) => !sentence.endsWith(': not in the shape'))
}

/** A sentence when something that must hold does not. */
export function unless(holds: boolean, sentence: string): readonly string[] {
  return holds ? [] : [sentence]
}
