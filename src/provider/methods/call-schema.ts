import * as v from 'valibot'
import type { BundleCall } from '../../core/bundle/bundle.ts'
import { parseAddress } from '../../core/families/address.ts'
import type { Hex } from '../../lib/hex.ts'

export const addressSchema = v.pipe(
  v.string('expected an address'),
  v.regex(/^0x[0-9a-fA-F]{40}$/, 'expected an address: 0x and 40 hex digits'),
)

// Above node limits (EIP-3860: 48 kB of code).
const MOST_BYTES = 120_000

const bytes = v.pipe(
  v.string('expected bytes in hex'),
  v.regex(/^(?:0x(?:[0-9a-fA-F]{2})*)?$/, 'expected bytes: 0x and pairs of hex digits'),
  v.maxLength(2 + 2 * MOST_BYTES, `expected at most ${MOST_BYTES} bytes`),
)

/** EIP-1474's quantity, with leading zeros or as a number too; `0x` is missing. */
export const quantitySchema = v.pipe(
  v.union(
    [v.pipe(v.string(), v.regex(/^0x[0-9a-fA-F]{0,64}$/)), v.pipe(v.number(), v.safeInteger(), v.minValue(0))],
    'expected a quantity: 0x and up to 64 hex digits',
  ),
  v.transform((sent) => (sent === '0x' ? undefined : BigInt(sent))),
)

/** `input` is the newer name of `data`. */
export const callEntries = {
  to: v.nullish(addressSchema),
  data: v.nullish(bytes),
  input: v.nullish(bytes),
  value: v.nullish(quantitySchema),
  gas: v.nullish(quantitySchema),
}

type Sent = Readonly<{
  to?: string | null | undefined
  data?: string | null | undefined
  input?: string | null | undefined
  value?: bigint | null | undefined
  gas?: bigint | null | undefined
}>

/** Reads a call, or explains its error. A wrong EIP-55 checksum is refused unprompted. */
export function pageCallOf(
  sent: Sent,
): Readonly<{ ok: true; call: BundleCall }> | Readonly<{ ok: false; why: string }> {
  const { to, data, input, value, gas } = sent
  if (data && input && data.toLowerCase() !== input.toLowerCase()) {
    return { ok: false, why: 'data: expected the same bytes as input' }
  }
  const carried = (data || input || '0x') as Hex
  if (to == null && carried === '0x')
    return { ok: false, why: 'to: expected an address, or the code of a contract in data' }
  const target = to == null ? undefined : parseAddress('evm', to)
  if (target && !target.ok && target.problem === 'wrongChecksum') {
    return { ok: false, why: 'to: expected an address whose checksum is right (EIP-55)' }
  }
  const address = target?.ok ? target.address : (to ?? undefined)
  return { ok: true, call: { to: address, data: carried, value: value ?? 0n, gas: gas ?? undefined } }
}
