import type { SentenceMessages } from '../../en-sentences.ts'
import { zhHansApprovalWords } from './approvals.ts'
import { zhHansBitcoinWords } from './bitcoin.ts'
import { zhHansChains } from './chains.ts'
import { zhHansClocks } from './clocks.ts'
import { zhHansCoinWords } from './coins.ts'
import { zhHansDepositAddress } from './deposit-address.ts'
import { zhHansExchangeAWords } from './exchange-a.ts'
import { zhHansExchangeBWords } from './exchange-b.ts'
import { zhHansMappingWords } from './mappings.ts'
import { zhHansNodeWords } from './nodes.ts'
import { zhHansOrder } from './order.ts'
import { zhHansPermitWords } from './permits.ts'
import { zhHansPrice } from './price.ts'
import { zhHansQuote } from './quote.ts'
import { zhHansSimulationWords } from './simulations.ts'
import { zhHansSteps } from './steps.ts'
import { zhHansTransactionWords } from './transactions.ts'
import { zhHansTransferWords } from './transfers.ts'

/** The sentences of findings, in Simplified Chinese. */
export const zhHansSentences: SentenceMessages = {
  ...zhHansApprovalWords,
  ...zhHansBitcoinWords,
  ...zhHansChains,
  ...zhHansClocks,
  ...zhHansCoinWords,
  ...zhHansDepositAddress,
  ...zhHansExchangeAWords,
  ...zhHansExchangeBWords,
  ...zhHansMappingWords,
  ...zhHansNodeWords,
  ...zhHansOrder,
  ...zhHansPermitWords,
  ...zhHansPrice,
  ...zhHansQuote,
  ...zhHansSimulationWords,
  ...zhHansSteps,
  ...zhHansTransactionWords,
  ...zhHansTransferWords,
}
