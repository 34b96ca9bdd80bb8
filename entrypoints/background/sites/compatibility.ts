import type { ApiHandlers } from '../../../src/api/server.ts'
import { runInPages } from '../../../src/platform/page-scripts.ts'
import { createCompatibility } from '../../../src/wallet/sites/compatibility.ts'
import type { Stores } from '../wiring/stores.ts'

/** Wires the sites that get `window.ethereum`. */
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

/** Answers our pages about these sites. */
export function compatibilityHandlers({
  compatibility,
  changed,
}: Parts): Pick<ApiHandlers, 'compatibility.list' | 'compatibility.set'> {
  return {
    'compatibility.list': compatibility.list,
    'compatibility.set': async ({ address, mode }) => {
      const answer = await compatibility.set(address, mode)
      changed()
      return answer
    },
  }
}
