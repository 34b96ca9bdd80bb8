import * as v from 'valibot'
import type { ApprovalAnswer, ApprovalView } from './approval-views.ts'
import { nothing, password, row, text } from './row.ts'

/** What our own pages may ask of the questions that wait for the user, and how they answer them. */
export const APPROVAL_METHODS = {
  'approvals.list': row<readonly ApprovalView[]>()('read', nothing),
  /** A fresh quote for an intent of an open approval. */
  'approvals.refresh': row<ApprovalView | null>()('act', v.strictObject({ id: text })),
  /** Another currency to pay an intent from, where its page leaves that open. */
  'approvals.payFrom': row<ApprovalView | null>()(
    'act',
    v.strictObject({ id: text, chainId: v.pipe(v.number(), v.safeInteger()), address: text }),
  ),
  /** A person looks at a quote and may say yes to it: what that needs is read meanwhile. Decides nothing. */
  'approvals.attend': row<null>()('act', v.strictObject({ id: text })),
  'approvals.decide': row<ApprovalAnswer>()(
    'act',
    v.strictObject({
      id: text,
      ticket: text,
      planHash: v.optional(text),
      decision: v.picklist(['approve', 'reject']),
      /** What an expert typed to insist. */
      phrase: v.optional(v.pipe(v.string(), v.maxLength(500))),
      /** What was ticked for it, by its names. */
      ticked: v.optional(v.array(text)),
      /** For a connection: which accounts the site may see. */
      accounts: v.optional(v.array(text)),
      /** Where the safeguards want it. */
      password: v.optional(password),
    }),
  ),
  /** How a question that is not asked any more ended: by a decision of the user on some page of ours, or by itself. */
  'ending.get': row<Readonly<{ ending: 'decided' | 'over' }>>()('read', v.strictObject({ id: text })),
} as const
