import type { SentenceMessages } from '../../en-sentences.ts'
import { arApprovalWords } from './approvals.ts'
import { arChains } from './chains.ts'
import { arClocks } from './clocks.ts'
import { arDepositAddress } from './deposit-address.ts'
import { arNodeWords } from './nodes.ts'
import { arOrder } from './order.ts'
import { arPrice } from './price.ts'
import { arQuote } from './quote.ts'
import { arSimulationWords } from './simulations.ts'
import { arSteps } from './steps.ts'
import { arTransactionWords } from './transactions.ts'

/** The sentences of findings, in Arabic. */
export const arSentences: SentenceMessages = {
  ...arApprovalWords,
  ...arChains,
  ...arClocks,
  ...arDepositAddress,
  ...arNodeWords,
  ...arOrder,
  ...arPrice,
  ...arQuote,
  ...arSimulationWords,
  ...arSteps,
  ...arTransactionWords,
}
