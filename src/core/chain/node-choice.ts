import type { NodeUrls } from './chain.ts'

export const MOST_OWN_NODES = 4
const THIS_MACHINE: readonly string[] = ['127.0.0.1', 'localhost']

export type AddedNode = Readonly<
  | { outcome: 'added'; chainId: number }
  | { outcome: 'elsewhere' | 'silent' | 'otherChain' | 'known' | 'full' | 'notSaved' }
>

/** Reads the address of a user's own node; undefined for another machine. */
export function ownNodeUrl(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined
  const { protocol, hostname, username, password, hash, href } = new URL(text)
  const isPlain = protocol === 'http:' && username === '' && password === '' && hash === ''
  return isPlain && THIS_MACHINE.includes(hostname) ? href : undefined
}

/** Orders a chain's nodes: no choice removes the profile's or adds another machine. */
export function nodesInOrder(pinned: NodeUrls, chosen: readonly string[]): NodeUrls {
  const known = pinned.map((url) => new URL(url).href)
  const own = ownNodesAmong(chosen, pinned)
  const kept = [...new Set(chosen)].filter((url) => known.includes(url) || own.includes(url))
  const [first = pinned[0], ...rest] = [...kept, ...known.filter((url) => !kept.includes(url))].map(
    (href) => pinned.find((url) => new URL(url).href === href) ?? href,
  )
  return [first, ...rest]
}

/** Own nodes of a choice. */
export function ownNodesAmong(chosen: readonly string[], pinned: NodeUrls): readonly string[] {
  const isPinned = (href: string) => pinned.some((url) => new URL(url).href === href)
  const own = chosen.filter((url) => ownNodeUrl(url) === url && !isPinned(url))
  return [...new Set(own)].slice(0, MOST_OWN_NODES)
}
