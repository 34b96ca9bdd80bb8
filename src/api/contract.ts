import * as v from 'valibot'
import { GAP_LIMITS } from '../core/families/bitcoin/gap-limit.ts'
import { SHOWN_CURRENCIES } from '../core/money/local-currency.ts'
import { TOKEN_ORDERS } from '../core/money/token-order.ts'
import { AUTO_LOCK_MINUTES, COMPUTER_IDLE_MINUTES } from '../core/policy/auto-lock.ts'
import { EXCHANGE_FEE_LIMITS_USD, ROUTER_LIMITS_USD } from '../core/policy/limit-choices.ts'
import type { Reason } from '../core/reason/reason.ts'
import { LANGUAGE_TAGS } from '../core/text/language.ts'
import { ALLOWANCE_METHODS } from './methods/allowances.ts'
import { APPROVAL_METHODS } from './methods/approvals.ts'
import { BALANCE_METHODS } from './methods/balances.ts'
import { CALLDATA_METHODS } from './methods/calldata.ts'
import { CHANGED_ROW_METHODS } from './methods/changed-rows.ts'
import { COUNTERPARTY_METHODS } from './methods/counterparties.ts'
import { CUSTOM_TOKEN_METHODS } from './methods/custom-tokens.ts'
import { DELEGATION_METHODS } from './methods/delegations.ts'
import { EXCHANGE_B_METHODS } from './methods/exchange-b.ts'
import { HISTORY_METHODS } from './methods/history.ts'
import { KEY_AND_ACCOUNT_METHODS } from './methods/keys-and-accounts.ts'
import { NODE_METHODS } from './methods/nodes.ts'
import { POLICY_METHODS } from './methods/policy.ts'
import { QUOTE_METHODS, type quoteDraft } from './methods/quotes.ts'
import { SERVICE_KEY_METHODS } from './methods/service-key.ts'
import { SITE_METHODS } from './methods/sites.ts'
import { TRANSFER_METHODS } from './methods/transfers.ts'
import { nothing, password, phraseFields, type RepeatRule, row, text } from './row.ts'
import type { KeyFundsView, PasswordRefusal, PhraseFundsView } from './views/keys-and-accounts.ts'
import type { SettingsAnswer, WalletView } from './views/wallet.ts'

/** A complete transfer form; smallest units. */
export type Transfer = v.InferOutput<typeof quoteDraft>

/** A missing handler does not compile. */
export const API_METHODS = {
  'wallet.get': row<WalletView>()('read', nothing),
  /** Restarts the idle time. */
  'wallet.touch': row<null>()('act', nothing),
  /** Twelve new words, stored nowhere. */
  'vault.propose': row<Readonly<{ words: readonly string[] }>>()('read', nothing),
  'vault.check': row<Readonly<{ ok: true } | { ok: false; reason: Reason; wordIndexes: readonly number[] }>>()(
    'read',
    v.strictObject({ mnemonic: v.pipe(v.string(), v.maxLength(400)) }),
  ),
  /** Any passphrase opens some wallet. */
  'vault.firstAddress': row<Readonly<{ address: string }>>()('read', v.strictObject(phraseFields)),
  'vault.funds': row<PhraseFundsView>()('read', v.strictObject(phraseFields)),
  'vault.keyFunds': row<KeyFundsView>()('read', v.strictObject({ privateKey: text })),
  'vault.create': row<Readonly<{ ok: true } | { ok: false; reason: Reason }>>()(
    'act',
    v.strictObject({ ...phraseFields, password }),
  ),
  /** A damaged account list is rebuilt from the keys. */
  'vault.unlock': row<Readonly<{ ok: true; areAccountsMended: boolean } | ({ ok: false } & PasswordRefusal)>>()(
    'act',
    v.strictObject({ password }),
  ),
  /** Repeatable: a killed background must not stay unlocked. */
  'vault.lock': row<null>()('same', nothing),
  /** For a lost password. */
  'vault.erase': row<Readonly<{ isErased: boolean }>>()('act', nothing),
  /** Damaged in every copy, with its mark; else null. */
  'vault.damaged': row<Readonly<{ text: string; mark: string }> | null>()('read', nothing),
  'vault.eraseDamaged': row<Readonly<{ isErased: boolean }>>()('act', v.strictObject({ mark: text })),
  ...KEY_AND_ACCOUNT_METHODS,
  ...SERVICE_KEY_METHODS,
  ...ALLOWANCE_METHODS,
  ...DELEGATION_METHODS,
  ...CALLDATA_METHODS,
  ...POLICY_METHODS,
  ...CHANGED_ROW_METHODS,
  ...BALANCE_METHODS,
  ...QUOTE_METHODS,
  ...APPROVAL_METHODS,
  ...HISTORY_METHODS,
  ...TRANSFER_METHODS,
  ...COUNTERPARTY_METHODS,
  ...EXCHANGE_B_METHODS,
  ...SITE_METHODS,
  ...CUSTOM_TOKEN_METHODS,
  ...NODE_METHODS,
  /** A weaker setting requires the password. */
  'settings.set': row<SettingsAnswer>()(
    'act',
    v.strictObject({
      autoLockMinutes: v.optional(v.picklist(AUTO_LOCK_MINUTES)),
      computerIdleMinutes: v.optional(v.picklist(COMPUTER_IDLE_MINUTES)),
      hideAmounts: v.optional(v.boolean()),
      notifies: v.optional(v.boolean()),
      theme: v.optional(v.picklist(['system', 'light', 'dark'])),
      language: v.optional(v.picklist(['system', ...LANGUAGE_TAGS])),
      currency: v.optional(v.picklist(SHOWN_CURRENCIES)),
      expert: v.optional(v.boolean()),
      routerLimitUsd: v.optional(v.nullable(v.picklist(ROUTER_LIMITS_USD))),
      tokenOrder: v.optional(v.picklist(TOKEN_ORDERS)),
      hidesSmall: v.optional(v.boolean()),
      bitcoinGapLimit: v.optional(v.picklist(GAP_LIMITS)),
      exchangeFeeLimitUsd: v.optional(v.picklist(EXCHANGE_FEE_LIMITS_USD)),
      password: v.optional(password),
    }),
  ),
} as const

export type ApiMethod = keyof typeof API_METHODS
export type ApiParams<M extends ApiMethod> = v.InferInput<(typeof API_METHODS)[M]['params']>
export type ApiResult<M extends ApiMethod> = (typeof API_METHODS)[M] extends { readonly result?: infer R } ? R : never

/** Pushes that make earlier answers stale. */
export const TOPICS = [
  'wallet',
  'accounts',
  'balances',
  'prices',
  'approvals',
  'executions',
  'bundles',
  'exchangeBKeys',
  'sites',
] as const
export type Topic = (typeof TOPICS)[number]

export type MethodsWithRule<T extends RepeatRule> = {
  [M in ApiMethod]: (typeof API_METHODS)[M]['twice'] extends T ? M : never
}[ApiMethod]

/** `again` marks a call resent after the background died. */
export type ToBackground = Readonly<{ id: number; method: ApiMethod; params: unknown; again?: true }>
export type ToPage =
  | Readonly<{ id: number; ok: true; result: unknown }>
  | Readonly<{ id: number; ok: false; code: string; message: string; values?: Readonly<Record<string, string>> }>
  | Readonly<{ changed: Topic }>
