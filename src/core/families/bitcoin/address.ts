import { sha256 } from '@noble/hashes/sha2'
import { bech32, bech32m, createBase58check } from '@scure/base'
import type { ParsedAddress } from '../parsed-address.ts'
import { isXOnlyKey } from './transaction/x-only-key.ts'

const base58check = createBase58check(sha256)

/** Parses a mainnet address (BIP-173, BIP-350, base58check). */
export function parseBitcoinAddress(text: string): ParsedAddress {
  if (/^(tb1|bcrt1|[mn2])/i.test(text) && !/^[13]/.test(text)) return { ok: false, problem: 'otherNetwork' }
  if (/^bc1/i.test(text)) return parseSegwitAddress(text)
  if (!/^[13][1-9A-HJ-NP-Za-km-z]{25,34}$/.test(text)) return { ok: false, problem: 'notAnAddress' }
  try {
    const payload = base58check.decode(text)
    const isKnown = payload.length === 21 && (payload[0] === 0x00 || payload[0] === 0x05)
    return isKnown ? { ok: true, address: text } : { ok: false, problem: 'notAnAddress' }
  } catch {
    return { ok: false, problem: 'wrongChecksum' }
  }
}

function parseSegwitAddress(text: string): ParsedAddress {
  const isMixed = text !== text.toLowerCase() && text !== text.toUpperCase()
  const lower = text.toLowerCase() as `${string}1${string}`
  if (isMixed || !/^bc1[02-9ac-hj-np-z]{8,87}$/.test(lower)) return { ok: false, problem: 'notAnAddress' }
  try {
    const version = lower[3] === 'q' ? 0 : undefined
    const { words } = version === 0 ? bech32.decode(lower) : bech32m.decode(lower)
    const program = bech32.fromWords(words.slice(1))
    const { length } = program
    const isSpendable = version === 0 ? length === 20 || length === 32 : words[0] === 1 && isXOnlyKey(program)
    return isSpendable ? { ok: true, address: lower } : { ok: false, problem: 'notAnAddress' }
  } catch {
    return { ok: false, problem: 'wrongChecksum' }
  }
}
