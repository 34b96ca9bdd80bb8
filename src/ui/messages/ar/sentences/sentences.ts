import type { SentenceMessages } from '../../en-sentences.ts'
import { arChains } from './chains.ts'
import { arClocks } from './clocks.ts'
import { arDepositAddress } from './deposit-address.ts'
import { arOrder } from './order.ts'
import { arPrice } from './price.ts'
import { arQuote } from './quote.ts'
import { arSteps } from './steps.ts'

/** The sentences of findings, in Arabic. */
export const arSentences: SentenceMessages = {
  ...arChains,
  ...arClocks,
  ...arDepositAddress,
  ...arOrder,
  ...arPrice,
  ...arQuote,
  ...arSteps,
}
