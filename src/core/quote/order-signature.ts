import { secp256k1 } from '@noble/curves/secp256k1'
import { hashMessage, hexToBytes, publicKeyToAddress } from 'viem/utils'
import type { Hex } from '../../lib/hex.ts'

/**
 * Recovers an order's signer (EIP-191 over 32 raw bytes).
 * @returns undefined unless canonical with low s (EIP-2)
 */
export function orderSigner(orderId: Hex, signature: string): string | undefined {
  if (!/^0x[0-9a-fA-F]{130}$/.test(signature)) return undefined
  try {
    const bytes = hexToBytes(signature as Hex)
    const recovery = (bytes[64] ?? 0) >= 27 ? (bytes[64] ?? 0) - 27 : (bytes[64] ?? 0)
    const compact = secp256k1.Signature.fromCompact(bytes.slice(0, 64))
    if (compact.hasHighS()) return undefined
    const point = compact.addRecoveryBit(recovery).recoverPublicKey(hexToBytes(hashMessage({ raw: orderId })))
    return publicKeyToAddress(`0x${point.toHex(false)}`)
  } catch {
    return undefined
  }
}
