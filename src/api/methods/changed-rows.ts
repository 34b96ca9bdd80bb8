import * as v from 'valibot'
import { file, nothing, password, row, text } from '../row.ts'
import type { ChangedRowsView } from '../views/changed-rows.ts'
import type { PasswordProtectedAnswer } from '../views/keys-and-accounts.ts'

export const CHANGED_ROW_METHODS = {
  'changed.list': row<ChangedRowsView>()('read', nothing),
  'changed.decide': row<PasswordProtectedAnswer<unknown>>()(
    'act',
    v.strictObject({ store: text, key: file, decision: v.picklist(['accept', 'remove']), password }),
  ),
  'changed.reopen': row<Readonly<{ isOpen: boolean }>>()('act', v.strictObject({ id: text })),
} as const
