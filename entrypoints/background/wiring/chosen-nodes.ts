import { orderedChains } from '../../../src/core/profiles/chains-with.ts'
import type { Profile } from '../../../src/core/profiles/profile.ts'
import { plainAnswer } from '../../../src/net/families/evm/balance-and-receipt-reads.ts'
import { safeNumber } from '../../../src/net/families/evm/schema.ts'
import { createRpc } from '../../../src/net/nodes/rpc.ts'
import { type ChosenNodes, createChosenNodes } from '../../../src/wallet/nodes/chosen-nodes.ts'
import { networkFetch } from './browser/network.ts'
import type { Stores } from './stores.ts'

/** Opens the user's choice of nodes. */
export function openChosenNodes(profile: Profile, { nodes }: Pick<Stores, 'nodes'>): ChosenNodes {
  return createChosenNodes({
    chains: orderedChains(profile),
    load: () => nodes.list().catch(() => []),
    save: nodes.save,
    chainIdAt: async (url) => plainAnswer(await createRpc({ fetch: networkFetch, url })('eth_chainId', [], safeNumber)),
  })
}
