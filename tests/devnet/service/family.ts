import type { Currency, FamilyChain, Hex, Role, VmType } from './chain.ts'
import type { Destination, DestinationAsk, Payment, Sent } from './destination.ts'
import type { Origin, OriginAsk } from './origin.ts'
import type { RawCalls } from './raw-call.ts'
import type { LookedUp, Sink } from './sighting.ts'

// The seam between the service and the kinds of chains. A family is all that the service knows about one vm kind:
// what its addresses are, how a user pays in, how deposits are seen, and how money is paid out. The service routes any
// origin family to any destination family, and branches on no chain id.
//
// To add a kind: write a `Family`, give it to `startService({families})`. Refusals are thrown as a ServiceError of
// errors.ts (`codeOnly(400, 'INSUFFICIENT_FUNDS', 'user: …')`), whose message begins with the field's name.

/** The standards of permits. service-facts.md 1, `/execute/permits`. */
export type PermitKind = 'eip3009' | 'permit2'

/** A permit as it was posted, and when, in epoch seconds. */
export type SignedPermit = Readonly<{ kind: PermitKind; signature: Hex; nowSeconds: number }>

/** A permit that is being carried out; `seenOnChain` when the deposit that it makes is sighted as any other. */
export type Permitted = Sent & Readonly<{ seenOnChain: boolean }>

/**
 * How the service's own way to a node fails: `error` refuses each question, `timeout` gives each up at once, `delay` holds
 * each back, `drop` takes questions and answers none while the fault lasts, and `mute` does the same after the node has
 * done what it was asked. With `method`, questions of that name alone.
 */
export type WayFault = Readonly<{ method?: string }> &
  (Readonly<{ kind: 'error' | 'timeout' | 'drop' | 'mute' }> | Readonly<{ kind: 'delay'; milliseconds: number }>)

/** A nonce mapping whose signature was found to be the wallet's. interface.md, "Exchange A authorize". */
export type NonceBinding = Readonly<{
  chainId: number
  wallet: string
  depositor: string
  nonce: bigint
  orderId: Hex
}>

/** A kind of chains. All methods but `watch` may be called at any time between `watch` and its stop. */
export type Family = Readonly<{
  vmType: VmType
  chains: readonly FamilyChain[]
  /** The canonical form of an address, or undefined when it is none of this chain. */
  address: (chain: FamilyChain, text: string, role: Role) => string | undefined
  /** What an address of the family is called in a refusal: "a Bitcoin address". */
  addressWords: string
  /** The currency that a text names on the chain; whether case matters is the family's business. */
  currency: (chain: FamilyChain, text: string) => Currency | undefined
  /** Reads the origin of a quote. Refuses bodies that this origin does not serve (a missing protocolVersion, funds). */
  openOrigin: (ask: OriginAsk) => Promise<Origin>
  /** Reads the destination of a quote. */
  openDestination: (ask: DestinationAsk) => Promise<Destination>
  /** A new address for one order, watched from now on; absent where the family has none. */
  openDepositAddress?: (ask: Readonly<{ chain: FamilyChain; orderId: Hex }>) => Promise<string>
  /** What a pool of the chain gives now, and where it may be left out; absent where the family has no pools. */
  swaps?: Swaps
  /** True where a user may pay another on the same chain by a transaction of their own. */
  sends?: true
  /** Pays out. Rejects when nothing was sent; unless with NodeSilent, nothing will be (the payment would fail). */
  pay: (payment: Payment) => Promise<Sent>
  /**
   * Starts watching all chains of the family; resolves when watching, to its own stop. `reorged` is told when a chain lost
   * blocks, after the family has sent its own payments in them again.
   */
  watch: (sink: Sink, log: (line: string) => void, reorged?: (chainId: number) => void) => Promise<() => Promise<void>>
  /** Makes the service's own way to a node fail, or work again; absent where the family has no node to ask. */
  setNodeFault?: (chain: FamilyChain, fault: WayFault | undefined) => void
  /** POST /transactions/index: deposits of one transaction, with the state that they have. */
  lookUp: (chain: FamilyChain, txHash: string) => Promise<LookedUp>
  /** Whether a text could be a transaction hash on this family. */
  isTransactionHash: (text: string) => boolean
  /** POST /execute/permits: carries out the permit of an order's own step; absent where the family has no permits. */
  executePermit?: (orderId: Hex, permit: SignedPermit) => Promise<Permitted>
  /** POST /execute: calls that the service makes for others; absent where it makes none. */
  rawCalls?: RawCalls
  /** Told once a deposit address has been paid and settled, so that the family may sweep it. */
  settled?: (chain: FamilyChain, depositAddress: string) => void
  /** POST /authorize, once the signature is checked; absent where the family has no nonces to bind. */
  bindNonce?: (binding: NonceBinding) => void
  /** POST /transactions/deposit-address/reindex; absent where an address is on one chain alone. */
  strays?: Strays
  /** GET /explorer/{chainId}/tx|address/{id}, as JSON; undefined when there is nothing there. */
  explore: (chain: FamilyChain, kind: 'tx' | 'address', id: string) => Promise<unknown>
}>

/** What lies at deposit addresses on chains that they were not given out for. Amounts in the smallest unit. */
export type Strays = Readonly<{
  held: (chain: FamilyChain, currency: Currency, depositAddress: string) => Promise<bigint>
  /** Sends all of it to the solver; the hash of the transaction that did. */
  sweep: (chain: FamilyChain, currency: Currency, depositAddress: string) => Promise<string>
}>

/** The pools of a family. Amounts in the smallest units; undefined when there is no pool for the pair. */
export type Swaps = Readonly<{
  /** The name of its source in `includedSwapSources`. */
  source: string
  quoteIn: (chain: FamilyChain, pair: SwapPair, amountIn: bigint) => Promise<bigint | undefined>
  /** The least input that gives `amountOut`. */
  quoteOut: (chain: FamilyChain, pair: SwapPair, amountOut: bigint) => Promise<bigint | undefined>
}>

/** From one currency of a chain to another. */
export type SwapPair = Readonly<{ from: Currency; to: Currency }>
