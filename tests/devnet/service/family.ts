import type { Currency, FamilyChain, Hex, Role, VmType } from './chain.ts'
import type { Destination, DestinationAsk, Payment, Sent } from './destination.ts'
import type { Origin, OriginAsk } from './origin.ts'
import type { RawCalls } from './raw-call.ts'
import type { LookedUp, Sink } from './sighting.ts'

// The service branches on no chain id. To add a family, pass it to `startService({families})`. It refuses with a
// ServiceError whose message begins with the field's name.

/** service-facts.md 1, `/execute/permits`. */
export type PermitKind = 'eip3009' | 'permit2'

/** Epoch seconds. */
export type SignedPermit = Readonly<{ kind: PermitKind; signature: Hex; nowSeconds: number }>

/** `seenOnChain` if its deposit is sighted like any other. */
export type Permitted = Sent & Readonly<{ seenOnChain: boolean }>

/**
 * A fault of the service's node connection. `error` refuses calls, `timeout` ends them at once, `delay` holds them
 * back. `drop` leaves them unanswered; `mute` does so after the node has acted. `method` limits it to one method.
 */
export type WayFault = Readonly<{ method?: string }> &
  (Readonly<{ kind: 'error' | 'timeout' | 'drop' | 'mute' }> | Readonly<{ kind: 'delay'; milliseconds: number }>)

/** The wallet's verified nonce mapping. interface.md, "Exchange A authorize". */
export type NonceBinding = Readonly<{
  chainId: number
  wallet: string
  depositor: string
  nonce: bigint
  orderId: Hex
}>

/** All methods but `watch` need a running watch. */
export type Family = Readonly<{
  vmType: VmType
  chains: readonly FamilyChain[]
  address: (chain: FamilyChain, text: string, role: Role) => string | undefined
  /** For refusals: "a Bitcoin address". */
  addressWords: string
  currency: (chain: FamilyChain, text: string) => Currency | undefined
  /** Refuses bodies that this origin can't serve. */
  openOrigin: (ask: OriginAsk) => Promise<Origin>
  openDestination: (ask: DestinationAsk) => Promise<Destination>
  /** A new watched address for one order; absent without deposit addresses. */
  openDepositAddress?: (ask: Readonly<{ chain: FamilyChain; orderId: Hex }>) => Promise<string>
  /** Absent without pools. */
  swaps?: Swaps
  sends?: true
  /** A rejection means that nothing was sent; except for NodeSilent, nothing will be. */
  pay: (payment: Payment) => Promise<Sent>
  /**
   * Resolves to its stop once it watches all chains. `reorged` reports lost blocks, after the family resent its
   * payments.
   */
  watch: (sink: Sink, log: (line: string) => void, reorged?: (chainId: number) => void) => Promise<() => Promise<void>>
  /** Absent without a node. */
  setNodeFault?: (chain: FamilyChain, fault: WayFault | undefined) => void
  /** POST /transactions/index. */
  lookUp: (chain: FamilyChain, txHash: string) => Promise<LookedUp>
  isTransactionHash: (text: string) => boolean
  /** POST /execute/permits; absent without permits. */
  executePermit?: (orderId: Hex, permit: SignedPermit) => Promise<Permitted>
  /** POST /execute; absent without calls. */
  rawCalls?: RawCalls
  /** Called after a deposit address was paid and settled, to sweep it. */
  settled?: (chain: FamilyChain, depositAddress: string) => void
  /** POST /authorize, after the signature check; absent without nonces. */
  bindNonce?: (binding: NonceBinding) => void
  /** POST /transactions/deposit-address/reindex; absent if an address exists on one chain only. */
  strays?: Strays
  /** GET /explorer/{chainId}/tx|address/{id}, as JSON. */
  explore: (chain: FamilyChain, kind: 'tx' | 'address', id: string) => Promise<unknown>
}>

/** Deposits at addresses of another chain; smallest unit. */
export type Strays = Readonly<{
  held: (chain: FamilyChain, currency: Currency, depositAddress: string) => Promise<bigint>
  /** Sends the balance to the solver; returns the transaction's hash. */
  sweep: (chain: FamilyChain, currency: Currency, depositAddress: string) => Promise<string>
}>

/** Smallest units; undefined without a pool. */
export type Swaps = Readonly<{
  /** In `includedSwapSources`. */
  source: string
  quoteIn: (chain: FamilyChain, pair: SwapPair, amountIn: bigint) => Promise<bigint | undefined>
  /** The least input for `amountOut`. */
  quoteOut: (chain: FamilyChain, pair: SwapPair, amountOut: bigint) => Promise<bigint | undefined>
}>

export type SwapPair = Readonly<{ from: Currency; to: Currency }>
