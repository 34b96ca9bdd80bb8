import type { Group } from './prices.ts'

// The seam between the service and the kinds of chains. A family is all that the service knows about one vm kind:
// what its addresses are, how a user pays in, how deposits are seen, and how money is paid out. The service routes any
// origin family to any destination family, and branches on no chain id.
//
// To add a kind: write a `Family`, give it to `startService({families})`. Refusals are thrown as a ServiceError of
// errors.ts (`codeOnly(400, 'INSUFFICIENT_FUNDS', 'user: …')`), whose message begins with the field's name.

/** The kinds of chains, as chain records name them. service-facts.md 5. */
export type VmType = 'evm' | 'bvm' | 'hypevm' | 'lvm'

/** 0x and hex digits. */
export type Hex = `0x${string}`

/** A currency of a chain. Currencies of one `group` are worth the same and can be bridged without a swap. */
export type Currency = Readonly<{
  /** A short name for control calls and icons, unique on its chain: `usdc`. */
  id: string
  group: Group
  symbol: string
  name: string
  /** What quotes call it, in the family's own canonical form: it is compared as it stands. */
  address: string
  decimals: number
  /** EIP-3009. */
  supportsPermit: boolean
  /** Whether the solver takes and pays it; others are swapped first, or after. */
  supportsBridging: boolean
  /** Deposits come in whole multiples of it, in the smallest unit; of one unless given. */
  depositStep?: bigint
}>

/** A chain. `slug` is its short name in `protocol.v2`; `native` pays its fees and is never in `tokens`. */
export type FamilyChain = Readonly<{
  id: number
  name: string
  displayName: string
  slug: string
  vmType: VmType
  /** What a rollup settles on; its own id else. */
  baseChainId: number
  native: Currency
  tokens: readonly Currency[]
  /** `protocol.v2.depository` of the record and `paymentDetails.depository` of quotes. */
  depository: string
  solverAddresses: readonly string[]
  /** `httpRpcUrl` of the record: where a client of this chain asks. */
  rpcUrl: string
  /** `contracts` of the record; empty where the chain has none. */
  contracts: Readonly<Record<string, string | Readonly<Record<string, string>>>>
}>

/** A currency on its chain. */
export type Asset = Readonly<{ chain: FamilyChain; currency: Currency }>

/** Who an address belongs to; some families allow other forms for a recipient than for a user. */
export type Role = 'user' | 'recipient' | 'refundTo'

/** The fields of a quote body that a family may want to see, as sent; all others are there too, under their names. */
export type AskedBody = Readonly<{
  amount: bigint
  tradeType: 'EXACT_INPUT' | 'EXACT_OUTPUT' | 'EXPECTED_OUTPUT'
  useDepositAddress?: boolean | undefined
  strict?: boolean | undefined
  protocolVersion?: string | undefined
  additionalData?: Readonly<{ userPublicKey?: string | undefined }> | undefined
  usePermit?: boolean | undefined
  permitExpiry?: number | undefined
  explicitDeposit?: boolean | undefined
  originGasOverhead?: number | undefined
  txsGasLimit?: number | undefined
  authorizationList?: readonly unknown[] | undefined
}>

/** What an origin is opened for. `requestId` goes into errors of the shape "With request". */
export type OriginAsk = Readonly<{ input: Asset; user: string; body: AskedBody; requestId: Hex }>

/** The user's end of one quote, with what its chain said at that moment. */
export type Origin = Readonly<{
  /** What the user holds of the input, in its smallest unit: `details.userBalance`. */
  userBalance: bigint
  /** Seconds from the user's broadcast until the service acts on it. */
  confirmationSeconds: number
  /** Makes the steps; called once, when amounts and order are known. */
  plan: (plan: StepPlan) => Promise<Planned>
}>

/** Steps, and what the user pays to the origin chain for them, in the smallest unit of the chain's native currency. */
export type Planned = Readonly<{ steps: readonly Step[]; gas: bigint }>

