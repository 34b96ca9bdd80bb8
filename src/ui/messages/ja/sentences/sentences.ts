import type { SentenceMessages } from '../../en-sentences.ts'
import { jaApprovalWords } from './approvals.ts'
import { jaBitcoinWords } from './bitcoin.ts'
import { jaChains } from './chains.ts'
import { jaClocks } from './clocks.ts'
import { jaCoinWords } from './coins.ts'
import { jaDepositAddress } from './deposit-address.ts'
import { jaExchangeAWords } from './exchange-a.ts'
import { jaExchangeBWords } from './exchange-b.ts'
import { jaMappingWords } from './mappings.ts'
import { jaNodeWords } from './nodes.ts'
import { jaOrder } from './order.ts'
import { jaPermitWords } from './permits.ts'
import { jaPrice } from './price.ts'
import { jaQuote } from './quote.ts'
import { jaSimulationWords } from './simulations.ts'
import { jaSteps } from './steps.ts'
import { jaTransactionWords } from './transactions.ts'
import { jaTransferWords } from './transfers.ts'

/** The sentences of findings, in Japanese. */
export const jaSentences: SentenceMessages = {
  ...jaApprovalWords,
  ...jaBitcoinWords,
  ...jaChains,
  ...jaClocks,
  ...jaCoinWords,
  ...jaDepositAddress,
  ...jaExchangeAWords,
  ...jaExchangeBWords,
  ...jaMappingWords,
  ...jaNodeWords,
  ...jaOrder,
  ...jaPermitWords,
  ...jaPrice,
  ...jaQuote,
  ...jaSimulationWords,
  ...jaSteps,
  ...jaTransactionWords,
  ...jaTransferWords,
}
