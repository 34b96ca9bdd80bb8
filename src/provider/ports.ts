import type { Bundle, SiteRequester } from '../core/bundle/bundle.ts'
import type { Execution } from '../core/execution.ts'
import type { TypedData } from '../core/item.ts'
import type { Hex } from '../lib/hex.ts'
import type { CallReceipt } from './calls-status.ts'
import type { PersonalMessage } from './personal-sign.ts'
import type { ReadMethod } from './reads.ts'
import type { RejectionMemory } from './rejections.ts'
import type { WantedCalls } from './send-calls.ts'
import type { IntentRequest } from './send-intent.ts'
import type { KnownAsset } from './watch-asset.ts'

/**
 * One document's port, as the platform has accepted it. `origin` is read once from the sender at connect (never from
 * a message, never from a URL); `isActive` is false while the document is prerendered or frozen.
 */
export type ProviderPort = Readonly<{
  origin: string
  tabId: number | undefined
  documentId: string | undefined
  isTopFrame: boolean
  isActive: boolean
  post: (message: unknown) => void
  onMessage: (listener: (message: unknown) => void) => void
  onClose: (listener: () => void) => void
}>

/**
 * Calls to be asked about. `id` is the page's own, if it gave one, `key` that of the call: the same comes again when the
 * worker was killed on the way. `by` says how they were asked for, and so what the answer is.
 */
export type CallsRequest = WantedCalls & Readonly<{ key: string; by: SiteRequester['by'] }>

/** A question about a call of an account that a node has failed: as the page asked it, and what is read of it. */
export type FailedRead = Readonly<{
  method: 'eth_call' | 'eth_estimateGas'
  /** The call and, perhaps, the block, as the page gave them. */
  params: readonly unknown[]
  call: Readonly<{ from: string; to: string; data: Hex; value: bigint }>
  /** What the call says of gas; wei per gas, 0 where it says no price. */
  gas: bigint | undefined
  gasPriceWei: bigint
}>

/** Who asks the user: the call by its key, one word for what it asks, its tab and its document. */
export type Asker = Readonly<{
  callKey: string
  asks: string
  tabId: number | undefined
  documentId?: string | undefined
}>

/**
 * What a call has asked before, and what the user says or has said to it: the accounts, the signature or the id. It is
 * rejected as the call itself would be.
 */
export type Resumed = Readonly<{ asks: string | undefined; answer: Promise<string | readonly string[]> }>

/**
 * What the provider needs of the wallet. A refusal that the page may read is thrown as a `ProviderRpcError`; anything
 * else that is thrown is told to the page as a failure without details.
 */
export type ProviderPorts = Readonly<{
  /** The accounts that an origin may see now, the chosen one first; `[]` when it has no grant or the wallet is locked. */
  accountsOf: (origin: string) => Promise<readonly string[]>
  /** The same with no regard to the lock: what an origin may ask about. A question waits for the unlock in its window. */
  grantedAccounts: (origin: string) => Promise<readonly string[]>
  /** Prompts for a connection, unlocking first if needed; throws 4001. */
  connect: (origin: string, asker: Asker) => Promise<readonly string[]>
  /** Brings the window of the open prompts to the front, where the tab is in view that wants it. */
  showPrompt: (tabId: number | undefined) => Promise<void>
  /** The open prompts, over restarts. */
  openPrompts: () => Promise<readonly Readonly<{ origin: string; asks?: string | undefined }>[]>
  /** Ends the open prompts of pages that are gone, and of those that this page took the place of; gives their origins. */
  makeRoom: (
    page: Readonly<{ tabId: number | undefined; documentId?: string | undefined }>,
  ) => Promise<readonly string[]>
  /** What outlives the background of how often sites were rejected. */
  rejections: RejectionMemory
  /** Whether a tab is in view in its window. */
  isInView: (tabId: number) => Promise<boolean>
  /** What became of a call that comes again; `id` is the page's own for what it asks. Undefined for a new one. */
  resume: (
    origin: string,
    again: Readonly<{ key: string; id: string | undefined; tabId: number | undefined }>,
  ) => Promise<Resumed | undefined>
  /** Takes back what an origin was granted, its chain included. */
  revoke: (origin: string) => Promise<void>
  /** The chain that an origin is on: what it has chosen, or the wallet's first. */
  chainIdOf: (origin: string) => Promise<number>
  /** The chains that a site can be on. */
  chainIds: readonly number[]
  /** Puts an origin that sees accounts on one of `chainIds`, over restarts. */
  switchChain: (origin: string, chainId: number) => Promise<void>
  /** What the wallet knows of a token of a chain, by its address; undefined for what it does not show. */
  assetOf: (chainId: number, address: string) => KnownAsset | undefined
  /**
   * Asks a chain's node on a page's behalf, once. An error of the node is thrown as a `ProviderRpcError` of the node's
   * own code, words and data; 4901 when none came.
   */
  read: (chainId: number, method: ReadMethod, params: readonly unknown[]) => Promise<unknown>
  /** False where the user wants a site's questions answered with nothing but what is there. */
  isAsIfFunded: (origin: string) => Promise<boolean>
  /**
   * What a chain's node says to a call that it has failed, as if the account had what the call takes; undefined where
   * that is not what was missing.
   */
  readAsIfFunded: (chainId: number, read: FailedRead) => Promise<Readonly<{ result: unknown }> | undefined>
  /** This wallet and its version, such as `Causeway/v1.2.3`. */
  client: string
  /**
   * Prompts for an intent; gives its EIP-5792 id once the user has approved, and never an error after that.
   * A `key` that is known already gives what became of that request. Throws 4001, 4100, 5710, 5720, 5771, -32003.
   */
  sendIntent: (origin: string, request: IntentRequest, asker: Asker) => Promise<Readonly<{ id: string }>>
  /**
   * Prompts for calls to be sent; gives their EIP-5792 id once the user has approved. A `key` that is known already gives
   * what became of that request. Throws 4001, 4100, 5720.
   */
  sendCalls: (origin: string, request: CallsRequest, asker: Asker) => Promise<Readonly<{ id: string }>>
  /** The hash of a bundle's first call, once it is out; throws -32003 where it never will be. */
  hashOf: (origin: string, id: string) => Promise<string>
  /** The bundle that this origin asked for under this id. */
  bundleOf: (origin: string, id: string) => Promise<Bundle | undefined>
  /** The receipts of a bundle's calls that are in a block, read from the chain. */
  receiptsOf: (bundle: Bundle) => Promise<readonly CallReceipt[]>
  /** Shows the user how an execution or a bundle stands, by the wallet's own id of it. */
  showStatus: (id: string) => Promise<void>
  /** The tokens that can be brought to a chain, the zero address for its native currency. */
  assetsOf: (chainId: number) => readonly string[]
  /** Prompts for the signature of a message (EIP-191); throws 4001, 4100. */
  signMessage: (origin: string, message: PersonalMessage, asker: Asker) => Promise<string>
  /** Prompts for the signature of typed data (EIP-712); throws 4001, 4100. */
  signTypedData: (
    origin: string,
    wanted: Readonly<{ account: string; typedData: TypedData }>,
    asker: Asker,
  ) => Promise<string>
  /** The execution that this origin asked for under this id. */
  executionOf: (origin: string, id: string) => Promise<Execution | undefined>
  /** The receipt of a fill on an EVM chain, read from that chain; undefined when there is none or it cannot be read. */
  fillReceiptOf: (execution: Execution) => Promise<CallReceipt | undefined>
  /** Epoch milliseconds. */
  nowMilliseconds: () => number
}>
