/**
 * What a dApp says to Causeway and hears from it: types only, of nothing but this file, so that a dApp can copy it. They
 * are bound to what the wallet reads and answers by `tests/provider/types.test.ts`.
 */
type Hex = `0x${string}`

/**
 * An asset by CAIP-19, such as `eip155:8453/erc20:0x…`, or by the service's own chain id and currency identifier, which
 * also name what no CAIP has a name for (Bitcoin, exchanges).
 */
export type AssetRef = string | Readonly<{ chainId: number; address: string }>

/** The one parameter of `wallet_sendIntent`. Amounts are in the smallest unit, as hex. */
export type SendIntent = Readonly<{
  version: '1.0.0'
  /** Your own name for it, at most 4,096 bytes (EIP-5792); without one the wallet makes one. */
  id?: string
  /** Of the accounts that your site sees; without one, the first. */
  from?: Hex
  /** `recipient`: without one, the user's own address on that chain. */
  output: Readonly<{ asset: AssetRef; amount: Hex; recipient?: string }>
  /** What it is paid with; without it, the user chooses. */
  input?: Readonly<{ asset?: AssetRef; maxAmount?: Hex }>
  /** `exactInput`: `output.amount` is what leaves, in units of `input.asset`. */
  tradeType?: 'exactOutput' | 'exactInput' | 'expectedOutput'
  slippageBps?: number
  /** Epoch seconds, after which the wallet must not begin. */
  expiry?: number
  /** None is known; one that is not `optional` is refused with 5700. */
  capabilities?: Readonly<Record<string, Readonly<{ optional?: boolean }>>>
}>

/** The id to follow by `wallet_getCallsStatus`, once the user has approved. */
export type Sent = Readonly<{ id: string }>

/** An asset that must be there before the calls are made (ERC-7682): the amount that is needed, not the one missing. */
export type RequiredAsset = Readonly<{ address: Hex; amount: Hex; standard: 'erc20' }>

/** What to ask of a `wallet_sendCalls` (ERC-7682). With `optional`, wallets that know nothing of it take the calls too. */
export type AuxiliaryFundsRequest = Readonly<{ optional?: boolean; requiredAssets: readonly RequiredAsset[] }>

/** The one parameter of `wallet_sendCalls` (EIP-5792). */
export type SendCalls = Readonly<{
  version: '2.0.0'
  id?: string
  from?: Hex
  chainId: Hex
  atomicRequired: boolean
  calls: readonly Readonly<{
    to?: Hex
    data?: Hex
    value?: Hex
    capabilities?: Readonly<{ auxiliaryFunds?: AuxiliaryFundsRequest }>
  }>[]
  capabilities?: Readonly<{ auxiliaryFunds?: AuxiliaryFundsRequest }>
}>

/** Whether several calls are made as one (EIP-5792). */
export type AtomicCapability = Readonly<{ status: 'supported' | 'ready' | 'unsupported' }>
/** Whether what is missing on the chain is brought there first (ERC-7682), and of which assets, if not of all: by address, 0xEeee…EEeE for
 * the native currency. */
export type AuxiliaryFundsCapability = Readonly<{ supported: boolean; assets?: readonly string[] }>
/** Whether `wallet_sendIntent` is there. */
export type CrossChainIntentsCapability = Readonly<{ supported: boolean; version: '1.0.0' }>

/** What `wallet_getCapabilities` says of one chain; of `0x0`, what holds whatever the chain. */
export type ChainCapabilities = Readonly<{
  atomic?: AtomicCapability
  auxiliaryFunds?: AuxiliaryFundsCapability
  crossChainIntents?: CrossChainIntentsCapability
}>

/** What `wallet_getCapabilities` answers, by chain ids in hex. */
export type Capabilities = Readonly<Record<string, ChainCapabilities>>

/** EIP-5792: 100 under way; 200 done; 400 nothing was paid or called; 500 all of it undone; 600 done in part. */
export type CallsStatusCode = 100 | 200 | 400 | 500 | 600

/** How the intent stands, in words. */
export type IntentState =
  | 'preparing'
  | 'waiting'
  | 'depositing'
  | 'pending'
  | 'submitted'
  | 'delayed'
  | 'filled'
  | 'refunded'
  | 'failed'

/** What a status tells of a `wallet_sendIntent`: of the destination only. Where the money came from stands nowhere. */
export type IntentStatus = Readonly<{
  state: IntentState
  /** Epoch seconds. */
  updatedAt: number
  destination: Readonly<{
    chainId: number
    address: string
    recipient: string
    /** What arrived, once the wallet has read it: smallest unit, hex. */
    amount?: string
    txHash?: string
    /** True when the wallet itself read the arrival on the destination chain. */
    verified: boolean
  }>
}>

/** What a status tells of the money that was brought for a `wallet_sendCalls`; `chainId` is where it is to be. */
export type AuxiliaryFundsStatus = Readonly<{
  status: 'pending' | 'success' | 'failure' | 'refunded'
  chainId: string
  fillTxHashes?: readonly string[]
  /** Why the calls were not made; 5770 where the money could not be brought (ERC-7682). */
  error?: Readonly<{ code: number; message: string }>
}>

/** A receipt as EIP-5792 shows it: every number as hex. */
export type CallReceipt = Readonly<{
  logs: readonly Readonly<{ address: string; data: string; topics: readonly string[] }>[]
  status: '0x0' | '0x1'
  blockHash: string
  blockNumber: string
  gasUsed: string
  transactionHash: string
}>

/** What `wallet_getCallsStatus` answers, for intents and for calls. */
export type CallsStatus = Readonly<{
  version: '2.0.0'
  id: string
  chainId: string
  status: CallsStatusCode
  atomic: boolean
  receipts?: readonly CallReceipt[]
  capabilities?: Readonly<{ intent?: IntentStatus; auxiliaryFunds?: AuxiliaryFundsStatus }>
}>

/** A `message` event (EIP-1193), told to the site that asked and to no other, whenever a status changes. */
export type IntentStatusMessage = Readonly<{
  type: 'wallet_intentStatus'
  /** `updatedAt`: epoch seconds. */
  data: Readonly<{ id: string; status: CallsStatusCode; updatedAt: number }>
}>

/** The methods that are about intents, with what they take and answer; all others are those of every wallet. */
export type IntentMethods = Readonly<{
  wallet_sendIntent: { params: readonly [SendIntent]; result: Sent }
  wallet_getCapabilities: {
    params: readonly [account: Hex, chainIds?: readonly Hex[]]
    result: Capabilities
  }
  wallet_sendCalls: { params: readonly [SendCalls]; result: Sent }
  wallet_getCallsStatus: { params: readonly [id: string]; result: CallsStatus }
  wallet_showCallsStatus: { params: readonly [id: string]; result: null }
}>

/** The provider (EIP-1193), as far as it is about intents; found by EIP-6963. */
export type IntentProvider = Readonly<{
  request: <M extends keyof IntentMethods>(
    call: Readonly<{ method: M; params: IntentMethods[M]['params'] }>,
  ) => Promise<IntentMethods[M]['result']>
  on: (event: 'message', listener: (message: IntentStatusMessage) => void) => unknown
  removeListener: (event: 'message', listener: (message: IntentStatusMessage) => void) => unknown
}>
