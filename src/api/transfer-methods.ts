import * as v from 'valibot'
import { password, row, text } from './row.ts'
import type {
  AfterwardsView,
  DepositView,
  HurryView,
  PaymentAnswer,
  PaymentView,
  RaiseAnswer,
  RaiseView,
} from './transfer-views.ts'

export const TRANSFER_METHODS = {
  /** The deposit address's balance; null without an address. */
  'deposit.get': row<DepositView | null>()('read', v.strictObject({ id: text })),
  /** Follow-up payments; null without an address. */
  'deposit.afterwards': row<AfterwardsView | null>()('read', v.strictObject({ id: text })),
  /**
   * Requests a reindex of the deposit address on a chain. `notNow`: too soon or temporarily impossible; `never`:
   * impossible for this address.
   */
  'deposit.lookElsewhere': row<Readonly<{ outcome: 'asked' | 'notNow' | 'never' }>>()(
    'act',
    v.strictObject({ id: text, chainId: v.pipe(v.number(), v.safeInteger(), v.minValue(1)) }),
  ),
  /** A viewed transfer polls every second. */
  'executions.watch': row<null>()('standing', v.strictObject({ id: v.nullable(text) })),
  /**
   * Abandons a transfer. `tooLate`: something is broadcast, or it has ended; `unread`: the address could not be read.
   */
  'executions.giveUp': row<Readonly<{ outcome: 'givenUp' | 'tooLate' | 'unread' }>>()(
    'act',
    v.strictObject({ id: text }),
  ),
  /** Repeats the broadcast. `tooLate`: nothing is pending. */
  'executions.broadcastAgain': row<Readonly<{ outcome: 'broadcast' | 'tooLate' }>>()(
    'act',
    v.strictObject({ id: text }),
  ),
  'raise.ask': row<RaiseView>()(
    'read',
    v.strictObject({
      id: text,
      index: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
      purpose: v.picklist(['step', 'cancel']),
    }),
  ),
  /** `stale`: the transfer has changed, or the offer is unknown. */
  'raise.take': row<RaiseAnswer>()('act', v.strictObject({ id: text, mark: text })),
  'payment.ask': row<PaymentView>()('read', v.strictObject({ id: text, account: text })),
  'payment.take': row<PaymentAnswer>()('act', v.strictObject({ id: text, mark: text, password: v.optional(password) })),
  'hurry.ask': row<HurryView>()('read', v.strictObject({ id: text })),
  'hurry.take': row<RaiseAnswer>()('act', v.strictObject({ id: text, mark: text })),
} as const
