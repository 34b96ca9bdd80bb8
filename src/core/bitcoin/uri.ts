import { formatDecimal } from '../../lib/decimal.ts'
import { scriptOfAddress } from './script.ts'

const DECIMALS = 8

/**
 * The text that a QR code of a Bitcoin address holds, so that another wallet fills in both address and amount: a URI of
 * BIP-21 with the amount in whole bitcoins. Undefined where the text is no address in its canonical writing.
 */
export function paymentUri(address: string, amountSats?: bigint): string | undefined {
  if (scriptOfAddress(address) === undefined) return undefined
  return amountSats === undefined
    ? `bitcoin:${address}`
    : `bitcoin:${address}?amount=${formatDecimal(amountSats, DECIMALS)}`
}
