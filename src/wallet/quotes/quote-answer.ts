import type { OwnScript } from '../../core/chain/facts.ts'
import type { Failure } from '../../core/reason/reason.ts'
import type { BitcoinPaymentPorts } from '../deposit-address/own-payment/bitcoin-payment.ts'
import type { BitcoinHoldings } from '../families/bitcoin/holdings.ts'

export type QuoteAnswer =
  | Readonly<{ ok: true; text: string; body: unknown; dateMilliseconds?: number | undefined }>
  | (Failure & Readonly<{ code: string; retryable: boolean }>)

export type OwnCoinPorts = Omit<BitcoinPaymentPorts, 'holdings'> &
  Readonly<{ holdings: Pick<BitcoinHoldings, 'look'>; ownScripts: () => Promise<readonly OwnScript[]> }>

export type SendQuotePorts = Readonly<{
  ownCoins?: OwnCoinPorts | undefined
  /** It has at least 128 bits. */
  randomName: () => string
}>
