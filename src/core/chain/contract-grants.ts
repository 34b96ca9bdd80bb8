import type { Chain } from './chain.ts'
import type { ContractKind } from './pinned-contracts.ts'

/** Permit2 signatures bind their calls; EIP-3009 authorizations bind only their payee. */
export type Grant = 'allowance' | 'permit2' | 'eip3009'

/**
 * Grantees take from their caller alone, or by a fully binding signature. Anybody can make the router call
 * `transferFrom`, so it gets none. EIP-3009 goes to solvers alone, since contracts would get no order with it.
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

export function kindsWith(grant: Grant): readonly (ContractKind | 'solver')[] {
  return (Object.keys(GRANTS) as (ContractKind | 'solver')[]).filter((kind) => GRANTS[kind].includes(grant))
}

export function granteesOf(
  grant: Grant,
  { depositories, contracts }: Pick<Chain, 'depositories' | 'contracts'>,
  solvers: readonly string[],
): readonly string[] {
  const kinds = kindsWith(grant)
  const isGrantee = (kind: ContractKind | 'solver') => kinds.includes(kind)
  return [
    ...(isGrantee('depository') ? depositories : []),
    ...contracts.filter(({ kind }) => isGrantee(kind)).map(({ address }) => address),
    ...(isGrantee('solver') ? solvers : []),
  ]
}
