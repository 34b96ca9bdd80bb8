import { originsOf } from '../page/site-of-frame.ts'

// Countries register names under these; a wrong guess only moves the boundary.
const SECOND_LEVEL = new Set(['co', 'com', 'org', 'net', 'gov', 'edu', 'ac', 'or', 'ne', 'go', 'gob', 'nom'])

/** Guesses a host's registered part, such as `example.co.uk`. */
export function registrableOf(hostname: string): string {
  if (/^[\d.]+$/.test(hostname) || hostname.startsWith('[')) return hostname
  const labels = hostname.split('.')
  const [second = '', top = ''] = labels.slice(-2)
  return labels.slice(top.length === 2 && SECOND_LEVEL.has(second) ? -3 : -2).join('.')
}

/** Names a site; each local port is separate. */
export function siteNameOf(site: string): string {
  return [...new Set(originsOf(site).map(nameOf))].join(' ')
}

function nameOf(origin: string): string {
  if (!URL.canParse(origin)) return origin
  const { protocol, hostname } = new URL(origin)
  return protocol === 'https:' ? registrableOf(hostname) : origin
}
