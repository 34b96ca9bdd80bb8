import * as v from 'valibot'
import type { CallMeaning } from '../../core/page/calls/meaning.ts'
import { row, text } from '../row.ts'

const MOST_CALLDATA = 20_002

/** Address, calldata, wei. */
export const calldataEntries = {
  to: text,
  data: v.pipe(v.string(), v.regex(/^0x([0-9a-fA-F]{2})*$/), v.maxLength(MOST_CALLDATA)),
  value: v.bigint(),
}

export const CALLDATA_METHODS = {
  /** Sends no request. */
  'call.read': row<CallMeaning>()(
    'read',
    v.strictObject({ chainId: v.pipe(v.number(), v.safeInteger()), ...calldataEntries }),
  ),
} as const
