import type { SentenceMessages } from '../../en-sentences.ts'
import { deApprovalWords } from './approvals.ts'
import { deBitcoinWords } from './bitcoin.ts'
import { deChains } from './chains.ts'
import { deClocks } from './clocks.ts'
import { deCoinWords } from './coins.ts'
import { deDepositAddress } from './deposit-address.ts'
import { deExchangeAWords } from './exchange-a.ts'
import { deExchangeBWords } from './exchange-b.ts'
import { deMappingWords } from './mappings.ts'
import { deNodeWords } from './nodes.ts'
import { deOrder } from './order.ts'
import { dePermitWords } from './permits.ts'
import { dePrice } from './price.ts'
import { deQuote } from './quote.ts'
import { deSimulationWords } from './simulations.ts'
import { deSteps } from './steps.ts'
import { deTransactionWords } from './transactions.ts'
import { deTransferWords } from './transfers.ts'

/** The sentences of findings, in German. */
export const deSentences: SentenceMessages = {
  ...deApprovalWords,
  ...deBitcoinWords,
  ...deChains,
  ...deClocks,
  ...deCoinWords,
  ...deDepositAddress,
  ...deExchangeAWords,
  ...deExchangeBWords,
  ...deMappingWords,
  ...deNodeWords,
  ...deOrder,
  ...dePermitWords,
  ...dePrice,
  ...deQuote,
  ...deSimulationWords,
  ...deSteps,
  ...deTransactionWords,
  ...deTransferWords,
}
