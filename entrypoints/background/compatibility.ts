import type { Handlers } from '../../src/api/server.ts'
import { runInPages } from '../../src/platform/scripts.ts'
import { createCompatibility } from '../../src/wallet/compatibility.ts'
import type { Stores } from './stores.ts'

/** The sites with `window.ethereum`, over the store and the browser's list of page scripts. */
export function openCompatibility({ compatibleSites }: Pick<Stores, 'compatibleSites'>) {
  return createCompatibility({
    ...compatibleSites,
    apply: (sites) =>
      runInPages(
        sites.map(({ origin, isMetaMask }) => ({
          origin,
          files: [...(isMetaMask ? ['as-metamask.js'] : []), 'compatible.js'],
        })),
      ),
  })
}

type Parts = Readonly<{ compatibility: ReturnType<typeof openCompatibility>; changed: () => void }>

/** Answers what our own pages ask of them. */
export function compatibilityHandlers({
  compatibility,
  changed,
}: Parts): Pick<Handlers, 'compatibility.list' | 'compatibility.set'> {
  return {
    'compatibility.list': compatibility.list,
    'compatibility.set': async ({ address, mode }) => {
      const answer = await compatibility.set(address, mode)
      changed()
      return answer
    },
  }
}
