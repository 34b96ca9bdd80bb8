import * as v from 'valibot'
import { type Chain, type Family, familyOf, type NodeUrls } from '../chain/chain.ts'
import { devnet } from './devnet.ts'
import type { Profile } from './profile.ts'
import { relay } from './relay.ts'
import { nodeUrlsSchema, profileSchema } from './schema.ts'

const SHIPPED: Readonly<Record<string, Profile>> = { devnet, relay }

const url = v.pipe(v.string(), v.url())

const worldSchema = v.looseObject({
  service: url,
  stream: url,
  dapp: url,
  chains: v.record(v.string(), nodeUrlsSchema),
  bitcoin: v.nullish(v.looseObject({ explorer: url, secondExplorer: v.optional(url) })),
  exchangeA: v.nullish(v.looseObject({ url })),
  exchangeB: v.nullish(v.looseObject({ url })),
})

/** The shipped profile of a name. */
export function shippedProfile(name: string): Profile | undefined {
  return Object.hasOwn(SHIPPED, name) ? SHIPPED[name] : undefined
}

/**
 * Reads a profile or the devnet's own description.
 * @throws v.ValiError that names the field
 */
export function profileFromFile(content: unknown): Profile {
  const world = v.safeParse(worldSchema, content)
  if (!world.success) return v.parse(profileSchema, content)
  return onPorts(world.output)
}

function onPorts({ service, stream, dapp, chains, ...others }: v.InferOutput<typeof worldSchema>): Profile {
  const nodes: Readonly<Record<Family, (chain: Chain) => NodeUrls | undefined>> = {
    evm: (chain) => chains[chain.id],
    bitcoin: () => {
      if (!others.bitcoin) return undefined
      const { explorer, secondExplorer } = others.bitcoin
      const first = new URL('/api', explorer).href
      return secondExplorer === undefined ? [first] : [first, `${secondExplorer}/api`]
    },
    exchangeA: () => (others.exchangeA ? [others.exchangeA.url] : undefined),
    exchangeB: () => (others.exchangeB ? [others.exchangeB.url] : undefined),
  }
  return {
    ...devnet,
    service: { ...devnet.service, url: service, streamUrl: stream },
    chains: devnet.chains.map((chain) => ({
      ...chain,
      nodeUrls: nodes[familyOf(chain)](chain) ?? chain.nodeUrls,
      explorerUrl: new URL(`/explorer/${chain.id}`, dapp).href,
    })),
  }
}
