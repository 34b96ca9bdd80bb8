import { formatDecimal } from '../../../lib/decimal.ts'
import { scriptOfAddress } from './transaction/script.ts'

const DECIMALS = 8

/** The BIP-21 URI of an address and amount; undefined for a non-canonical address. */
export function paymentUri(address: string, amountSats?: bigint): string | undefined {
  if (scriptOfAddress(address) === undefined) return undefined
  return amountSats === undefined
    ? `bitcoin:${address}`
    : `bitcoin:${address}?amount=${formatDecimal(amountSats, DECIMALS)}`
}
