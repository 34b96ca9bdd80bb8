import * as v from 'valibot'
import type { Currency } from '../core/currency.ts'
import type { Reason } from '../core/reason.ts'
import type { BalanceView } from './money-views.ts'
import { row, text } from './row.ts'

const chainId = v.pipe(v.number(), v.safeInteger())

/** What the node of one EVM chain says of an address. */
export type TokenView = Readonly<{ chainId: number }> &
  Readonly<{ found: 'token'; currency: Currency } | { found: 'nothing' } | { found: 'unread'; why: Reason }>

/** What our own pages may ask about tokens that the profile does not pin. */
export const TOKEN_METHODS = {
  /** What stands at an address that was pasted, on each EVM chain or on some; chains that pin it are left out. */
  'token.find': row<readonly TokenView[]>()(
    'read',
    v.strictObject({ address: text, chainIds: v.optional(v.pipe(v.array(chainId), v.maxLength(1_000))) }),
  ),
  /** What an account has of a token; null where no token stands there. */
  'token.balance': row<BalanceView | null>()('read', v.strictObject({ account: text, chainId, address: text })),
} as const
