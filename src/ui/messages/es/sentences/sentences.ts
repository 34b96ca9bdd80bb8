import type { SentenceMessages } from '../../en-sentences.ts'
import { esApprovalWords } from './approvals.ts'
import { esBitcoinWords } from './bitcoin.ts'
import { esChains } from './chains.ts'
import { esClocks } from './clocks.ts'
import { esCoinWords } from './coins.ts'
import { esDepositAddress } from './deposit-address.ts'
import { esExchangeAWords } from './exchange-a.ts'
import { esExchangeBWords } from './exchange-b.ts'
import { esMappingWords } from './mappings.ts'
import { esNodeWords } from './nodes.ts'
import { esOrder } from './order.ts'
import { esPermitWords } from './permits.ts'
import { esPrice } from './price.ts'
import { esQuote } from './quote.ts'
import { esSimulationWords } from './simulations.ts'
import { esSteps } from './steps.ts'
import { esTransactionWords } from './transactions.ts'
import { esTransferWords } from './transfers.ts'

/** The sentences of findings, in Spanish. */
export const esSentences: SentenceMessages = {
  ...esApprovalWords,
  ...esBitcoinWords,
  ...esChains,
  ...esClocks,
  ...esCoinWords,
  ...esDepositAddress,
  ...esExchangeAWords,
  ...esExchangeBWords,
  ...esMappingWords,
  ...esNodeWords,
  ...esOrder,
  ...esPermitWords,
  ...esPrice,
  ...esQuote,
  ...esSimulationWords,
  ...esSteps,
  ...esTransactionWords,
  ...esTransferWords,
}
