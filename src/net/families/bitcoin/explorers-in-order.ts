import type { NodeUrls } from '../../../core/chain/chain.ts'
import type { Fetch } from '../../http/request.ts'

/** Asks the explorers in the user's order. */
export function explorersInOrder(fetch: Fetch, pinned: NodeUrls, order: () => NodeUrls): Fetch {
  return (input, init) => {
    const url = `${input}`
    const at = pinned.findIndex((each) => url.startsWith(each))
    const chosen = order()[at]
    return fetch(chosen === undefined ? input : chosen + url.slice(pinned[at]?.length), init)
  }
}
