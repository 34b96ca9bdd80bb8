import { approvalWords } from './approvals.ts'
import { bitcoinWords } from './bitcoin.ts'
import { chainWords } from './chains.ts'
import { clockWords } from './clocks.ts'
import { coinWords } from './coins.ts'
import { depositAddressWords } from './deposit-address.ts'
import { exchangeAWords } from './exchange-a.ts'
import { exchangeBWords } from './exchange-b.ts'
import { mappingWords } from './mappings.ts'
import { nodeWords } from './nodes.ts'
import { orderWords } from './order.ts'
import { permitWords } from './permits.ts'
import { priceWords } from './price.ts'
import { quoteWords } from './quote.ts'
import { routerWords } from './router.ts'
import { simulationWords } from './simulations.ts'
import { stepWords } from './steps.ts'
import { transactionWords } from './transactions.ts'
import { transferWords } from './transfers.ts'

/** Every finding's sentence in English; the message catalogues have the other languages. */
export const FINDING_WORDS = {
  ...approvalWords,
  ...bitcoinWords,
  ...chainWords,
  ...clockWords,
  ...coinWords,
  ...depositAddressWords,
  ...exchangeAWords,
  ...exchangeBWords,
  ...mappingWords,
  ...nodeWords,
  ...orderWords,
  ...permitWords,
  ...priceWords,
  ...quoteWords,
  ...routerWords,
  ...simulationWords,
  ...stepWords,
  ...transactionWords,
  ...transferWords,
}

type Words = typeof FINDING_WORDS

export type SentenceName = keyof Words

/** `why` is a reason of this type; other values are text. */
type ValuesWith<Name extends SentenceName, Why> = Words[Name] extends (values: infer Values) => string
  ? { readonly [Value in keyof Values]: Value extends 'why' ? Why : Values[Value] }
  : Readonly<Record<never, string>>

export type PlainName = { [Name in SentenceName]: Words[Name] extends string ? Name : never }[SentenceName]

export type DifferenceName = {
  [Name in SentenceName]: IsDifferent<ValuesWith<Name, unknown>> extends true ? Name : never
}[SentenceName]

type IsDifferent<Named> = [keyof Named, 'expected' | 'got'] extends ['expected' | 'got', keyof Named] ? true : false

/** A reason can hold a sentence, so each type builds on the other. */
export type SentenceWith<Why> = {
  [Name in SentenceName]: Readonly<{ says: Name }> & ValuesWith<Name, Why>
}[SentenceName]
