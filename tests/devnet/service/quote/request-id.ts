import type { Hex } from '../chain.ts'

/** A new request id: 32 bytes in hex that begin with the epoch seconds in decimal digits. service-facts.md 1. */
export function newRequestId(nowSeconds: number): Hex {
  const random = [...crypto.getRandomValues(new Uint8Array(27))].map((byte) => byte.toString(16).padStart(2, '0'))
  return `0x${nowSeconds.toString().padStart(10, '0')}${random.join('')}`
}
