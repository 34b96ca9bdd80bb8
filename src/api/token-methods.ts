import * as v from 'valibot'
import type { Currency } from '../core/currency.ts'
import type { Reason } from '../core/reason.ts'
import type { BalanceView } from './money-views.ts'
import { nothing, row, text } from './row.ts'

const chainId = v.pipe(v.number(), v.safeInteger())

/** What the node of one EVM chain says of an address. */
export type TokenView = Readonly<{ chainId: number }> &
  Readonly<{ found: 'token'; currency: Currency } | { found: 'nothing' } | { found: 'unread'; why: Reason }>

/** The tokens that the user added, as they were described when they came; `most` of them are kept. */
export type AddedTokensView = Readonly<{ tokens: readonly Currency[]; most: number }>

/** What came of adding a token: `full` where `most` are kept already, `nothing` and `unread` by the node of its chain. */
export type AddedToken = Readonly<{ outcome: 'added' | 'nothing' | 'unread' } | { outcome: 'full'; most: number }>

/** What our own pages may ask about tokens that the profile does not pin. */
export const TOKEN_METHODS = {
  /** What stands at an address that was pasted, on each EVM chain or on some; chains that pin it are left out. */
  'token.find': row<readonly TokenView[]>()(
    'read',
    v.strictObject({ address: text, chainIds: v.optional(v.pipe(v.array(chainId), v.maxLength(1_000))) }),
  ),
  /** What an account has of a token; null where no token stands there. */
  'token.balance': row<BalanceView | null>()('read', v.strictObject({ account: text, chainId, address: text })),
  'token.added': row<AddedTokensView>()('read', nothing),
  /** Adds a token to those of the user, as the node of its chain describes it. */
  'token.add': row<AddedToken>()('act', v.strictObject({ chainId, address: text })),
  /** Takes it off them; what an account holds of it stays where it is. */
  'token.remove': row<null>()('act', v.strictObject({ chainId, address: text })),
} as const
