import type { ExchangeBAccountView } from '../../api/views/exchange-b.ts'
import type { OwnAddressView } from '../../api/views/wallet.ts'

/** What is known of the chosen account; undefined while unread. */
export type OwnPlaces = Readonly<{
  account: string | undefined
  addresses: readonly OwnAddressView[]
  exchangeB: ExchangeBAccountView | null | undefined
}>

/**
 * The screens' answers for one chain family, besides its traits in core.
 * - `ownAddress`: where the chosen account receives
 * - `hasDepositAddresses`: another wallet can pay its native currency (interface, "Quote request body")
 * - `hasSlowBlocks`: a block takes longer than any sensible time limit
 * - `hasOneCoin`: its currency's icon names the chain too
 * - `hasPaymentUri`: a QR code can hold the amount
 * - `sendsDirectly`: this wallet can pay an address there without the service
 * - `sameCurrency`: why a currency can't be carried to itself, unless this wallet sends it
 * - `nothingLeft`: the sentence for money that stayed
 * - `explainsBitcoinAddress`: a Bitcoin address gets a sentence of its own
 */
export type FamilyDisplay = Readonly<{
  ownAddress: (own: OwnPlaces) => string | undefined
  hasDepositAddresses: boolean
  hasSlowBlocks: boolean
  hasOneCoin: boolean
  hasPaymentUri: boolean
  sendsDirectly: boolean
  sameCurrency: 'sameOnBitcoin' | 'sameOnExchange' | undefined
  nothingLeft: 'nothingLeft' | 'nothingLeftBitcoin' | 'nothingLeftExchange'
  explainsBitcoinAddress: boolean
}>
