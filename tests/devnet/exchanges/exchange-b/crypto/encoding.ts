import { P } from './goldilocks.ts'
import type { Quintic } from './quintic.ts'

/** Five little-endian 64-bit words. */
export const ELEMENT_BYTES = 40

/** Encodes an element in 40 bytes. */
export function bytesOfQuintic(element: Quintic): Uint8Array {
  const bytes = new Uint8Array(ELEMENT_BYTES)
  const view = new DataView(bytes.buffer)
  element.forEach((coefficient, index) => {
    view.setBigUint64(index * 8, coefficient, true)
  })
  return bytes
}

/** Decodes 40 bytes; undefined for another length or a word not below p. */
export function quinticOfBytes(bytes: Uint8Array): Quintic | undefined {
  if (bytes.length !== ELEMENT_BYTES) return undefined
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const word = (index: number) => view.getBigUint64(index * 8, true)
  const element: Quintic = [word(0), word(1), word(2), word(3), word(4)]
  return element.every((coefficient) => coefficient < P) ? element : undefined
}

/** Reads a little-endian number. */
export function numberOfBytes(bytes: Uint8Array): bigint {
  return bytes.reduceRight((number, byte) => (number << 8n) | BigInt(byte), 0n)
}

/** Writes a number below 2^320 in 40 bytes, little-endian. */
export function bytesOfNumber(number: bigint): Uint8Array {
  return Uint8Array.from({ length: ELEMENT_BYTES }, (_, index) => Number((number >> BigInt(8 * index)) & 0xffn))
}
