/** Of 33 or 32 bytes (BIP-340). */
export function xOnly(publicKey: Uint8Array): Uint8Array {
  return publicKey.length === 33 ? publicKey.subarray(1) : publicKey
}
