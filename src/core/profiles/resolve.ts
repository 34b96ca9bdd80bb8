import * as v from 'valibot'
import { type Profile, profileSchema } from '../profile.ts'
import { devnet } from './devnet.ts'
import { relay } from './relay.ts'

const SHIPPED: Readonly<Record<string, Profile>> = { devnet, relay }

// What a running devnet writes about itself: the shipped profile on its own ports.
const worldSchema = v.looseObject({
  service: v.pipe(v.string(), v.url()),
  stream: v.pipe(v.string(), v.url()),
  dapp: v.pipe(v.string(), v.url()),
  chains: v.record(v.string(), v.pipe(v.string(), v.url())),
})

/** The profile that ships under a name, if one does. */
export function shippedProfile(name: string): Profile | undefined {
  return Object.hasOwn(SHIPPED, name) ? SHIPPED[name] : undefined
}

/**
 * Makes a profile of the content of a file: either a whole profile, or what `npm run devnet` writes about itself
 * (`service`, `stream`, `dapp` and the nodes in `chains`, by chain id).
 *
 * @throws v.ValiError that names the field, for anything else
 */
export function profileFromFile(content: unknown): Profile {
  const world = v.safeParse(worldSchema, content)
  if (!world.success) return v.parse(profileSchema, content)
  const { service, stream, dapp, chains } = world.output
  return {
    ...devnet,
    service: { ...devnet.service, url: service, streamUrl: stream },
    chains: devnet.chains.map((chain) => ({
      ...chain,
      rpcUrl: chains[chain.id] ?? chain.rpcUrl,
      explorerUrl: new URL(`/explorer/${chain.id}`, dapp).href,
    })),
  }
}
