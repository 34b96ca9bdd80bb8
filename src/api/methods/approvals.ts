import * as v from 'valibot'
import { nothing, password, row, text } from '../row.ts'
import type { ApprovalAnswer, ApprovalView, PossiblePaymentView } from '../views/approvals.ts'

export const APPROVAL_METHODS = {
  'approvals.list': row<readonly ApprovalView[]>()('read', nothing),
  /** Requotes an open intent. */
  'approvals.refresh': row<ApprovalView | null>()('act', v.strictObject({ id: text })),
  /** Another currency pays the intent, where the site allows it. */
  'approvals.payFrom': row<ApprovalView | null>()(
    'act',
    v.strictObject({ id: text, chainId: v.pipe(v.number(), v.safeInteger()), address: text }),
  ),
  /** Smallest units; null where the allowance can't be lowered. */
  'approvals.limitAllowance': row<ApprovalView | null>()(
    'act',
    v.strictObject({ id: text, index: v.pipe(v.number(), v.safeInteger()), amount: v.bigint() }),
  ),
  /** At most five seconds; null for other prompts. */
  'approvals.possiblePayment': row<PossiblePaymentView | null>()('read', v.strictObject({ id: text })),
  /** Prefetches for a viewed quote. Decides nothing. */
  'approvals.attend': row<null>()('act', v.strictObject({ id: text })),
  'approvals.decide': row<ApprovalAnswer>()(
    'act',
    v.strictObject({
      id: text,
      ticket: text,
      planHash: v.optional(text),
      decision: v.picklist(['approve', 'reject']),
      /** An expert's confirmation. */
      phrase: v.optional(v.pipe(v.string(), v.maxLength(500))),
      ticked: v.optional(v.array(text)),
      accounts: v.optional(v.array(text)),
      /** Sent if the policy requires it. */
      password: v.optional(password),
    }),
  ),
  'approvals.open': row<null>()('act', v.strictObject({ id: text })),
  /** Clears the queue of its site. */
  'approvals.rejectAll': row<null>()('act', v.strictObject({ id: text, ticket: text })),
  'approvals.closed': row<Readonly<{ closed: 'decided' | 'over' }>>()('read', v.strictObject({ id: text })),
} as const
