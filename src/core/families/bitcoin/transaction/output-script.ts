import { Address, OutScript } from '@scure/btc-signer/payment'
import { bytesToHex, type Hex, hexToBytes } from '../../../../lib/hex.ts'
import { parseAddress } from '../../address.ts'

const { encode, decode } = Address()

/** Undefined unless a canonical mainnet address. */
export function outputScriptOf(address: string): Hex | undefined {
  const parsed = parseAddress('bitcoin', address)
  if (!parsed.ok || parsed.address !== address) return undefined
  return bytesToHex(OutScript.encode(decode(address)))
}

/** Hex where the output has no address. */
export function addressPaidBy(script: Hex): string {
  try {
    return encode(OutScript.decode(hexToBytes(script)))
  } catch {
    return `the script ${script}`
  }
}
