import { sha256 } from '@noble/hashes/sha2'
import { keccak_256 } from '@noble/hashes/sha3'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils'
import { bech32, bech32m, createBase58check } from '@scure/base'
import type { Family } from './chain.ts'
import { sameIdentifier } from './currency.ts'

/** What is wrong with a typed address; the user is told in words by the screen that asked. */
export type AddressProblem = 'empty' | 'notAnAddress' | 'wrongChecksum' | 'zeroAddress' | 'otherNetwork' | 'notAnIndex'

export type ParsedAddress = { ok: true; address: string } | { ok: false; problem: AddressProblem }

const PARSERS: Readonly<Record<Family, (text: string) => ParsedAddress>> = {
  evm: parseEvmAddress,
  bitcoin: parseBitcoinAddress,
  exchangeA: parseEvmAddress,
  exchangeB: parseAccountIndex,
}

/**
 * Reads an address that a person typed or a dApp sent, for one family of chains.
 *
 * @returns the address in its canonical writing: EIP-55 on EVM chains and exchange A, lower-case bech32 and case-exact
 * base58 on Bitcoin's main network, decimal digits of the account index on exchange B
 */
export function parseAddress(family: Family, text: string): ParsedAddress {
  const trimmed = text.trim()
  return trimmed === '' ? { ok: false, problem: 'empty' } : PARSERS[family](trimmed)
}

/** True when both texts name the same account; the letters' case carries nothing on EVM chains and exchange A. */
export function isSameAddress(a: string, b: string): boolean {
  return sameIdentifier(a, b)
}

/** An address of 20 bytes as hex, in the letters that carry its checksum (EIP-55). */
export function checksummed(address: string): string {
  return withChecksum(address.slice(2).toLowerCase())
}

// EIP-55: all-lower and all-upper carry no checksum; mixed case must be right.
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

// BIP-173, BIP-350 and base58check; only the main network, whose prefixes are bc1, 1 and 3.
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

// Interface, "Exchange B": accounts are addressed by index. Account 0 is the exchange's own.
function parseAccountIndex(text: string): ParsedAddress {
  const isIndex = /^[1-9][0-9]{0,14}$/.test(text) && BigInt(text) < 2n ** 48n
  return isIndex ? { ok: true, address: text } : { ok: false, problem: 'notAnIndex' }
}

// By hand, since pages check addresses too, and the library's way brings 20 kB along.
function withChecksum(body: string): string {
  const digest = bytesToHex(keccak_256(utf8ToBytes(body)))
  const cased = [...body].map((digit, at) => (Number.parseInt(digest[at] ?? '0', 16) > 7 ? digit.toUpperCase() : digit))
  return `0x${cased.join('')}`
}
