import * as v from 'valibot'
import type { Currency } from '../../core/money/currency.ts'
import type { Reason } from '../../core/reason/reason.ts'
import { nothing, row, text } from '../row.ts'
import type { BalanceView } from '../views/balances.ts'

const chainId = v.pipe(v.number(), v.safeInteger())

export type TokenView = Readonly<{ chainId: number }> &
  Readonly<{ found: 'token'; currency: Currency } | { found: 'nothing' } | { found: 'unread'; why: Reason }>

export type CustomTokensView = Readonly<{ tokens: readonly Currency[]; most: number }>

/** `full`: the limit `most` is reached. */
export type AddTokenAnswer = Readonly<{ outcome: 'added' | 'nothing' | 'unread' } | { outcome: 'full'; most: number }>

export const CUSTOM_TOKEN_METHODS = {
  /** Searches EVM chains, except those that pin the address. */
  'token.find': row<readonly TokenView[]>()(
    'read',
    v.strictObject({ address: text, chainIds: v.optional(v.pipe(v.array(chainId), v.maxLength(1_000))) }),
  ),
  /** Null without a token at the address. */
  'token.balance': row<BalanceView | null>()('read', v.strictObject({ account: text, chainId, address: text })),
  'token.added': row<CustomTokensView>()('read', nothing),
  /** As its chain describes it. */
  'token.add': row<AddTokenAnswer>()('act', v.strictObject({ chainId, address: text })),
  /** The balance remains. */
  'token.remove': row<null>()('act', v.strictObject({ chainId, address: text })),
} as const
