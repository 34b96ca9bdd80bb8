import type { SentenceMessages } from '../../en-sentences.ts'
import { jaChains } from './chains.ts'
import { jaClocks } from './clocks.ts'
import { jaDepositAddress } from './deposit-address.ts'
import { jaOrder } from './order.ts'
import { jaPrice } from './price.ts'
import { jaQuote } from './quote.ts'
import { jaSteps } from './steps.ts'

/** The sentences of findings, in Japanese. */
export const jaSentences: SentenceMessages = {
  ...jaChains,
  ...jaClocks,
  ...jaDepositAddress,
  ...jaOrder,
  ...jaPrice,
  ...jaQuote,
  ...jaSteps,
}
