import * as v from 'valibot'
import { type Hex, isHex } from '../lib/hex.ts'
import type { BundleStatus } from './methods/bundle-status.ts'
import { type AnsweredCapabilities, getCapabilitiesSchema } from './methods/capabilities.ts'
import { addChainSchema, switchChainSchema } from './methods/chains.ts'
import type { IntentCallsStatus } from './methods/intent-status.ts'
import { type Permission, permissionsSchema } from './methods/permissions.ts'
import { personalSignSchema } from './methods/personal-sign.ts'
import { sendCallsSchema } from './methods/send-calls.ts'
import { sendIntentSchema } from './methods/send-intent.ts'
import { sendTransactionSchema } from './methods/send-transaction.ts'
import { signTypedDataSchema } from './methods/sign-typed-data.ts'
import { watchAssetSchema } from './methods/watch-asset.ts'

/**
 * `needsConnection`: 4100 without a grant; a locked wallet's prompt waits. `prompts`: one at a time per site. `counts`:
 * the limit (rate-limits.ts).
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

// Clients send nothing, [], [{}] or {}.
const nothing = v.optional(v.unknown())
const hexBytes = v.custom<Hex>((sent) => isHex(sent), 'expected bytes: 0x and pairs of hex digits')
const callsId = v.strictTuple([v.pipe(v.string(), v.minLength(1), v.maxBytes(4096))])

/** Other methods, except `READS`, get 4200, such as `eth_sign` and authorizations. */
export const PROVIDER_METHODS = {
  /** EIP-1102. */
  eth_requestAccounts: row<readonly string[]>()(nothing, PROMPT),
  /** EIP-1193, EIP-1474. `[]` when locked. */
  eth_accounts: row<readonly string[]>()(nothing, FREE),
  /** EIP-1474. */
  eth_coinbase: row<string | null>()(nothing, FREE),
  /** EIP-695. */
  eth_chainId: row<string>()(nothing, FREE),
  /** EIP-1474. */
  net_version: row<string>()(nothing, FREE),
  /** EIP-1474. */
  web3_clientVersion: row<string>()(nothing, FREE),
  /** EIP-1474. */
  net_listening: row<boolean>()(nothing, FREE),
  /** EIP-1474: Keccak-256 of bytes. */
  web3_sha3: row<string>()(v.strictTuple([hexBytes]), METERED),
  /** EIP-2255. */
  wallet_requestPermissions: row<readonly Permission[]>()(permissionsSchema, PROMPT),
  /** EIP-2255. `[]` when locked. */
  wallet_getPermissions: row<readonly Permission[]>()(nothing, FREE),
  /** MIP-2. */
  wallet_revokePermissions: row<null>()(permissionsSchema, METERED),
  /** EIP-3326. The chain is per site, so it needs neither prompt nor grant. */
  wallet_switchEthereumChain: row<null>()(switchChainSchema, METERED),
  /** EIP-3085. Only known chains. */
  wallet_addEthereumChain: row<null>()(addChainSchema, METERED),
  /** EIP-747. */
  wallet_watchAsset: row<true>()(watchAssetSchema, METERED),
  /** EIP-191, EIP-1474: 65 bytes in hex. */
  personal_sign: row<string>()(personalSignSchema, PROMPT_FOR_CONNECTED),
  /** EIP-712: 65 bytes in hex; v3 takes no lists. */
  eth_signTypedData_v3: row<string>()(signTypedDataSchema, PROMPT_FOR_CONNECTED),
  eth_signTypedData_v4: row<string>()(signTypedDataSchema, PROMPT_FOR_CONNECTED),
  /** EIP-1474: the hash, after funding and broadcast. */
  eth_sendTransaction: row<string>()(sendTransactionSchema, PROMPT_FOR_CONNECTED),
  /** EIP-5792, ERC-7682. Later failures appear in the status. */
  wallet_sendCalls: row<Readonly<{ id: string }>>()(sendCallsSchema, PROMPT_FOR_CONNECTED),
  /** EIP-5792. */
  wallet_getCapabilities: row<AnsweredCapabilities>()(getCapabilitiesSchema, FOLLOWING),
  /** EIP-5792. */
  wallet_showCallsStatus: row<null>()(callsId, METERED_FOR_CONNECTED),
  /** Returns an EIP-5792 id. */
  wallet_sendIntent: row<Readonly<{ id: string }>>()(v.strictTuple([sendIntentSchema]), PROMPT_FOR_CONNECTED),
  /** EIP-5792. Also while locked. */
  wallet_getCallsStatus: row<IntentCallsStatus | BundleStatus>()(callsId, FOLLOWING),
} as const

export type ProviderMethod = keyof typeof PROVIDER_METHODS
export type ProviderParams<M extends ProviderMethod> = v.InferOutput<(typeof PROVIDER_METHODS)[M]['params']>
export type ProviderResult<M extends ProviderMethod> = (typeof PROVIDER_METHODS)[M] extends {
  readonly result?: infer R
}
  ? R
  : never

export type ProviderCaller = Readonly<{
  origin: string
  key: string
  tabId: number | undefined
  documentId?: string | undefined
  receivedAtMilliseconds?: number | undefined
}>

export type ProviderHandlers = {
  readonly [M in ProviderMethod]: (params: ProviderParams<M>, caller: ProviderCaller) => Promise<ProviderResult<M>>
}

/** Excludes inherited names like `constructor`. */
export function isProviderMethod(name: string): name is ProviderMethod {
  return Object.hasOwn(PROVIDER_METHODS, name)
}