/** What steps are made from. Amounts in the smallest unit of `input`. */
export type StepPlan = Readonly<{
  input: Asset
  user: string
  recipient: string
  refundTo: string
  /** What the user pays in: exactly this, unless a swap goes first. */
  amount: bigint
  /** What the depository must be credited with: `paymentDetails`, the order's payment. */
  payment: Readonly<{ currency: Currency; amount: bigint }>
  orderId: Hex
  requestId: Hex
  /** `check` of the last item. */
  check: Readonly<{ endpoint: string; method: 'GET' }>
  body: AskedBody
  /** Where to pay, when a deposit address was asked for; then one `deposit` step names it. */
  depositAddress: string | undefined
  /** The swap that goes before the deposit, or that is all there is to do on one chain. */
  swap: Swap | undefined
  /** On one chain nothing crosses: the user's own last transaction delivers. */
  local: 'swap' | 'send' | 'wrap' | 'unwrap' | undefined
  nowSeconds: number
}>

/** A trade against a pool of the chain. */
export type Swap = Readonly<{
  from: Currency
  to: Currency
  amountIn: bigint
  expectedOut: bigint
  minimumOut: bigint
}>

/** interface.md, "Step". `items` is empty where nothing is left to do. */
export type Step = Readonly<{
  id: 'deposit' | 'approve' | 'authorize' | 'authorize1' | 'authorize2' | 'swap' | 'send'
  action: string
  description: string
  kind: 'transaction' | 'signature'
  requestId: Hex
  depositAddress: string
  items: readonly StepItem[]
}>

/** interface.md, "Step item": `data` is the family's own. */
export type StepItem = Readonly<{
  status: 'incomplete' | 'complete'
  data: Readonly<Record<string, unknown>>
  check?: Readonly<{ endpoint: string; method: 'GET' }>
}>

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

/**
 * A deposit as its chain shows it now. The family calls back again whenever its state changes:
 * `seen` is in the mempool or in too few blocks (the request becomes pending), `confirmed` meets the family's policy
 * (the solver acts), `gone` was seen and left the chain or the mempool (the request waits again). EVM chains and the
 * exchanges confirm at once. `reverted` is a last transaction of the user's own that failed, so that nothing moved.
 */
export type Sighting = Readonly<{
  /** Names the deposit on its chain, the same in every state: transaction and position. */
  key: string
  chainId: number
  txHash: string
  /** The order that the deposit names: in calldata, OP_RETURN, memo, or by a bound nonce. */
  orderId?: Hex
  /** The deposit address that it went to. One of the two is given. */
  depositAddress?: string
  /** Who paid: refunds go there when the order names nobody. */
  from: string
  /** Address of the currency, canonical. */
  currency: string
  amount: bigint
  state: 'seen' | 'confirmed' | 'gone' | 'reverted'
}>

/** Takes sightings; called as often as one likes with the same. */
export type Sink = (sighting: Sighting) => void

/** The standards of permits. service-facts.md 1, `/execute/permits`. */
export type PermitKind = 'eip3009' | 'permit2'

/** A permit as it was posted. */
export type SignedPermit = Readonly<{ kind: PermitKind; signature: Hex }>

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
  /** Pays out. Rejects when nothing was sent and nothing will be (the payment would fail). */
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
  /** Told once a deposit address has been paid and settled, so that the family may sweep it. */
  settled?: (chain: FamilyChain, depositAddress: string) => void
  /** POST /authorize, once the signature is checked; absent where the family has no nonces to bind. */
  bindNonce?: (binding: NonceBinding) => void
  /** GET /explorer/{chainId}/tx|address/{id}, as JSON; undefined when there is nothing there. */
  explore: (chain: FamilyChain, kind: 'tx' | 'address', id: string) => Promise<unknown>
}>

/** What a transaction turned out to be: nowhere, known but not in a block, or its deposits. */
export type LookedUp = 'absent' | 'unmined' | readonly Sighting[]

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
