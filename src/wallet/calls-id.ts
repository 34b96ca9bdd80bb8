import { fingerprint } from '../core/fingerprint.ts'

/**
 * The id (EIP-5792) of what a page's call asks for: the page's own, or one that nobody can guess and that the same call
 * has again.
 */
export function callsIdOf(origin: string, { key, id }: Readonly<{ key: string; id: string | undefined }>): string {
  return id ?? `0x${fingerprint({ origin, key })}`
}
