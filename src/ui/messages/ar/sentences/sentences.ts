import type { SentenceMessages } from '../../en-sentences.ts'
import { arApprovalWords } from './approvals.ts'
import { arBitcoinWords } from './bitcoin.ts'
import { arChains } from './chains.ts'
import { arClocks } from './clocks.ts'
import { arCoinWords } from './coins.ts'
import { arDepositAddress } from './deposit-address.ts'
import { arExchangeAWords } from './exchange-a.ts'
import { arExchangeBWords } from './exchange-b.ts'
import { arMappingWords } from './mappings.ts'
import { arNodeWords } from './nodes.ts'
import { arOrder } from './order.ts'
import { arPermitWords } from './permits.ts'
import { arPrice } from './price.ts'
import { arQuote } from './quote.ts'
import { arSimulationWords } from './simulations.ts'
import { arSteps } from './steps.ts'
import { arTransactionWords } from './transactions.ts'
import { arTransferWords } from './transfers.ts'

/** The sentences of findings, in Arabic. */
export const arSentences: SentenceMessages = {
  ...arApprovalWords,
  ...arBitcoinWords,
  ...arChains,
  ...arClocks,
  ...arCoinWords,
  ...arDepositAddress,
  ...arExchangeAWords,
  ...arExchangeBWords,
  ...arMappingWords,
  ...arNodeWords,
  ...arOrder,
  ...arPermitWords,
  ...arPrice,
  ...arQuote,
  ...arSimulationWords,
  ...arSteps,
  ...arTransactionWords,
  ...arTransferWords,
}
