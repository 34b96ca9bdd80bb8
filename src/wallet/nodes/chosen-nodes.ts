import type { Chain, NodeUrls } from '../../core/chain/chain.ts'
import {
  type AddedNode,
  MOST_OWN_NODES,
  nodesInOrder,
  ownNodesAmong,
  ownNodeUrl,
} from '../../core/chain/node-choice.ts'
import { traitsOf } from '../../core/families/families.ts'
import type { Answer } from '../../core/reason/reason.ts'

type Choice = Readonly<{ chainId: number; urls: readonly string[] }>

export type ChosenNodesPorts = Readonly<{
  chains: readonly Chain[]
  load: () => Promise<readonly Choice[]>
  save: (choice: Choice) => Promise<boolean>
  chainIdAt: (url: string) => Promise<Answer<number>>
}>

type Refused<Refusal> = Readonly<{ outcome: 'refused'; refusal: Refusal }>

export type ChosenNodes = Readonly<{
  /** The same list until it changes. */
  of: (chain: Pick<Chain, 'id' | 'nodeUrls'>) => NodeUrls
  refresh: () => Promise<void>
  /** The node tells its chain; the password saves it. */
  add: <Refusal>(text: string, refused: () => Promise<Refusal | undefined>) => Promise<AddedNode | Refused<Refusal>>
  /** Leaves out own nodes that the list lacks. */
  order: (chainId: number, urls: readonly string[]) => Promise<boolean>
}>

/** The choice of nodes; while locked, the profile's. */
export function createChosenNodes({ chains, load, save, chainIdAt }: ChosenNodesPorts): ChosenNodes {
  let chosen: ReadonlyMap<number, NodeUrls> = new Map()
  const of: ChosenNodes['of'] = ({ id, nodeUrls }) => chosen.get(id) ?? nodeUrls

  async function refresh(): Promise<void> {
    const choices = await load()
    const next = new Map<number, NodeUrls>()
    for (const chain of chains) {
      const choice = choices.find(({ chainId }) => chainId === chain.id)
      if (!choice) continue
      const [before, now] = [of(chain), nodesInOrder(chain.nodeUrls, choice.urls)]
      next.set(chain.id, isSame(before, now) ? before : now)
    }
    chosen = next
  }

  async function put(chainId: number, urls: readonly string[]): Promise<boolean> {
    const isSaved = await save({ chainId, urls: urls.map((url) => new URL(url).href) })
    await refresh()
    return isSaved
  }

  return {
    of,
    refresh,
    add: async (text, refused) => {
      const url = ownNodeUrl(text.trim())
      if (url === undefined) return { outcome: 'elsewhere' }
      const served = await chainIdAt(url)
      if (!served.ok) return { outcome: 'silent' }
      const chain = chains.find((each) => each.id === served.value && traitsOf(each).hasContracts)
      if (!chain) return { outcome: 'otherChain' }
      const now = of(chain)
      if (now.some((each) => new URL(each).href === url)) return { outcome: 'known' }
      if (ownNodesAmong(now, chain.nodeUrls).length >= MOST_OWN_NODES) return { outcome: 'full' }
      const refusal = await refused()
      if (refusal) return { outcome: 'refused', refusal }
      return (await put(chain.id, [url, ...now])) ? { outcome: 'added', chainId: chain.id } : { outcome: 'notSaved' }
    },
    order: async (chainId, urls) => {
      const chain = chains.find(({ id }) => id === chainId)
      const isKnown = chain && urls.every((url) => of(chain).includes(url))
      return isKnown ? put(chainId, urls) : false
    },
  }
}

function isSame(a: NodeUrls, b: NodeUrls): boolean {
  return a.length === b.length && a.every((url, at) => url === b[at])
}
