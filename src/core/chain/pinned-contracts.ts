import { isSameAddress } from '../families/address.ts'
import type { Chain, PinnedContract } from './chain.ts'

export type ContractKind = PinnedContract['kind'] | 'depository'

type Pinning = Pick<Chain, 'depositories' | 'contracts'>

export function kindAt({ depositories, contracts }: Pinning, address: string): ContractKind | undefined {
  if (depositories.some((each) => isSameAddress(each, address))) return 'depository'
  return contracts.find((each) => isSameAddress(each.address, address))?.kind
}

export function contractsOf<K extends PinnedContract['kind']>(
  { contracts }: Pick<Pinning, 'contracts'>,
  kind: K,
): readonly Extract<PinnedContract, { kind: K }>[] {
  return contracts.filter((each): each is Extract<PinnedContract, { kind: K }> => each.kind === kind)
}

/** The address of a kind that a chain pins at most once. */
export function contractOf(
  chain: Pick<Pinning, 'contracts'>,
  kind: 'permit2' | 'depositAddressFactory' | 'wrappedNative',
): string | undefined {
  return chain.contracts.find((each) => each.kind === kind)?.address
}

/** Reports an address of two kinds, or a proxy with an unpinned router. */
export function pinningProblem(pinning: Pinning): string | undefined {
  const all = [
    ...pinning.depositories.map((address) => ({ kind: 'depository', address })),
    ...pinning.contracts.map(({ kind, address }) => ({ kind, address })),
  ]
  const twice = all.find(({ address }, at) => all.findIndex((each) => isSameAddress(each.address, address)) !== at)
  if (twice) return `${twice.address} is pinned twice: a contract has one kind`
  const lost = contractsOf(pinning, 'approvalProxy').find((each) => kindAt(pinning, each.router) !== 'router')
  return lost && `the proxy ${lost.address} gives to ${lost.router}, which is no pinned router`
}
