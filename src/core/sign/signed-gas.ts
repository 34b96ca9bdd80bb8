import { isHex } from '../../lib/hex.ts'
import type { Signed } from './signed.ts'

export type SignedGas = Readonly<{ gasLimit: bigint; maxFeePerGasWei: bigint }>

type Field = Readonly<{ value: bigint; end: number }>

/** EIP-1559 and EIP-7702: chain id, nonce and tip come first. */
const FIELDS_BEFORE = 3

/**
 * Reads the gas terms out of the signed bytes themselves.
 *
 * A whole RLP reader would slow the popup. Tests compare it with viem.
 *
 * @returns undefined unless the bytes are a transaction of type 2 (EIP-1559) or 4 (EIP-7702)
 */
export function signedGas({ bytes }: Pick<Signed, 'bytes'>): SignedGas | undefined {
  if (!isHex(bytes) || !/^0x0[24]/.test(bytes)) return undefined
  const header = byteAt(bytes, 4)
  // RLP: a list, its length in the header or in the next bytes.
  if (!(header >= 0xc0)) return undefined
  let at = 6 + Math.max(header - 0xf7, 0) * 2
  const values: bigint[] = []
  while (values.length < FIELDS_BEFORE + 2) {
    const field = numberAt(bytes, at)
    if (!field) return undefined
    values.push(field.value)
    at = field.end
  }
  const [maxFeePerGasWei, gasLimit] = values.slice(FIELDS_BEFORE)
  return maxFeePerGasWei === undefined || gasLimit === undefined ? undefined : { gasLimit, maxFeePerGasWei }
}

// RLP: a byte below 0x80 is its own value; other headers hold a length.
function numberAt(bytes: string, at: number): Field | undefined {
  const first = byteAt(bytes, at)
  if (first < 0x80) return { value: BigInt(first), end: at + 2 }
  const end = at + 2 + (first - 0x80) * 2
  const digits = bytes.slice(at + 2, end)
  const isWhole = first <= 0xa0 && end <= bytes.length
  return isWhole ? { value: digits === '' ? 0n : BigInt(`0x${digits}`), end } : undefined
}

// Past the end it is NaN, so every comparison fails.
function byteAt(bytes: string, at: number): number {
  return Number.parseInt(bytes.slice(at, at + 2), 16)
}
