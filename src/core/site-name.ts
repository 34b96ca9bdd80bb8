// Second labels under which names are registered in many countries; a wrong guess only moves the boundary.
const SECOND_LEVEL = new Set(['co', 'com', 'org', 'net', 'gov', 'edu', 'ac', 'or', 'ne', 'go', 'gob', 'nom'])

/**
 * The part of a host that somebody registered, by a guess from its last labels: `example.co.uk` of `app.example.co.uk`. An
 * address by number is one as a whole.
 */
export function registrableOf(hostname: string): string {
  if (/^[\d.]+$/.test(hostname) || hostname.startsWith('[')) return hostname
  const labels = hostname.split('.')
  const [second = '', top = ''] = labels.slice(-2)
  return labels.slice(top.length === 2 && SECOND_LEVEL.has(second) ? -3 : -2).join('.')
}

/** Who is behind an origin, whatever its subdomain; on this machine each port is somebody else. */
export function siteNameOf(origin: string): string {
  if (!URL.canParse(origin)) return origin
  const { protocol, hostname } = new URL(origin)
  return protocol === 'https:' ? registrableOf(hostname) : origin
}
