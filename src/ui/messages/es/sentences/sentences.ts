import type { SentenceMessages } from '../../en-sentences.ts'
import { esChains } from './chains.ts'
import { esClocks } from './clocks.ts'
import { esDepositAddress } from './deposit-address.ts'
import { esOrder } from './order.ts'
import { esPrice } from './price.ts'
import { esQuote } from './quote.ts'
import { esSteps } from './steps.ts'

/** The sentences of findings, in Spanish. */
export const esSentences: SentenceMessages = {
  ...esChains,
  ...esClocks,
  ...esDepositAddress,
  ...esOrder,
  ...esPrice,
  ...esQuote,
  ...esSteps,
}
