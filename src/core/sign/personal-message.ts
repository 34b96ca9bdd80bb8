import { privateKeyToAccount } from 'viem/accounts'
import { bytesToHex } from 'viem/utils'
import type { Hex } from '../../lib/hex.ts'

/**
 * Signs a message of a page with the prefix that keeps it from being a transaction (EIP-191, version `E`).
 *
 * @param message its bytes, at most what one call of a page may carry
 * @returns 65 bytes: r, s, v (27 or 28)
 */
export function signPersonalMessage(message: Uint8Array, privateKey: Uint8Array): Promise<Hex> {
  return privateKeyToAccount(bytesToHex(privateKey)).signMessage({ message: { raw: message } })
}
