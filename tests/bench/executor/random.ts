import { randomBytes } from 'node:crypto'

export function randomHex(length: number): string {
  return randomBytes(length).toString('hex')
}
