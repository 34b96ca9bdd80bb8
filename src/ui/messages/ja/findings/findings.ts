import type { FindingMessages } from '../../en/findings/findings.ts'
import { jaApprovalWords } from './approvals.ts'
import { jaBitcoinWords } from './bitcoin.ts'
import { jaChainWords } from './chains.ts'
import { jaClockWords } from './clocks.ts'
import { jaCoinWords } from './coins.ts'
import { jaDepositAddressWords } from './deposit-address.ts'
import { jaExchangeAWords } from './exchange-a.ts'
import { jaExchangeBWords } from './exchange-b.ts'
import { jaMappingWords } from './mappings.ts'
import { jaNodeWords } from './nodes.ts'
import { jaOrderWords } from './order.ts'
import { jaPermitWords } from './permits.ts'
import { jaPriceWords } from './price.ts'
import { jaQuoteWords } from './quote.ts'
import { jaRouterWords } from './router.ts'
import { jaSimulationWords } from './simulations.ts'
import { jaStepWords } from './steps.ts'
import { jaTransactionWords } from './transactions.ts'
import { jaTransferWords } from './transfers.ts'

export const jaFindings: FindingMessages = {
  ...jaApprovalWords,
  ...jaBitcoinWords,
  ...jaChainWords,
  ...jaClockWords,
  ...jaCoinWords,
  ...jaDepositAddressWords,
  ...jaExchangeAWords,
  ...jaExchangeBWords,
  ...jaMappingWords,
  ...jaNodeWords,
  ...jaOrderWords,
  ...jaPermitWords,
  ...jaPriceWords,
  ...jaQuoteWords,
  ...jaRouterWords,
  ...jaSimulationWords,
  ...jaStepWords,
  ...jaTransactionWords,
  ...jaTransferWords,
}
