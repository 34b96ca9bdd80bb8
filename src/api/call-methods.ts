import * as v from 'valibot'
import type { CallMeaning } from '../core/page/call-meaning.ts'
import { row, text } from './row.ts'

/** Digits of the calldata of one call, as much as a person could mean. */
const MOST_CALLDATA = 20_002

/** A call on an EVM chain: address, calldata, wei. */
export const call = {
  to: text,
  data: v.pipe(v.string(), v.regex(/^0x([0-9a-fA-F]{2})*$/), v.maxLength(MOST_CALLDATA)),
  value: v.bigint(),
}

/** What our own pages may ask about calls that are being typed. */
export const CALL_METHODS = {
  /** What a call does, as its bytes say; nothing is asked of anybody for it. */
  'call.read': row<CallMeaning>()('read', v.strictObject({ chainId: v.pipe(v.number(), v.safeInteger()), ...call })),
} as const
