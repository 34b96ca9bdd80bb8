import { keccak_256 } from '@noble/hashes/sha3'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils'
import type { Family } from './chain.ts'
import { sameIdentifier } from './currency.ts'

/** What is wrong with a typed address; the user is told in words by the screen that asked. */
export type AddressProblem = 'empty' | 'notAnAddress' | 'wrongChecksum' | 'zeroAddress' | 'notSupportedYet'

export type ParsedAddress = { ok: true; address: string } | { ok: false; problem: AddressProblem }

const PARSERS: Readonly<Record<Family, (text: string) => ParsedAddress>> = {
  evm: parseEvmAddress,
  bitcoin: () => ({ ok: false, problem: 'notSupportedYet' }),
  exchangeA: parseEvmAddress,
  exchangeB: () => ({ ok: false, problem: 'notSupportedYet' }),
}

/**
 * Reads an address that a person typed or a dApp sent, for one family of chains.
 *
 * @returns the address in its canonical writing: EIP-55 on EVM chains
 */
export function parseAddress(family: Family, text: string): ParsedAddress {
  const trimmed = text.trim()
  return trimmed === '' ? { ok: false, problem: 'empty' } : PARSERS[family](trimmed)
}

/** True when both texts name the same account; the letters' case carries nothing on EVM chains and exchange A. */
export function isSameAddress(a: string, b: string): boolean {
  return sameIdentifier(a, b)
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

// By hand, since pages check addresses too, and the library's way brings 20 kB along.
function withChecksum(body: string): string {
  const digest = bytesToHex(keccak_256(utf8ToBytes(body)))
  const cased = [...body].map((digit, at) => (Number.parseInt(digest[at] ?? '0', 16) > 7 ? digit.toUpperCase() : digit))
  return `0x${cased.join('')}`
}
