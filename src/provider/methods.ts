import * as v from 'valibot'
import type { BundleStatus } from './bundle-status.ts'
import type { CallsStatus } from './calls-status.ts'
import { type Capabilities, getCapabilitiesSchema } from './capabilities.ts'
import { addChainSchema, switchChainSchema } from './chain-params.ts'
import { type Permission, permissionsSchema } from './permissions.ts'
import { personalSignSchema } from './personal-sign.ts'
import { sendCallsSchema } from './send-calls.ts'
import { sendIntentSchema } from './send-intent.ts'
import { sendTransactionSchema } from './send-transaction.ts'
import { signTypedDataSchema } from './sign-typed-data.ts'
import { watchAssetSchema } from './watch-asset.ts'

/**
 * - `needsConnection`: answered 4100 unless the site was granted an account; locked, its question waits for the unlock
 * - `prompts`: opens a window, one at a time for each site
 * - `counts`: by which limit (limits.ts). What clients ask again and again while they wait has one of its own, so that
 *   waiting takes nothing from asking
 */
type Rules = Readonly<{ needsConnection: boolean; prompts: boolean; counts: 'free' | 'asking' | 'following' }>
type Row<Params extends v.GenericSchema, Result> = Rules & Readonly<{ params: Params; result?: Result }>

function row<Result>() {
  return <Params extends v.GenericSchema>(params: Params, rules: Rules): Row<Params, Result> => ({ params, ...rules })
}

const FREE = { needsConnection: false, prompts: false, counts: 'free' } as const
const METERED = { needsConnection: false, prompts: false, counts: 'asking' } as const
const METERED_FOR_CONNECTED = { needsConnection: true, prompts: false, counts: 'asking' } as const
const FOLLOWING = { needsConnection: false, prompts: false, counts: 'following' } as const
const PROMPT = { needsConnection: false, prompts: true, counts: 'asking' } as const
const PROMPT_FOR_CONNECTED = { needsConnection: true, prompts: true, counts: 'asking' } as const

// Methods without parameters are called with nothing, [], [{}] or {}: all of it is skipped.
const nothing = v.optional(v.unknown())
const callsId = v.strictTuple([v.pipe(v.string(), v.minLength(1), v.maxBytes(4096))])

/**
 * Everything that a page may ask of the wallet, one row a method. What is neither here nor in `READS` is answered 4200:
 * among it whatever signs bytes of a page's choosing (`eth_sign`) and authorizations.
 */
export const METHODS = {
  /** EIP-1102. Prompts only when the site sees no account yet. */
  eth_requestAccounts: row<readonly string[]>()(nothing, PROMPT),
  /** EIP-1193, EIP-1474. `[]`, and no prompt, when not connected or locked. */
  eth_accounts: row<readonly string[]>()(nothing, FREE),
  /** EIP-1474: the first of them, or null. */
  eth_coinbase: row<string | null>()(nothing, FREE),
  /** EIP-695. */
  eth_chainId: row<string>()(nothing, FREE),
  /** EIP-1474: the same chain in decimal. */
  net_version: row<string>()(nothing, FREE),
  /** EIP-1474. */
  web3_clientVersion: row<string>()(nothing, FREE),
  /** EIP-2255. Only when the site sees no account yet there is something to ask. */
  wallet_requestPermissions: row<readonly Permission[]>()(permissionsSchema, PROMPT),
  /** EIP-2255. `[]` when not connected or locked. */
  wallet_getPermissions: row<readonly Permission[]>()(nothing, FREE),
  /** MIP-2. Null, also when there was nothing to take back. */
  wallet_revokePermissions: row<null>()(permissionsSchema, METERED),
  /** EIP-3326. The chain is the site's own: nobody is asked, and no other site sees it change. */
  wallet_switchEthereumChain: row<null>()(switchChainSchema, METERED_FOR_CONNECTED),
  /** EIP-3085, for the chains of the wallet's profile: the site is on it then. Others are refused. */
  wallet_addEthereumChain: row<null>()(addChainSchema, METERED_FOR_CONNECTED),
  /** EIP-747. */
  wallet_watchAsset: row<true>()(watchAssetSchema, METERED),
  /** EIP-191, EIP-1474: 65 bytes in hex. The account that signs must be one that the site sees. */
  personal_sign: row<string>()(personalSignSchema, PROMPT_FOR_CONNECTED),
  /** EIP-712: 65 bytes in hex. Data for another chain than the site's are refused. */
  eth_signTypedData_v4: row<string>()(signTypedDataSchema, PROMPT_FOR_CONNECTED),
  /** EIP-1474: the hash of the transaction, once it is out. What the account lacks for it is brought first. */
  eth_sendTransaction: row<string>()(sendTransactionSchema, PROMPT_FOR_CONNECTED),
  /** EIP-5792, ERC-7682. Never an error after the user's yes, only a status. */
  wallet_sendCalls: row<Readonly<{ id: string }>>()(sendCallsSchema, PROMPT_FOR_CONNECTED),
  /** EIP-5792. */
  wallet_getCapabilities: row<Capabilities>()(getCapabilitiesSchema, FOLLOWING),
  /** EIP-5792: shows the user how calls or an intent of this site stand. */
  wallet_showCallsStatus: row<null>()(callsId, METERED_FOR_CONNECTED),
  /** Asks for an arrival; the id that it gives is one of EIP-5792. */
  wallet_sendIntent: row<Readonly<{ id: string }>>()(v.strictTuple([sendIntentSchema]), PROMPT_FOR_CONNECTED),
  /** EIP-5792. Only the site that asked learns how it stands; the id is enough, also while the wallet is locked. */
  wallet_getCallsStatus: row<CallsStatus | BundleStatus>()(callsId, FOLLOWING),
} as const

export type Method = keyof typeof METHODS
export type Params<M extends Method> = v.InferOutput<(typeof METHODS)[M]['params']>
export type Result<M extends Method> = (typeof METHODS)[M] extends { readonly result?: infer R } ? R : never

/** Who calls: the origin and the tab that the port has, and the key of this call. */
export type Caller = Readonly<{
  origin: string
  key: string
  tabId: number | undefined
  documentId?: string | undefined
}>

/** One handler a row; a missing one does not compile. */
export type Handlers = { readonly [M in Method]: (params: Params<M>, caller: Caller) => Promise<Result<M>> }

/** True for a method of the table; names like `constructor` are not. */
export function isMethod(name: string): name is Method {
  return Object.hasOwn(METHODS, name)
}
