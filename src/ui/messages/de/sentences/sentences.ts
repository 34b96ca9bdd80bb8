import type { SentenceMessages } from '../../en-sentences.ts'
import { deChains } from './chains.ts'
import { deClocks } from './clocks.ts'
import { deDepositAddress } from './deposit-address.ts'
import { deOrder } from './order.ts'
import { dePrice } from './price.ts'
import { deQuote } from './quote.ts'
import { deSteps } from './steps.ts'

/** The sentences of findings, in German. */
export const deSentences: SentenceMessages = {
  ...deChains,
  ...deClocks,
  ...deDepositAddress,
  ...deOrder,
  ...dePrice,
  ...deQuote,
  ...deSteps,
}
