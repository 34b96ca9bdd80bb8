import { randomBytes } from 'node:crypto'

/** So many random bytes as hex digits. */
export function randomHex(length: number): string {
  return randomBytes(length).toString('hex')
}
