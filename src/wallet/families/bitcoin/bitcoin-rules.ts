import type { FamilyRules } from '../family-rules.ts'
import { bitcoinOwnAddress, bitcoinPayer } from './own-address.ts'
import { bitcoinPayment } from './own-payment.ts'
import { quoteBitcoinSend } from './send-quote.ts'
import { bitcoinMaximum } from './spendable-maximum.ts'

export const bitcoinRules: FamilyRules = {
  ownAddress: bitcoinOwnAddress,
  payer: bitcoinPayer,
  maximum: bitcoinMaximum,
  customCurrency: async () => undefined,
  ownPayment: bitcoinPayment,
  quoteSend: quoteBitcoinSend,
  quoteWithCoins: async (...about) => (await import('./quote-with-chosen-coins.ts')).quoteWithChosenCoins(...about),
  listsHoldings: false,
  countsPayments: true,
  // Nodes accept a block whose time is two hours wrong.
  clockErrorSeconds: 7_200,
}
