import * as v from 'valibot'
import type { HistoryRow } from '../../core/export/history/columns.ts'
import { nothing, row, text } from '../row.ts'
import type { BundleView, ExecutionView, InFlightView, UnreadableView } from '../views/transfers.ts'

const place = v.strictObject({ id: text, approvedAtSeconds: v.pipe(v.number(), v.safeInteger(), v.minValue(0)) })
const partOfList = v.strictObject({
  before: v.optional(place),
  limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100))),
})

export const HISTORY_METHODS = {
  /** Newest first. */
  'bundles.list': row<readonly BundleView[]>()('read', partOfList),
  /** Null for an unknown id. */
  'bundles.get': row<BundleView | null>()('read', v.strictObject({ id: text })),
  /** `before`: the previous page's last. */
  'executions.list': row<readonly ExecutionView[]>()('read', partOfList),
  'moving.list': row<InFlightView>()('read', nothing),
  'history.list': row<Readonly<{ rows: readonly HistoryRow[]; next: v.InferOutput<typeof place> | null }>>()(
    'read',
    v.strictObject({ before: v.optional(place) }),
  ),
  'unreadable.list': row<readonly UnreadableView[]>()('read', nothing),
  /** Those that a plan with these needs waits for. */
  'unreadable.against': row<readonly UnreadableView[]>()(
    'read',
    v.strictObject({ needs: v.pipe(v.array(text), v.maxLength(500)) }),
  ),
  /** See `isForeignPending`. */
  'nonces.foreign': row<Readonly<{ isPending: boolean }>>()(
    'read',
    v.strictObject({ resource: text, below: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0))) }),
  ),
  /** `open`: its transaction may still go through, and the user has not accepted that. */
  'unreadable.release': row<Readonly<{ outcome: 'released' | 'open' | 'readable' }>>()(
    'same',
    v.strictObject({ of: v.picklist(['executions', 'bundles']), id: text, isAccepted: v.boolean() }),
  ),
  'unproven.accept': row<Readonly<{ isAccepted: boolean }>>()(
    'same',
    v.strictObject({ of: v.picklist(['executions', 'bundles']), id: text }),
  ),
  /** Without secrets. */
  'support.get': row<Readonly<{ text: string }>>()('read', v.strictObject({ version: text, id: v.optional(text) })),
  'executions.get': row<ExecutionView | null>()('read', v.strictObject({ id: text })),
  /** Base64 (BIP-174), or null. */
  'psbt.get': row<Readonly<{ psbt: string }> | null>()('read', v.strictObject({ id: text })),
} as const
