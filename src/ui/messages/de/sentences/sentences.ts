import type { SentenceMessages } from '../../en-sentences.ts'
import { deApprovalWords } from './approvals.ts'
import { deChains } from './chains.ts'
import { deClocks } from './clocks.ts'
import { deDepositAddress } from './deposit-address.ts'
import { deNodeWords } from './nodes.ts'
import { deOrder } from './order.ts'
import { dePrice } from './price.ts'
import { deQuote } from './quote.ts'
import { deSimulationWords } from './simulations.ts'
import { deSteps } from './steps.ts'
import { deTransactionWords } from './transactions.ts'

/** The sentences of findings, in German. */
export const deSentences: SentenceMessages = {
  ...deApprovalWords,
  ...deChains,
  ...deClocks,
  ...deDepositAddress,
  ...deNodeWords,
  ...deOrder,
  ...dePrice,
  ...deQuote,
  ...deSimulationWords,
  ...deSteps,
  ...deTransactionWords,
}
