import type { PinnedContract } from '../../src/core/chain/chain.ts'
import { contractsOf } from '../../src/core/chain/pinned-contracts.ts'
import { devnet } from '../../src/core/profiles/devnet.ts'
import { chainById } from '../../src/core/profiles/profile.ts'

export function pinnedOn(chainId: number, kind: PinnedContract['kind']): string {
  const chain = chainById(devnet, chainId)
  const address = chain && contractsOf(chain, kind)[0]?.address
  if (address === undefined) throw new Error(`expected a pinned ${kind} on chain ${chainId}`)
  return address
}
