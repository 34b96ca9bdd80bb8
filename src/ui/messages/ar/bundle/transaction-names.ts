import type { TransactionNameMessages } from '../../en/bundle/transaction-names.ts'
import type { Translated } from '../../translated.ts'
import { apart, count, type Forms, number } from '../format.ts'
import { arCalls } from './calls.ts'

const RECIPIENTS: Forms = {
  zero: 'لا مستلمين',
  one: 'مستلم واحد',
  two: 'مستلمان',
  few: '# مستلمين',
  many: '# مستلمًا',
  other: '# مستلم',
}
const ADDRESSES: Forms = {
  zero: '# عنوان',
  one: 'عنوان واحد',
  two: 'عنوانين',
  few: '# عناوين',
  many: '# عنوانًا',
  other: '# عنوان',
}

/** Arabic uses nouns here, so they fit past transactions too. */
export const arTransactionNames: Translated<TransactionNameMessages> = {
  ...arCalls.acts,
  for: (party) => `لصالح ${apart(party)}`,
  forMany: (parties) => `لصالح ${count(parties, ADDRESSES)}`,
  recipients: (recipients) => count(recipients, RECIPIENTS),
  more: (deed, others) => `${deed}، و${apart(number(others))} غيرها`,
  along: (deed, amount) => `${deed}، مع إرسال ${apart(amount)}`,
}
