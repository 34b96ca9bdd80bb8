import type { FindingMessages } from '../../en/findings/findings.ts'
import { zhHansApprovalWords } from './approvals.ts'
import { zhHansBitcoinWords } from './bitcoin.ts'
import { zhHansChainWords } from './chains.ts'
import { zhHansClockWords } from './clocks.ts'
import { zhHansCoinWords } from './coins.ts'
import { zhHansDepositAddressWords } from './deposit-address.ts'
import { zhHansExchangeAWords } from './exchange-a.ts'
import { zhHansExchangeBWords } from './exchange-b.ts'
import { zhHansMappingWords } from './mappings.ts'
import { zhHansNodeWords } from './nodes.ts'
import { zhHansOrderWords } from './order.ts'
import { zhHansPermitWords } from './permits.ts'
import { zhHansPriceWords } from './price.ts'
import { zhHansQuoteWords } from './quote.ts'
import { zhHansRouterWords } from './router.ts'
import { zhHansSimulationWords } from './simulations.ts'
import { zhHansStepWords } from './steps.ts'
import { zhHansTransactionWords } from './transactions.ts'
import { zhHansTransferWords } from './transfers.ts'

export const zhHansFindings: FindingMessages = {
  ...zhHansApprovalWords,
  ...zhHansBitcoinWords,
  ...zhHansChainWords,
  ...zhHansClockWords,
  ...zhHansCoinWords,
  ...zhHansDepositAddressWords,
  ...zhHansExchangeAWords,
  ...zhHansExchangeBWords,
  ...zhHansMappingWords,
  ...zhHansNodeWords,
  ...zhHansOrderWords,
  ...zhHansPermitWords,
  ...zhHansPriceWords,
  ...zhHansQuoteWords,
  ...zhHansRouterWords,
  ...zhHansSimulationWords,
  ...zhHansStepWords,
  ...zhHansTransactionWords,
  ...zhHansTransferWords,
}
