import type { Reason } from '../../core/reason/reason.ts'

type Site = Readonly<{ origin: string; isMetaMask: boolean }>

export type EthereumCompatibility = 'off' | 'plain' | 'metaMask'

export type CompatibilityPorts = Readonly<{
  list: () => Promise<readonly Site[]>
  set: (site: Site) => Promise<void>
  remove: (origin: string) => Promise<void>
  /** Exactly these sites, from their next load; rejects when the browser refuses. */
  apply: (sites: readonly Site[]) => Promise<void>
}>

export type CompatibilityResult = Readonly<{ ok: true; origin: string } | { ok: false; reason: Reason }>

/** Manages the sites with `window.ethereum`; other sites have none. */
export function createCompatibility(ports: CompatibilityPorts) {
  const apply = async () => ports.apply(await ports.list())
  return {
    list: ports.list,
    /** Browsers drop the scripts at an update. */
    restore: apply,
    forget: async (): Promise<void> => {
      for (const { origin } of await ports.list()) await ports.remove(origin)
      await apply()
    },
    set: async (address: string, mode: EthereumCompatibility): Promise<CompatibilityResult> => {
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

// Accepts hosts and whole addresses.
function originOf(address: string): string | undefined {
  const text = address.trim()
  const url = /^https?:\/\//i.test(text) ? text : `https://${text}`
  if (text === '' || /[\s*]/.test(text) || !URL.canParse(url)) return undefined
  const { origin, protocol, hostname } = new URL(url)
  const isHere = ['localhost', '127.0.0.1'].includes(hostname)
  const isPlausible = isHere || hostname.includes('.')
  return isPlausible && (protocol === 'https:' || isHere) ? origin : undefined
}
