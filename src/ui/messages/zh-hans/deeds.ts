import type { DeedMessages } from '../en/deeds.ts'
import type { Worded } from '../worded.ts'
import { zhHansCalls } from './calls.ts'
import { line, number } from './words.ts'

/** What transactions are called in Chinese when one looks back at them: as before, since no verb has a tense. */
export const zhHansDeeds: Worded<DeedMessages> = {
  ...zhHansCalls.acts,
  for: (party) => line`授权给${party}`,
  forMany: (parties) => line`授权给${number(parties)}个地址`,
  recipients: (recipients) => line`${number(recipients)}个收款方`,
  more: (deed, others) => line`${deed}，另有${others}笔`,
  along: (deed, amount) => line`${deed}，附带发送${amount}`,
}
