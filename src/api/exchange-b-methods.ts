import * as v from 'valibot'
import type {
  ExchangeBAccountView,
  ExchangeBKeyAnswer,
  ExchangeBKeyOutcome,
  ExchangeBKeysView,
} from './exchange-b-views.ts'
import { nothing, password, row, text } from './row.ts'

const accountIndex = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** What our own pages may ask of accounts on exchange B, and of the keys that sign for them. */
export const EXCHANGE_B_METHODS = {
  /** Which accounts of exchange B belong to an account of the wallet; null where the service has no such exchange. */
  'exchangeB.account': row<ExchangeBAccountView | null>()('read', v.strictObject({ account: text })),
  /** Says which of them is meant from now on; not chosen where it is none of them. */
  'exchangeB.choose': row<Readonly<{ isChosen: boolean }>>()('act', v.strictObject({ account: text, accountIndex })),
  /** The API keys of exchange B; null where the service has no such exchange. */
  'exchangeB.keys': row<ExchangeBKeysView | null>()('read', nothing),
  /** Makes a key for an account and registers it, or goes on with what was begun. */
  'exchangeB.makeKey': row<ExchangeBKeyAnswer>()(
    'act',
    v.strictObject({ accountIndex, password: v.optional(password) }),
  ),
  /** Takes a key over that the exchange knows: its secret half, 80 hex digits. */
  'exchangeB.importKey': row<ExchangeBKeyOutcome>()(
    'act',
    v.strictObject({ accountIndex, secretKey: v.pipe(v.string(), v.maxLength(200)) }),
  ),
  'exchangeB.revokeKey': row<ExchangeBKeyOutcome>()('act', v.strictObject({ accountIndex })),
} as const
