import type { Asset, Currency, FamilyChain, Hex } from './chain.ts'
import type { AskedBody, Swap } from './origin.ts'

export type DestinationAsk = Readonly<{ output: Asset; recipient: string; body: AskedBody; requestId: Hex }>

export type Destination = Readonly<{
  /** The solver's delivery cost, smallest unit of the native currency. */
  deliveryCost: bigint
  /** Smallest unit. */
  solverBalance: (currency: Currency) => Promise<bigint>
  /** Simulates the delivery; throws `withSimulation` if it would fail. */
  tryDelivery: (payment: Payment) => Promise<void>
}>

export type Payment = Readonly<{
  /** Names the payment: `fill:0x…`. A repeated key returns the first payment. */
  key: string
  orderId: Hex
  chain: FamilyChain
  currency: Currency
  recipient: string
  amount: bigint
  /** The solver swaps its stock into `currency`. */
  swap?: Swap
  /** With a swap: the recipient gets exactly `amount`, the solver the rest. */
  exact?: boolean
  /** Made after the payment and out of it; the recipient gets the rest. */
  calls?: readonly DestinationCall[]
  authorizations?: readonly Authorization[]
  /** Extra native currency for the recipient; smallest unit. */
  gasTopup?: bigint
}>

/** `value` in the smallest unit of the native currency. */
export type DestinationCall = Readonly<{ to: Hex; data: Hex; value: bigint }>

/** EIP-7702; `chainId` 0 holds on every chain. */
export type Authorization = Readonly<{
  chainId: number
  address: Hex
  nonce: number
  yParity: number
  r: Hex
  s: Hex
}>

/** A broadcast payment, or one that an exchange took. */
export type Sent = Readonly<{
  /** 0x and 64 hex digits, or a Bitcoin transaction id. */
  txHashes: readonly string[]
  /** The received amount, if known; else the payment's amount. */
  delivered?: bigint
  /** Waits for the family's own finality. Rejects with the signal's reason when aborted. */
  confirmed: (signal: AbortSignal) => Promise<'success' | 'reverted'>
}>
