import type { FindingMessages } from '../../en/findings/findings.ts'
import { esApprovalWords } from './approvals.ts'
import { esBitcoinWords } from './bitcoin.ts'
import { esChainWords } from './chains.ts'
import { esClockWords } from './clocks.ts'
import { esCoinWords } from './coins.ts'
import { esDepositAddressWords } from './deposit-address.ts'
import { esExchangeAWords } from './exchange-a.ts'
import { esExchangeBWords } from './exchange-b.ts'
import { esMappingWords } from './mappings.ts'
import { esNodeWords } from './nodes.ts'
import { esOrderWords } from './order.ts'
import { esPermitWords } from './permits.ts'
import { esPriceWords } from './price.ts'
import { esQuoteWords } from './quote.ts'
import { esRouterWords } from './router.ts'
import { esSimulationWords } from './simulations.ts'
import { esStepWords } from './steps.ts'
import { esTransactionWords } from './transactions.ts'
import { esTransferWords } from './transfers.ts'

export const esFindings: FindingMessages = {
  ...esApprovalWords,
  ...esBitcoinWords,
  ...esChainWords,
  ...esClockWords,
  ...esCoinWords,
  ...esDepositAddressWords,
  ...esExchangeAWords,
  ...esExchangeBWords,
  ...esMappingWords,
  ...esNodeWords,
  ...esOrderWords,
  ...esPermitWords,
  ...esPriceWords,
  ...esQuoteWords,
  ...esRouterWords,
  ...esSimulationWords,
  ...esStepWords,
  ...esTransactionWords,
  ...esTransferWords,
}
