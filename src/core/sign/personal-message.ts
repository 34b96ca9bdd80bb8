import { privateKeyToAccount } from 'viem/accounts'
import { bytesToHex } from 'viem/utils'
import type { Hex } from '../../lib/hex.ts'

/**
 * Signs a page's message with the prefix of EIP-191, version `E`.
 *
 * @returns 65 bytes: r, s, v (27 or 28)
 */
export function signPersonalMessage(message: Uint8Array, privateKey: Uint8Array): Promise<Hex> {
  return privateKeyToAccount(bytesToHex(privateKey)).signMessage({ message: { raw: message } })
}
