import { isSameAddress } from './address.ts'
import type { Chain, PinnedContract } from './chain.ts'

/** What a pinned contract is. Its kind alone decides what it may be given (`GRANTS`). */
export type ContractKind = PinnedContract['kind'] | 'depository'

/** What a chain pins: the part of it that these questions are about. */
type Pinning = Pick<Chain, 'depositories' | 'contracts'>

/**
 * A right to take tokens: an ERC-20 allowance, a Permit2 signature that binds the calls made with the money, or an
 * EIP-3009 authorization, which names its payee and nothing else.
 */
export type Grant = 'allowance' | 'permit2' | 'eip3009'

/**
 * Which rights each kind may be given. Only a contract that takes from its caller alone, or by a signature that binds
 * everything it allows, may have one. The router has none: anybody may have it make any call, `transferFrom` included.
 * An authorization goes to a solver alone, since no order travels with it to a contract.
 */
const GRANTS: Readonly<Record<ContractKind | 'solver', readonly Grant[]>> = {
  router: [],
  approvalProxy: ['allowance', 'permit2'],
  depository: ['allowance'],
  permit2: ['allowance'],
  depositAddressFactory: [],
  wrappedNative: [],
  solver: ['eip3009'],
}

/** The kinds that may be given a right. */
export function kindsWith(grant: Grant): readonly (ContractKind | 'solver')[] {
  return (Object.keys(GRANTS) as (ContractKind | 'solver')[]).filter((kind) => GRANTS[kind].includes(grant))
}

/** The kind of the contract that the profile pins at an address of a chain, in any case of letters. */
export function kindAt({ depositories, contracts }: Pinning, address: string): ContractKind | undefined {
  if (depositories.some((each) => isSameAddress(each, address))) return 'depository'
  return contracts.find((each) => isSameAddress(each.address, address))?.kind
}

/** The pinned contracts of one kind. */
export function contractsOf<K extends PinnedContract['kind']>(
  { contracts }: Pick<Pinning, 'contracts'>,
  kind: K,
): readonly Extract<PinnedContract, { kind: K }>[] {
  return contracts.filter((each): each is Extract<PinnedContract, { kind: K }> => each.kind === kind)
}

/** The address of the one contract of a kind that a chain has at most once. */
export function contractOf(
  chain: Pick<Pinning, 'contracts'>,
  kind: 'permit2' | 'depositAddressFactory' | 'wrappedNative',
): string | undefined {
  return chain.contracts.find((each) => each.kind === kind)?.address
}

/** Who may be given a right on a chain: pinned contracts by their kind, and the pinned solvers. */
export function takersOf(
  grant: Grant,
  { depositories, contracts }: Pinning,
  solvers: readonly string[],
): readonly string[] {
  const kinds = kindsWith(grant)
  const isTaker = (kind: ContractKind | 'solver') => kinds.includes(kind)
  return [
    ...(isTaker('depository') ? depositories : []),
    ...contracts.filter(({ kind }) => isTaker(kind)).map(({ address }) => address),
    ...(isTaker('solver') ? solvers : []),
  ]
}

/** Why contracts cannot be pinned together: an address with two kinds, or a proxy whose router is not pinned. */
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
