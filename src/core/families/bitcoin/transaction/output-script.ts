import { Address, OutScript } from '@scure/btc-signer/payment'
import { bytesToHex, type Hex, hexToBytes } from '../../../../lib/hex.ts'
import { parseAddress } from '../../address.ts'

const { encode, decode } = Address()

/** The script of a canonical mainnet address, by the library; undefined for others. */
export function outputScriptOf(address: string): Hex | undefined {
  const parsed = parseAddress('bitcoin', address)
  if (!parsed.ok || parsed.address !== address) return undefined
  return bytesToHex(OutScript.encode(decode(address)))
}

/** The address that an output pays, by the library; one without an address as hex. */
export function addressPaidBy(script: Hex): string {
  try {
    return encode(OutScript.decode(hexToBytes(script)))
  } catch {
    return `the script ${script}`
  }
}
