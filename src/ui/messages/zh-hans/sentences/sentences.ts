import type { SentenceMessages } from '../../en-sentences.ts'
import { zhHansChains } from './chains.ts'
import { zhHansClocks } from './clocks.ts'
import { zhHansDepositAddress } from './deposit-address.ts'
import { zhHansOrder } from './order.ts'
import { zhHansPrice } from './price.ts'
import { zhHansQuote } from './quote.ts'
import { zhHansSteps } from './steps.ts'

/** The sentences of findings, in Simplified Chinese. */
export const zhHansSentences: SentenceMessages = {
  ...zhHansChains,
  ...zhHansClocks,
  ...zhHansDepositAddress,
  ...zhHansOrder,
  ...zhHansPrice,
  ...zhHansQuote,
  ...zhHansSteps,
}
