import * as v from 'valibot'
import { nothing, password, row, text } from '../row.ts'
import { CHANGED_SETTINGS, type ChangedRowsView } from '../views/changed-rows.ts'
import type { PasswordProtectedAnswer } from '../views/keys-and-accounts.ts'

const changedRow = v.variant('store', [
  v.strictObject({ store: v.literal('settings'), key: v.picklist(CHANGED_SETTINGS) }),
  v.strictObject({ store: v.literal('sites'), key: v.pipe(v.string(), v.maxLength(2_000)) }),
])

export const CHANGED_ROW_METHODS = {
  'changed.list': row<ChangedRowsView>()('read', nothing),
  /** Seals a changed row as it is, or removes it, so that its default holds. */
  'changed.decide': row<PasswordProtectedAnswer<unknown>>()(
    'act',
    v.strictObject({ row: changedRow, decision: v.picklist(['accept', 'remove']), password }),
  ),
  /** Gives a closed account the address of its key. */
  'changed.reopen': row<Readonly<{ isOpen: boolean }>>()('act', v.strictObject({ id: text })),
} as const
