import type { DeedMessages } from '../en/deeds.ts'
import type { Worded } from '../worded.ts'
import { arCalls } from './calls.ts'
import { apart, number } from './words.ts'

/** What transactions are called in Arabic when one looks back at them: as before, since they are nouns there. */
export const arDeeds: Worded<DeedMessages> = {
  ...arCalls.acts,
  for: (party) => `لصالح ${apart(party)}`,
  more: (deed, others) => `${deed}، و${apart(number(others))} غيرها`,
}
