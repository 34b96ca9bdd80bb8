import type { Family } from '../chain/chain.ts'
import { sameIdentifier } from '../money/currency.ts'
import { parseBitcoinAddress } from './bitcoin/address.ts'
import { parseEvmAddress, withChecksum } from './evm/address.ts'
import { parseAccountIndex } from './exchange-b/address.ts'
import type { ParsedAddress } from './parsed-address.ts'

export type AddressProblem = Extract<ParsedAddress, { ok: false }>['problem']

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

/** Whether both texts name one account. */
export function isSameAddress(a: string, b: string): boolean {
  return sameIdentifier(a, b)
}

/** Of 20 bytes; adds the EIP-55 checksum. */
export function checksummed(address: string): string {
  return withChecksum(address.slice(2).toLowerCase())
}
