import * as v from 'valibot'
import { isHex } from '../../src/lib/hex.ts'

/** Decimal digits in a string, or an exact number. */
export const integer = v.pipe(
  v.custom<string | number>(
    (value) => (typeof value === 'string' ? /^(0|-?[1-9][0-9]{0,77})$/.test(value) : Number.isSafeInteger(value)),
    'expected an integer: digits in a string, or a whole number below 2^53',
  ),
  v.transform((value) => BigInt(value)),
)

/** An integer that a double holds exactly, such as a chain id or epoch seconds. */
export const wholeNumber = v.pipe(v.number(), v.safeInteger())

/** `0x` and whole bytes. */
export const hex = v.custom<`0x${string}`>(isHex, 'expected 0x and whole bytes in hex')

/** JSON text with bigints as decimal strings. */
export function asJson(value: unknown, indent?: number): string {
  return JSON.stringify(value, (_key, member) => (typeof member === 'bigint' ? member.toString() : member), indent)
}
