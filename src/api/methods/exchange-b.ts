import * as v from 'valibot'
import { nothing, password, row, text } from '../row.ts'
import type {
  ExchangeBAccountView,
  ExchangeBKeyAnswer,
  ExchangeBKeyOutcome,
  ExchangeBKeysView,
} from '../views/exchange-b.ts'

const accountIndex = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

export const EXCHANGE_B_METHODS = {
  /** Null where the service has no such exchange. */
  'exchangeB.account': row<ExchangeBAccountView | null>()('read', v.strictObject({ account: text })),
  /** Chooses the account; false for a foreign one. */
  'exchangeB.choose': row<Readonly<{ isChosen: boolean }>>()('act', v.strictObject({ account: text, accountIndex })),
  /** Null where the service has no such exchange. */
  'exchangeB.keys': row<ExchangeBKeysView | null>()('read', nothing),
  'exchangeB.makeKey': row<ExchangeBKeyAnswer>()(
    'act',
    v.strictObject({ accountIndex, password: v.optional(password) }),
  ),
  /** The secret half, 80 hex digits. */
  'exchangeB.importKey': row<ExchangeBKeyOutcome>()(
    'act',
    v.strictObject({ accountIndex, secretKey: v.pipe(v.string(), v.maxLength(200)) }),
  ),
  'exchangeB.revokeKey': row<ExchangeBKeyOutcome>()('act', v.strictObject({ accountIndex })),
} as const
