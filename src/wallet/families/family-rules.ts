import type { Intent } from '../../core/intent/intent.ts'
import type { Currency } from '../../core/money/currency.ts'
import type { Answer } from '../../core/reason/reason.ts'
import type { BalancePorts, Maximum, MaximumQuestion } from '../balances/balance-ports.ts'
import type { PaymentQuestion, PaymentStep, PaymentStepPorts } from '../deposit-address/own-payment/payment-ports.ts'
import type { OwnAddressPorts, TransferFromAccount } from '../quotes/own-address-ports.ts'
import type { QuoteAnswer, SendQuotePorts } from '../quotes/quote-answer.ts'

export type CustomCurrencyQuestion = Readonly<{ account: string; chainId: number; address: string }>

export type FamilyRules = Readonly<{
  /** On a chain of the family. */
  ownAddress: (account: string, ports: OwnAddressPorts) => Promise<Answer<string>>
  payer: (asked: TransferFromAccount, ports: OwnAddressPorts) => Promise<Answer<string>>
  maximum: (question: MaximumQuestion, ports: BalancePorts) => Promise<Maximum>
  /** Describes a currency outside the profile; undefined where there is none. */
  customCurrency: (question: CustomCurrencyQuestion, ports: BalancePorts) => Promise<Answer<Currency> | undefined>
  ownPayment: (question: PaymentQuestion, ports: PaymentStepPorts) => Promise<Answer<PaymentStep>>
  /** Answers a send without the service. */
  quoteSend?: ((intent: Intent, ports: SendQuotePorts) => Promise<QuoteAnswer>) | undefined
  quoteWithCoins?: ((intent: Intent, answer: QuoteAnswer, ports: SendQuotePorts) => Promise<QuoteAnswer>) | undefined
  listsHoldings: boolean
  countsPayments: boolean
  /** A block's time may be this wrong, besides our own clock. */
  clockErrorSeconds: number
}>
