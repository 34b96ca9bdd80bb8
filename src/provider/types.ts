/** Types for dApps to copy, so without imports. `tests/provider/types.test.ts` binds them to the wallet's code. */
type Hex = `0x${string}`

/** CAIP-19, such as `eip155:8453/erc20:0x…`; or the service's chain id and identifier (Bitcoin, exchanges). */
export type AssetRef = string | Readonly<{ chainId: number; address: string }>

/** Amounts in smallest units, hex. */
export type SendIntent = Readonly<{
  version: '1.0.0'
  /** Your own id, at most 4,096 bytes (EIP-5792). */
  id?: string
  /** Defaults to your site's first account. */
  from?: Hex
  /** `recipient` defaults to the user's own address. */
  output: Readonly<{ asset: AssetRef; amount: Hex; recipient?: string }>
  /** By default, the user chooses. */
  input?: Readonly<{ asset?: AssetRef; maxAmount?: Hex }>
  /** `exactInput`: `output.amount` is in units of `input.asset`. */
  tradeType?: 'exactOutput' | 'exactInput' | 'expectedOutput'
  slippageBps?: number
  /** Epoch seconds. */
  expiry?: number
  /** Required ones get 5700. */
  capabilities?: Readonly<Record<string, Readonly<{ optional?: boolean }>>>
}>

/** For `wallet_getCallsStatus`. */
export type Sent = Readonly<{ id: string }>

/** ERC-7682: the needed amount, not the missing one. */
export type RequiredAsset = Readonly<{ address: Hex; amount: Hex; standard: 'erc20' }>

/** ERC-7682. Other wallets ignore `optional` ones. */
export type AuxiliaryFundsRequest = Readonly<{ optional?: boolean; requiredAssets: readonly RequiredAsset[] }>

/** EIP-5792. */
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

/** EIP-5792. */
export type AtomicCapability = Readonly<{ status: 'supported' | 'ready' | 'unsupported' }>
/** ERC-7682; 0xEeee…EEeE is native; all by default. */
export type AuxiliaryFundsCapability = Readonly<{ supported: boolean; assets?: readonly string[] }>
export type CrossChainIntentsCapability = Readonly<{ supported: boolean; version: '1.0.0' }>

/** `0x0` holds for all chains. */
export type ChainCapabilities = Readonly<{
  atomic?: AtomicCapability
  auxiliaryFunds?: AuxiliaryFundsCapability
  crossChainIntents?: CrossChainIntentsCapability
}>

export type Capabilities = Readonly<Record<string, ChainCapabilities>>

/** EIP-5792: 100 pending; 200 done; 400 nothing paid or called; 500 all reverted; 600 maybe done in part. */
export type CallsStatusCode = 100 | 200 | 400 | 500 | 600

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

/** Only about the destination; the funds' origin is private. */
export type IntentStatus = Readonly<{
  state: IntentState
  /** Epoch seconds. */
  updatedAt: number
  destination: Readonly<{
    chainId: number
    address: string
    recipient: string
    /** Smallest unit, hex; after verification. */
    amount?: string
    txHash?: string
    /** Read by the wallet itself. */
    verified: boolean
  }>
}>

export type AuxiliaryFundsStatus = Readonly<{
  status: 'pending' | 'success' | 'failure' | 'refunded'
  chainId: string
  fillTxHashes?: readonly string[]
  /** 5770: funding failed (ERC-7682). */
  error?: Readonly<{ code: number; message: string }>
}>

/** EIP-5792's receipt, numbers in hex. */
export type CallReceipt = Readonly<{
  logs: readonly Readonly<{ address: string; data: string; topics: readonly string[] }>[]
  status: '0x0' | '0x1'
  blockHash: string
  blockNumber: string
  gasUsed: string
  transactionHash: string
}>

export type CallsStatus = Readonly<{
  version: '2.0.0'
  id: string
  chainId: string
  status: CallsStatusCode
  atomic: boolean
  receipts?: readonly CallReceipt[]
  capabilities?: Readonly<{ intent?: IntentStatus; auxiliaryFunds?: AuxiliaryFundsStatus }>
}>

/** An EIP-1193 `message` event, only for the requesting site. */
export type IntentStatusMessage = Readonly<{
  type: 'wallet_intentStatus'
  /** Epoch seconds. */
  data: Readonly<{ id: string; status: CallsStatusCode; updatedAt: number }>
}>

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

/** EIP-1193; found by EIP-6963. */
export type IntentProvider = Readonly<{
  request: <M extends keyof IntentMethods>(
    call: Readonly<{ method: M; params: IntentMethods[M]['params'] }>,
  ) => Promise<IntentMethods[M]['result']>
  on: (event: 'message', listener: (message: IntentStatusMessage) => void) => unknown
  removeListener: (event: 'message', listener: (message: IntentStatusMessage) => void) => unknown
}>
