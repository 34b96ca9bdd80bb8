import { fingerprint } from '../../lib/fingerprint.ts'

/** Gives a page's call its EIP-5792 id: the page's own, or an unguessable, repeatable one. */
export function callsIdOf(origin: string, { key, id }: Readonly<{ key: string; id: string | undefined }>): string {
  return id ?? `0x${fingerprint({ origin, key })}`
}
