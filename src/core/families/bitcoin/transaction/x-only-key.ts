// secp256k1 (SEC 2): y^2 = x^3 + 7.
const FIELD = 2n ** 256n - 2n ** 32n - 977n

/** Of 33 or 32 bytes (BIP-340). */
export function xOnly(publicKey: Uint8Array): Uint8Array {
  return publicKey.length === 33 ? publicKey.subarray(1) : publicKey
}

/** Whether 32 bytes are a point's x coordinate (BIP-340, lift_x); otherwise no key can spend. */
export function isXOnlyKey(bytes: Uint8Array): boolean {
  if (bytes.length !== 32) return false
  const x = bytes.reduce((value, byte) => (value << 8n) | BigInt(byte), 0n)
  if (x >= FIELD) return false
  // Euler's criterion: it has a square root.
  return power((x * x * x + 7n) % FIELD, (FIELD - 1n) / 2n) === 1n
}

function power(base: bigint, exponent: bigint): bigint {
  let result = 1n
  for (let square = base, rest = exponent; rest > 0n; square = (square * square) % FIELD, rest >>= 1n) {
    if (rest & 1n) result = (result * square) % FIELD
  }
  return result
}
