import { asciiDigits } from '../../../lib/decimal.ts'
import type { ParsedAddress } from '../parsed-address.ts'

/** Parses an account's index; the exchange owns 0 (interface, "Exchange B"). */
export function parseAccountIndex(text: string): ParsedAddress {
  const address = asciiDigits(text)
  const isIndex = /^[1-9][0-9]{0,14}$/.test(address) && BigInt(address) < 2n ** 48n
  return isIndex ? { ok: true, address } : { ok: false, problem: 'notAnIndex' }
}
