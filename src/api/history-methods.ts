import * as v from 'valibot'
import type { HistoryRow } from '../core/export/columns.ts'
import type { BundleView, ExecutionView, MovingView, UnreadableView } from './crossing-views.ts'
import { nothing, row, text } from './row.ts'

const place = v.strictObject({ id: text, approvedAtSeconds: v.pipe(v.number(), v.safeInteger(), v.minValue(0)) })
const partOfList = v.strictObject({
  before: v.optional(place),
  limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100))),
})

/** What our own pages may ask of the stored crossings and calls. */
export const HISTORY_METHODS = {
  /** A page of what pages had sent, in the same order. */
  'bundles.list': row<readonly BundleView[]>()('read', partOfList),
  /** A bundle of a page's calls; null where there is none by this id. */
  'bundles.get': row<BundleView | null>()('read', v.strictObject({ id: text })),
  /** A page of crossings, newest first; `before` is the last one of the page before it. */
  'executions.list': row<readonly ExecutionView[]>()('read', partOfList),
  /** The newest crossings under way, and how many there are in all. */
  'moving.list': row<MovingView>()('read', nothing),
  /** A page of the history as lines of text; `next` is where the page after it begins. */
  'history.list': row<Readonly<{ rows: readonly HistoryRow[]; next: v.InferOutput<typeof place> | null }>>()(
    'read',
    v.strictObject({ before: v.optional(place) }),
  ),
  /** The transfers and bundles that are on the disk and cannot be read, newest first. */
  'unreadable.list': row<readonly UnreadableView[]>()('read', nothing),
  /** What support needs to follow the newest crossings and calls, and what is asked about, without a secret. */
  'support.get': row<Readonly<{ text: string }>>()('read', v.strictObject({ version: text, id: v.optional(text) })),
  'executions.get': row<ExecutionView | null>()('read', v.strictObject({ id: text })),
  /** The signed PSBT of a crossing's Bitcoin transaction, in base64 (BIP-174); null where there is none. */
  'psbt.get': row<Readonly<{ psbt: string }> | null>()('read', v.strictObject({ id: text })),
} as const
