import { sha256 } from '@noble/hashes/sha2'
import { keccak_256 } from '@noble/hashes/sha3'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils'
import { bech32, bech32m, createBase58check } from '@scure/base'
import type { Family } from '../chain/chain.ts'
import { sameIdentifier } from '../money/currency.ts'

export type AddressProblem = 'empty' | 'notAnAddress' | 'wrongChecksum' | 'zeroAddress' | 'otherNetwork' | 'notAnIndex'

export type ParsedAddress = { ok: true; address: string } | { ok: false; problem: AddressProblem }

const PARSERS: Readonly<Record<Family, (text: string) => ParsedAddress>> = {
  evm: parseEvmAddress,
  bitcoin: parseBitcoinAddress,
  exchangeA: parseEvmAddress,
  exchangeB: parseAccountIndex,
}

/**
 * Parses an address of one family.
 * @returns its canonical form: EIP-55 hex, lower-case bech32, exact base58, or a decimal account index
 */
export function parseAddress(family: Family, text: string): ParsedAddress {
  const trimmed = text.trim()
  return trimmed === '' ? { ok: false, problem: 'empty' } : PARSERS[family](trimmed)
}

/** Tells whether both texts name one account. */
export function isSameAddress(a: string, b: string): boolean {
  return sameIdentifier(a, b)
}

/** Returns a 20-byte hex address with its EIP-55 checksum. */
export function checksummed(address: string): string {
  return withChecksum(address.slice(2).toLowerCase())
}

// EIP-55: only mixed case carries a checksum.
function parseEvmAddress(text: string): ParsedAddress {
  if (!/^0x[0-9a-fA-F]{40}$/.test(text)) return { ok: false, problem: 'notAnAddress' }
  const body = text.slice(2)
  const address = withChecksum(body.toLowerCase())
  const isMixed = body !== body.toLowerCase() && body !== body.toUpperCase()
  if (isMixed && address !== text) return { ok: false, problem: 'wrongChecksum' }
  if (/^0+$/.test(body)) return { ok: false, problem: 'zeroAddress' }
  return { ok: true, address }
}

const base58check = createBase58check(sha256)

// BIP-173, BIP-350 and base58check apply; only mainnet is accepted.
function parseBitcoinAddress(text: string): ParsedAddress {
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
    const program = bech32.fromWords(words.slice(1)).length
    const isSpendable = version === 0 ? program === 20 || program === 32 : words[0] === 1 && program === 32
    return isSpendable ? { ok: true, address: lower } : { ok: false, problem: 'notAnAddress' }
  } catch {
    return { ok: false, problem: 'wrongChecksum' }
  }
}

// Interface, "Exchange B": an index names an account; the exchange owns 0.
function parseAccountIndex(text: string): ParsedAddress {
  const isIndex = /^[1-9][0-9]{0,14}$/.test(text) && BigInt(text) < 2n ** 48n
  return isIndex ? { ok: true, address: text } : { ok: false, problem: 'notAnIndex' }
}

// The library's checksum would add 20 kB to pages.
function withChecksum(body: string): string {
  const digest = bytesToHex(keccak_256(utf8ToBytes(body)))
  const cased = [...body].map((digit, at) => (Number.parseInt(digest[at] ?? '0', 16) > 7 ? digit.toUpperCase() : digit))
  return `0x${cased.join('')}`
}
