import { isHex } from '../../lib/hex.ts'
import type { Signed } from './signed.ts'

/** What signed bytes let a chain take for gas: no more units than the limit, none for more than the fee (wei). */
export type SignedGas = Readonly<{ gasLimit: bigint; maxFeePerGasWei: bigint }>

type Field = Readonly<{ value: bigint; end: number }>

/** EIP-1559 puts the chain's id, the nonce and the tip before the fee and the limit. */
const FIELDS_BEFORE = 3

/**
 * Reads it out of the bytes themselves, so that nobody's word and no later terms are needed. Five fields are all that is
 * read of the list: a whole reader of RLP would be among what the popup waits for. The tests hold it to viem's.
 *
 * @returns undefined for bytes that are no transaction of type 2 (EIP-1559)
 */
export function signedGas({ bytes }: Pick<Signed, 'bytes'>): SignedGas | undefined {
  if (!isHex(bytes) || !bytes.toLowerCase().startsWith('0x02')) return undefined
  const header = byteAt(bytes, 4)
  // RLP: a list, with its length in the header or in so many bytes after it.
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

// RLP: a byte below 0x80 stands for itself; before others stands how many there are.
function numberAt(bytes: string, at: number): Field | undefined {
  const first = byteAt(bytes, at)
  if (first < 0x80) return { value: BigInt(first), end: at + 2 }
  const end = at + 2 + (first - 0x80) * 2
  const digits = bytes.slice(at + 2, end)
  const isWhole = first <= 0xa0 && end <= bytes.length
  return isWhole ? { value: digits === '' ? 0n : BigInt(`0x${digits}`), end } : undefined
}

// Past the end it is NaN, which no comparison holds for.
function byteAt(bytes: string, at: number): number {
  return Number.parseInt(bytes.slice(at, at + 2), 16)
}
