import { sha256 } from '@noble/hashes/sha2'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils'
import { type Bytes, concatBytes } from '../../../../lib/bytes.ts'
import { byteReader, littleEndian } from '../transaction/byte-reader.ts'

/** Hashes in display order; `bits` is the compact target. */
export type BlockHeader = Readonly<{
  hash: string
  previousHash: string
  merkleRoot: string
  timeSeconds: number
  bits: number
}>

export type HeaderFields = Omit<BlockHeader, 'hash'> & Readonly<{ version: number; nonce: number }>

const HEADER_BYTES = 80
// The compact form's sign bit.
const SIGN = 0x80_0000
const MOST_TARGET = 1n << 256n

/** Reads and hashes a header; undefined unless it has 80 bytes. */
export function readHeader(bytes: Uint8Array): BlockHeader | undefined {
  if (bytes.length !== HEADER_BYTES) return undefined
  const reader = byteReader(bytes, 'header')
  reader.take(4)
  const [previousHash, merkleRoot] = [displayed(reader.take(32)), displayed(reader.take(32))]
  const [timeSeconds, bits] = [reader.uint32(), reader.uint32()]
  return { hash: displayed(sha256(sha256(bytes))), previousHash, merkleRoot, timeSeconds, bits }
}

export function writeHeader({ version, previousHash, merkleRoot, timeSeconds, bits, nonce }: HeaderFields): Bytes {
  return concatBytes(
    littleEndian(version >>> 0, 4),
    hexToBytes(previousHash).reverse(),
    hexToBytes(merkleRoot).reverse(),
    ...[timeSeconds, bits, nonce].map((field) => littleEndian(field, 4)),
  )
}

/** Reads a compact target as Bitcoin does; undefined for zero, negative or over 256 bits. */
export function targetOf(bits: number): bigint | undefined {
  const [size, mantissa] = [bits >>> 24, bits & 0xff_ffff]
  if (mantissa & SIGN) return undefined
  const shift = 8 * (size - 3)
  const target = shift < 0 ? BigInt(mantissa) >> BigInt(-shift) : BigInt(mantissa) << BigInt(shift)
  return target > 0n && target < MOST_TARGET ? target : undefined
}

export function hasWork({ hash, bits }: BlockHeader): boolean {
  const target = targetOf(bits)
  return target !== undefined && BigInt(`0x${hash}`) <= target
}

export function isEasierThan({ bits }: Pick<BlockHeader, 'bits'>, easiestBits: number): boolean {
  const [target, easiest] = [targetOf(bits), targetOf(easiestBits)]
  return target === undefined || easiest === undefined || target > easiest
}

function displayed(hash: Uint8Array): string {
  return bytesToHex(hash.slice().reverse())
}
