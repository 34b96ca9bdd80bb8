import type { FindingMessages } from '../../en/findings/findings.ts'
import { deApprovalWords } from './approvals.ts'
import { deBitcoinWords } from './bitcoin.ts'
import { deChainWords } from './chains.ts'
import { deClockWords } from './clocks.ts'
import { deCoinWords } from './coins.ts'
import { deDepositAddressWords } from './deposit-address.ts'
import { deExchangeAWords } from './exchange-a.ts'
import { deExchangeBWords } from './exchange-b.ts'
import { deMappingWords } from './mappings.ts'
import { deNodeWords } from './nodes.ts'
import { deOrderWords } from './order.ts'
import { dePermitWords } from './permits.ts'
import { dePriceWords } from './price.ts'
import { deQuoteWords } from './quote.ts'
import { deRouterWords } from './router.ts'
import { deSimulationWords } from './simulations.ts'
import { deStepWords } from './steps.ts'
import { deTransactionWords } from './transactions.ts'
import { deTransferWords } from './transfers.ts'

export const deFindings: FindingMessages = {
  ...deApprovalWords,
  ...deBitcoinWords,
  ...deChainWords,
  ...deClockWords,
  ...deCoinWords,
  ...deDepositAddressWords,
  ...deExchangeAWords,
  ...deExchangeBWords,
  ...deMappingWords,
  ...deNodeWords,
  ...deOrderWords,
  ...dePermitWords,
  ...dePriceWords,
  ...deQuoteWords,
  ...deRouterWords,
  ...deSimulationWords,
  ...deStepWords,
  ...deTransactionWords,
  ...deTransferWords,
}
