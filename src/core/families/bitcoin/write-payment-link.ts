import { formatDecimal } from '../../../lib/decimal.ts'
import { scriptOfAddress } from './transaction/script.ts'

const DECIMALS = 8

/** BIP-21; undefined for a non-canonical address. */
export function writeBitcoinLink(address: string, amountSats?: bigint): string | undefined {
  if (scriptOfAddress(address) === undefined) return undefined
  return amountSats === undefined
    ? `bitcoin:${address}`
    : `bitcoin:${address}?amount=${formatDecimal(amountSats, DECIMALS)}`
}
