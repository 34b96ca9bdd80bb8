/** Names a site: its origin, or `frame top` for a frame of another origin. Origins contain no space. */
export function siteOf(origin: string, topOrigin: string): string {
  return origin === topOrigin ? origin : `${origin} ${topOrigin}`
}

/** Own origin first. */
export function originsOf(site: string): readonly [own: string, ...top: string[]] {
  const [own = site, ...top] = site.split(' ')
  return [own, ...top]
}

/** For lists. */
export function siteHosts(site: string): string {
  const [own, top] = originsOf(site)
  const { host } = new URL(own)
  return top === undefined ? host : `${host} (${new URL(top).host})`
}
