import type { DeedMessages } from '../en/deeds.ts'
import type { Worded } from '../worded.ts'
import { zhHansCalls } from './calls.ts'
import { line } from './words.ts'

/** What transactions are called in Chinese when one looks back at them: as before, since no verb has a tense. */
export const zhHansDeeds: Worded<DeedMessages> = {
  ...zhHansCalls.acts,
  for: (party) => line`授权给${party}`,
  more: (deed, others) => line`${deed}，另有${others}笔`,
}
