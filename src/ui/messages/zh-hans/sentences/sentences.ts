import type { SentenceMessages } from '../../en-sentences.ts'
import { zhHansApprovalWords } from './approvals.ts'
import { zhHansChains } from './chains.ts'
import { zhHansClocks } from './clocks.ts'
import { zhHansDepositAddress } from './deposit-address.ts'
import { zhHansNodeWords } from './nodes.ts'
import { zhHansOrder } from './order.ts'
import { zhHansPrice } from './price.ts'
import { zhHansQuote } from './quote.ts'
import { zhHansSimulationWords } from './simulations.ts'
import { zhHansSteps } from './steps.ts'
import { zhHansTransactionWords } from './transactions.ts'

/** The sentences of findings, in Simplified Chinese. */
export const zhHansSentences: SentenceMessages = {
  ...zhHansApprovalWords,
  ...zhHansChains,
  ...zhHansClocks,
  ...zhHansDepositAddress,
  ...zhHansNodeWords,
  ...zhHansOrder,
  ...zhHansPrice,
  ...zhHansQuote,
  ...zhHansSimulationWords,
  ...zhHansSteps,
  ...zhHansTransactionWords,
}
