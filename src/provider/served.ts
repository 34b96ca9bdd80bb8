import type { ProviderPort } from './ports.ts'

/**
 * True for a document that may talk to the wallet at all: the active top frame of an https page, or of a page of this
 * machine. An opaque origin, `"null"`, is nobody's: sandboxed frames have it while their URL shows another site.
 */
export function isServed({ origin, isTopFrame, isActive }: ProviderPort): boolean {
  return isTopFrame && isActive && isSecure(origin)
}

function isSecure(origin: string): boolean {
  if (!URL.canParse(origin)) return false
  const url = new URL(origin)
  if (url.origin !== origin) return false
  return url.protocol === 'https:' || (url.protocol === 'http:' && ['localhost', '127.0.0.1'].includes(url.hostname))
}
