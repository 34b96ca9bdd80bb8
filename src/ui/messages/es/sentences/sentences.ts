import type { SentenceMessages } from '../../en-sentences.ts'
import { esApprovalWords } from './approvals.ts'
import { esChains } from './chains.ts'
import { esClocks } from './clocks.ts'
import { esDepositAddress } from './deposit-address.ts'
import { esNodeWords } from './nodes.ts'
import { esOrder } from './order.ts'
import { esPrice } from './price.ts'
import { esQuote } from './quote.ts'
import { esSimulationWords } from './simulations.ts'
import { esSteps } from './steps.ts'
import { esTransactionWords } from './transactions.ts'

/** The sentences of findings, in Spanish. */
export const esSentences: SentenceMessages = {
  ...esApprovalWords,
  ...esChains,
  ...esClocks,
  ...esDepositAddress,
  ...esNodeWords,
  ...esOrder,
  ...esPrice,
  ...esQuote,
  ...esSimulationWords,
  ...esSteps,
  ...esTransactionWords,
}
