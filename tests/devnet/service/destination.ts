import type { Asset, Currency, FamilyChain, Hex } from './chain.ts'
import type { AskedBody, Swap } from './origin.ts'

// The recipient's end of a quote: what a family is asked, and what it pays.

/** What a destination is opened for. */
export type DestinationAsk = Readonly<{ output: Asset; recipient: string; body: AskedBody; requestId: Hex }>

/** The recipient's end of one quote. */
export type Destination = Readonly<{
  /** What a delivery costs the solver, in the smallest unit of the chain's native currency. */
  deliveryCost: bigint
  /** What the solver can pay out of a currency of the chain, in its smallest unit. */
  solverBalance: (currency: Currency) => Promise<bigint>
  /** Tries the delivery where the chain allows it; throws `withSimulation` when it would fail. */
  tryDelivery: (payment: Payment) => Promise<void>
}>

/** One payment of the solver: a fill, a refund, or the excess of a deposit given back. */
export type Payment = Readonly<{
  /** Names the payment: `fill:0x…`. A second `pay` of the same key pays nothing and gives what the first gave. */
  key: string
  orderId: Hex
  chain: FamilyChain
  currency: Currency
  recipient: string
  amount: bigint
  /** The solver swaps what it holds into `currency` on the way. */
  swap?: Swap
  /** With a swap: the recipient gets exactly `amount`, and the solver keeps what the pool gives beyond. */
  exact?: boolean
  /** Calls to carry out after the payment, out of what was paid; what is left goes to the recipient. */
  calls?: readonly DestinationCall[]
  /** Delegations that take effect before the payment and its calls. */
  authorizations?: readonly Authorization[]
  /** Native currency on top, for the recipient's next transactions; smallest unit. */
  gasTopup?: bigint
}>

/** A call on the destination chain; `value` in the smallest unit of the native currency. */
export type DestinationCall = Readonly<{ to: Hex; data: Hex; value: bigint }>

/** EIP-7702: an account lets its code be that of `address`. `chainId` 0 holds on every chain. */
export type Authorization = Readonly<{
  chainId: number
  address: Hex
  nonce: number
  yParity: number
  r: Hex
  s: Hex
}>

/** A payment that was broadcast, or taken by an exchange. */
export type Sent = Readonly<{
  /** As the family writes them: 0x and 64 hex digits, or a Bitcoin transaction id. */
  txHashes: readonly string[]
  /** What reached the recipient once it is done, where the family can tell it; else the payment's amount. */
  delivered?: bigint
  /** Waits until it stands by the family's own policy. Rejects with the signal's reason when aborted. */
  confirmed: (signal: AbortSignal) => Promise<'success' | 'reverted'>
}>
