import type { TransactionNameMessages } from '../../en/bundle/transaction-names.ts'
import type { Translated } from '../../translated.ts'
import { line, number } from '../format.ts'
import { zhHansCalls } from './calls.ts'

/** Chinese verbs have no tense, so the same words fit past transactions. */
export const zhHansTransactionNames: Translated<TransactionNameMessages> = {
  ...zhHansCalls.acts,
  for: (party) => line`授权给${party}`,
  forMany: (parties) => line`授权给${number(parties)}个地址`,
  recipients: (recipients) => line`${number(recipients)}个收款方`,
  more: (deed, others) => line`${deed}，另有${others}笔`,
  along: (deed, amount) => line`${deed}，附带发送${amount}`,
}
