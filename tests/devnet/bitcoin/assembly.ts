import { OP } from '@scure/btc-signer/script'
import { hex } from './hex.ts'

const MAX_DIRECT_PUSH = 75
const PUSH_SIZES: Readonly<Record<number, number>> = { 76: 1, 77: 2, 78: 4 }

/** Disassembles a script (hex) like Esplora: `OP_0 OP_PUSHBYTES_20 8e3b…`. */
export function assemblyOf(script: string): string {
  const bytes = hex.decode(script)
  const words: string[] = []
  for (let at = 0; at < bytes.length; ) {
    const code = bytes[at] ?? 0
    at += 1
    words.push(nameOf(code))
    const sizeBytes = PUSH_SIZES[code] ?? 0
    const length = code <= MAX_DIRECT_PUSH ? code : numberIn(bytes.slice(at, at + sizeBytes))
    if (length === 0) continue
    words.push(hex.encode(bytes.slice(at + sizeBytes, at + sizeBytes + length)))
    at += sizeBytes + length
  }
  return words.join(' ')
}

function nameOf(code: number): string {
  if (code === 0) return 'OP_0'
  if (code <= MAX_DIRECT_PUSH) return `OP_PUSHBYTES_${code}`
  if (code >= OP.OP_1 && code <= OP.OP_16) return `OP_PUSHNUM_${code - OP.OP_1 + 1}`
  const name: string | undefined = OP[code]
  return name === undefined ? `OP_RETURN_${code}` : `OP_${name}`
}

function numberIn(bytes: Uint8Array): number {
  return bytes.reduceRight((sum, byte) => sum * 256 + byte, 0)
}
