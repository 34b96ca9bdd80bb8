import * as v from 'valibot'
import { password, row, text } from '../row.ts'
import type {
  CpfpView,
  DepositView,
  FollowUpPaymentsView,
  PaymentAnswer,
  PaymentView,
  ReplacementAnswer,
  ReplacementView,
} from '../views/transfers.ts'

/** Required for a high fee. */
const isFeeTicked = v.optional(v.boolean())

export const TRANSFER_METHODS = {
  /** Null without an address. */
  'deposit.get': row<DepositView | null>()('read', v.strictObject({ id: text })),
  /** Follow-up payments; null without an address. */
  'deposit.followUps': row<FollowUpPaymentsView | null>()('read', v.strictObject({ id: text })),
  /** `notNow`: too soon or temporarily impossible; `never`: impossible for this address. */
  'deposit.reindex': row<Readonly<{ outcome: 'asked' | 'notNow' | 'never' }>>()(
    'act',
    v.strictObject({ id: text, chainId: v.pipe(v.number(), v.safeInteger(), v.minValue(1)) }),
  ),
  /** A viewed transfer polls every second. */
  'executions.watch': row<null>()('standing', v.strictObject({ id: v.nullable(text) })),
  /** `tooLate`: broadcast or ended; `unread`: the address could not be read. */
  'executions.abandon': row<Readonly<{ outcome: 'abandoned' | 'tooLate' | 'unread' }>>()(
    'act',
    v.strictObject({ id: text }),
  ),
  /** `tooLate`: nothing is pending. */
  'executions.broadcastAgain': row<Readonly<{ outcome: 'broadcast' | 'tooLate' }>>()(
    'act',
    v.strictObject({ id: text }),
  ),
  'replacement.ask': row<ReplacementView>()(
    'read',
    v.strictObject({
      id: text,
      index: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
      purpose: v.picklist(['step', 'cancel']),
    }),
  ),
  /** `stale`: the transfer has changed, or the offer is unknown. */
  'replacement.take': row<ReplacementAnswer>()('act', v.strictObject({ id: text, mark: text, isFeeTicked })),
  'payment.ask': row<PaymentView>()('read', v.strictObject({ id: text, account: text })),
  'payment.take': row<PaymentAnswer>()(
    'act',
    v.strictObject({ id: text, mark: text, password: v.optional(password), isFeeTicked }),
  ),
  'cpfp.ask': row<CpfpView>()('read', v.strictObject({ id: text })),
  'cpfp.take': row<ReplacementAnswer>()('act', v.strictObject({ id: text, mark: text, isFeeTicked })),
} as const
