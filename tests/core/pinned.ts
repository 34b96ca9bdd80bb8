import type { PinnedContract } from '../../src/core/chain.ts'
import { contractsOf } from '../../src/core/contracts.ts'
import { chainById } from '../../src/core/profile.ts'
import { devnet } from '../../src/core/profiles/devnet.ts'

export function pinnedOn(chainId: number, kind: PinnedContract['kind']): string {
  const chain = chainById(devnet, chainId)
  const address = chain && contractsOf(chain, kind)[0]?.address
  if (address === undefined) throw new Error(`expected a pinned ${kind} on chain ${chainId}`)
  return address
}
