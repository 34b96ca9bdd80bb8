import * as v from 'valibot'
import type { CallsStatus } from './calls-status.ts'
import { sendIntentSchema } from './send-intent.ts'

/**
 * - `needsConnection`: answered 4100 unless the site may see an account
 * - `prompts`: opens a window, one at a time for each site
 * - `isMetered`: counts against the site's messages; the others cost the wallet nothing and have a wider limit
 */
type Rules = Readonly<{ needsConnection: boolean; prompts: boolean; isMetered: boolean }>
type Row<Params extends v.GenericSchema, Result> = Rules & Readonly<{ params: Params; result?: Result }>

function row<Result>() {
  return <Params extends v.GenericSchema>(params: Params, rules: Rules): Row<Params, Result> => ({ params, ...rules })
}

const FREE = { needsConnection: false, prompts: false, isMetered: false }
const METERED = { needsConnection: false, prompts: false, isMetered: true }
const PROMPT = { needsConnection: false, prompts: true, isMetered: true }
const PROMPT_FOR_CONNECTED = { needsConnection: true, prompts: true, isMetered: true }

// Methods without parameters are called with nothing, [], [{}] or {}: all of it is skipped.
const nothing = v.optional(v.unknown())

/** Everything that a page may ask, one row a method. What is not here is answered 4200. */
export const METHODS = {
  /** EIP-1102. Prompts only when the site sees no account yet. */
  eth_requestAccounts: row<readonly string[]>()(nothing, PROMPT),
  /** EIP-1193, EIP-1474. `[]`, and no prompt, when not connected or locked. */
  eth_accounts: row<readonly string[]>()(nothing, FREE),
  /** EIP-695. */
  eth_chainId: row<string>()(nothing, FREE),
  /** Asks for an arrival; the id that it gives is one of EIP-5792. */
  wallet_sendIntent: row<Readonly<{ id: string }>>()(v.strictTuple([sendIntentSchema]), PROMPT_FOR_CONNECTED),
  /** EIP-5792. Only the site that asked learns how it stands; the id is enough, also while the wallet is locked. */
  wallet_getCallsStatus: row<CallsStatus>()(
    v.strictTuple([v.pipe(v.string(), v.minLength(1), v.maxBytes(4096))]),
    METERED,
  ),
} as const

export type Method = keyof typeof METHODS
export type Params<M extends Method> = v.InferOutput<(typeof METHODS)[M]['params']>
export type Result<M extends Method> = (typeof METHODS)[M] extends { readonly result?: infer R } ? R : never

/** Who calls: the origin that the port has, and the key of this call. */
export type Caller = Readonly<{ origin: string; key: string }>

/** One handler a row; a missing one does not compile. */
export type Handlers = { readonly [M in Method]: (params: Params<M>, caller: Caller) => Promise<Result<M>> }

/** True for a method of the table; names like `constructor` are not. */
export function isMethod(name: string): name is Method {
  return Object.hasOwn(METHODS, name)
}
