import * as v from 'valibot'
import type {
  AfterwardsView,
  DepositView,
  HurryView,
  PaymentAnswer,
  PaymentView,
  RaiseAnswer,
  RaiseView,
} from './crossing-views.ts'
import { password, row, text } from './row.ts'

/** What our own pages may ask of one crossing beside its record, and what a person can do about it. */
export const CROSSING_METHODS = {
  /** What lies at the deposit address of a crossing; null where it has none. */
  'deposit.get': row<DepositView | null>()('read', v.strictObject({ id: text })),
  /** What came to it beyond that; null where it has none. */
  'deposit.afterwards': row<AfterwardsView | null>()('read', v.strictObject({ id: text })),
  /**
   * Has the service look at the deposit address of a crossing on a chain, for what went astray; the crossing says what came
   * of it. `notNow`: it was asked a moment ago, or cannot be now; `never`: of this address it cannot be asked.
   */
  'deposit.lookElsewhere': row<Readonly<{ outcome: 'asked' | 'notNow' | 'never' }>>()(
    'act',
    v.strictObject({ id: text, chainId: v.pipe(v.number(), v.safeInteger(), v.minValue(1)) }),
  ),
  /** Says that a person looks at this crossing, so that it is asked about every second. */
  'executions.watch': row<null>()('standing', v.strictObject({ id: v.nullable(text) })),
  /**
   * Ends a crossing of which nothing is on its way. `tooLate`: something is, or it is over; `unread`: nobody says whether
   * its address was paid.
   */
  'executions.giveUp': row<Readonly<{ outcome: 'givenUp' | 'tooLate' | 'unread' }>>()(
    'act',
    v.strictObject({ id: text }),
  ),
  /** Broadcasts the bytes that wait once more. `tooLate`: none wait any more. */
  'executions.broadcastAgain': row<Readonly<{ outcome: 'broadcast' | 'tooLate' }>>()(
    'act',
    v.strictObject({ id: text }),
  ),
  /** An offer to pay more for a step that waits for its block, or to cancel it. */
  'raise.ask': row<RaiseView>()(
    'read',
    v.strictObject({
      id: text,
      index: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
      purpose: v.picklist(['step', 'cancel']),
    }),
  ),
  /** A yes to an offer. `stale`: the crossing has moved on, or the offer is not known any more. */
  'raise.take': row<RaiseAnswer>()('act', v.strictObject({ id: text, mark: text })),
  /** An offer to pay the deposit address of a crossing out of an account's own money. */
  'payment.ask': row<PaymentView>()('read', v.strictObject({ id: text, account: text })),
  'payment.take': row<PaymentAnswer>()('act', v.strictObject({ id: text, mark: text, password: v.optional(password) })),
  /** An offer to pay the miner out of what arrives on Bitcoin, so that it arrives with the next block. */
  'hurry.ask': row<HurryView>()('read', v.strictObject({ id: text })),
  'hurry.take': row<RaiseAnswer>()('act', v.strictObject({ id: text, mark: text })),
} as const
