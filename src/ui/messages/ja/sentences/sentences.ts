import type { SentenceMessages } from '../../en-sentences.ts'
import { jaApprovalWords } from './approvals.ts'
import { jaChains } from './chains.ts'
import { jaClocks } from './clocks.ts'
import { jaDepositAddress } from './deposit-address.ts'
import { jaNodeWords } from './nodes.ts'
import { jaOrder } from './order.ts'
import { jaPrice } from './price.ts'
import { jaQuote } from './quote.ts'
import { jaSimulationWords } from './simulations.ts'
import { jaSteps } from './steps.ts'
import { jaTransactionWords } from './transactions.ts'

/** The sentences of findings, in Japanese. */
export const jaSentences: SentenceMessages = {
  ...jaApprovalWords,
  ...jaChains,
  ...jaClocks,
  ...jaDepositAddress,
  ...jaNodeWords,
  ...jaOrder,
  ...jaPrice,
  ...jaQuote,
  ...jaSimulationWords,
  ...jaSteps,
  ...jaTransactionWords,
}
