import type { SitePort } from '../ports.ts'

/**
 * Tells whether a document may use the wallet: an active top frame of https or localhost. Sandboxed origins are
 * `"null"`.
 */
export function isAllowedDocument({ origin, isTopFrame, isActive }: SitePort): boolean {
  return isTopFrame && isActive && isSecure(origin)
}

function isSecure(origin: string): boolean {
  if (!URL.canParse(origin)) return false
  const url = new URL(origin)
  if (url.origin !== origin) return false
  return url.protocol === 'https:' || (url.protocol === 'http:' && ['localhost', '127.0.0.1'].includes(url.hostname))
}
