import type { Hex } from '../chain.ts'

/** Makes a request id: 32 bytes that begin with the epoch seconds in decimals. service-facts.md 1. */
export function newRequestId(nowSeconds: number): Hex {
  const random = [...crypto.getRandomValues(new Uint8Array(27))].map((byte) => byte.toString(16).padStart(2, '0'))
  return `0x${nowSeconds.toString().padStart(10, '0')}${random.join('')}`
}
