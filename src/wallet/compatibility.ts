import type { Reason } from '../core/reason.ts'

type Site = Readonly<{ origin: string; isMetaMask: boolean }>

/** How a site finds the wallet besides its announcement: not at all, as `window.ethereum`, or as that by another name. */
export type Compatibility = 'off' | 'plain' | 'metaMask'

export type CompatibilityPorts = Readonly<{
  list: () => Promise<readonly Site[]>
  set: (site: Site) => Promise<void>
  remove: (origin: string) => Promise<void>
  /** Makes the browser give exactly these sites their scripts, from their next load on; rejects where it will not. */
  apply: (sites: readonly Site[]) => Promise<void>
}>

export type CompatibilityAnswer = Readonly<{ ok: true; origin: string } | { ok: false; reason: Reason }>

/** The use case of the switch on the settings: which sites have a `window.ethereum`. Nobody has one who was not named. */
export function createCompatibility(ports: CompatibilityPorts) {
  const apply = async () => ports.apply(await ports.list())
  return {
    list: ports.list,
    /** The browser forgets its scripts when the extension is updated. */
    restore: apply,
    /** Gives no site its script any more, and forgets which had one. */
    forget: async (): Promise<void> => {
      for (const { origin } of await ports.list()) await ports.remove(origin)
      await apply()
    },
    set: async (address: string, mode: Compatibility): Promise<CompatibilityAnswer> => {
      const origin = originOf(address)
      if (origin === undefined) return { ok: false, reason: { code: 'SITE_ADDRESS' } }
      const before = (await ports.list()).find((each) => each.origin === origin)
      const put = (site: Site | undefined) => (site ? ports.set(site) : ports.remove(origin))
      await put(mode === 'off' ? undefined : { origin, isMetaMask: mode === 'metaMask' })
      try {
        await apply()
        return { ok: true, origin }
      } catch {
        await put(before)
        await apply().catch(() => undefined)
        return { ok: false, reason: { code: 'SITE_FIXED' } }
      }
    },
  }
}

// As a person types it, or with everything that stands in the address bar.
function originOf(address: string): string | undefined {
  const text = address.trim()
  const url = /^https?:\/\//i.test(text) ? text : `https://${text}`
  if (text === '' || /[\s*]/.test(text) || !URL.canParse(url)) return undefined
  const { origin, protocol, hostname } = new URL(url)
  const isHere = ['localhost', '127.0.0.1'].includes(hostname)
  const isPlausible = isHere || hostname.includes('.')
  return isPlausible && (protocol === 'https:' || isHere) ? origin : undefined
}
