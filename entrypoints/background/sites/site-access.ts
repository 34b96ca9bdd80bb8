import type { ProviderPort } from '../../../src/platform/ports.ts'
import { EXTENSION_GONE } from '../../../src/provider/page-scripts/channel.ts'

export type SiteAccess = Readonly<{
  guard: (port: ProviderPort) => ProviderPort
  /** Call it after a change. */
  look: () => void
}>

/** Serves pages that the browser lets us into; the others learn that the wallet is gone. */
export function createSiteAccess(hasAccess: (port: ProviderPort) => Promise<boolean>): SiteAccess {
  const looks = new Set<() => void>()
  return {
    guard: (port) => {
      const closed: (() => void)[] = []
      const refuse = () => {
        port.post(EXTENSION_GONE)
        port.close()
        // The browser tells only the other end.
        for (const listener of closed.splice(0)) listener()
      }
      let isServed: Promise<boolean>
      const look = () => {
        isServed = hasAccess(port).catch(() => false)
        void isServed.then((is) => is || refuse())
      }
      look()
      looks.add(look)
      const guarded: ProviderPort = {
        ...port,
        onMessage: (listener) =>
          port.onMessage(async (message) => {
            if (await isServed) listener(message)
          }),
        onClose: (listener) => {
          closed.push(listener)
          port.onClose(listener)
        },
      }
      guarded.onClose(() => looks.delete(look))
      return guarded
    },
    look: () => {
      for (const look of looks) look()
    },
  }
}
