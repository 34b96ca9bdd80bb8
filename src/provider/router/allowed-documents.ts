import type { SitePort } from '../ports.ts'

/** Tells whether a document may use the wallet. */
export function isAllowedDocument({ origin, topOrigin, isActive }: SitePort): boolean {
  return isActive && isSecure(origin) && isSecure(topOrigin)
}

function isSecure(origin: string): boolean {
  if (!URL.canParse(origin)) return false
  const url = new URL(origin)
  if (url.origin !== origin) return false
  return url.protocol === 'https:' || (url.protocol === 'http:' && ['localhost', '127.0.0.1'].includes(url.hostname))
}
