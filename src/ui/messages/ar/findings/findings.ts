import type { FindingMessages } from '../../en/findings/findings.ts'
import { arApprovalWords } from './approvals.ts'
import { arBitcoinWords } from './bitcoin.ts'
import { arChainWords } from './chains.ts'
import { arClockWords } from './clocks.ts'
import { arCoinWords } from './coins.ts'
import { arDepositAddressWords } from './deposit-address.ts'
import { arExchangeAWords } from './exchange-a.ts'
import { arExchangeBWords } from './exchange-b.ts'
import { arMappingWords } from './mappings.ts'
import { arNodeWords } from './nodes.ts'
import { arOrderWords } from './order.ts'
import { arPermitWords } from './permits.ts'
import { arPriceWords } from './price.ts'
import { arQuoteWords } from './quote.ts'
import { arRouterWords } from './router.ts'
import { arSimulationWords } from './simulations.ts'
import { arStepWords } from './steps.ts'
import { arTransactionWords } from './transactions.ts'
import { arTransferWords } from './transfers.ts'

export const arFindings: FindingMessages = {
  ...arApprovalWords,
  ...arBitcoinWords,
  ...arChainWords,
  ...arClockWords,
  ...arCoinWords,
  ...arDepositAddressWords,
  ...arExchangeAWords,
  ...arExchangeBWords,
  ...arMappingWords,
  ...arNodeWords,
  ...arOrderWords,
  ...arPermitWords,
  ...arPriceWords,
  ...arQuoteWords,
  ...arRouterWords,
  ...arSimulationWords,
  ...arStepWords,
  ...arTransactionWords,
  ...arTransferWords,
}
