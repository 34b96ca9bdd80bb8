import type { EvmClient } from '../../../src/net/families/evm/client.ts'
import { createUndelegations, type UndelegationPorts } from '../../../src/wallet/allowances/undelegation.ts'
import { createDelegations } from '../../../src/wallet/counterparties/delegations.ts'
import { nowMilliseconds } from './browser/clock.ts'
import type { Stores } from './stores.ts'

type Parts = Readonly<{
  stores: Pick<Stores, 'accounts' | 'addressBook' | 'bundles'>
  node: (chainId: number) => EvmClient
  proposals: UndelegationPorts['proposals']
  exclusive: UndelegationPorts['exclusive']
}>

/** Wires delegations and their revocation. */
export function openDelegations({ stores, node, proposals, exclusive }: Parts) {
  const delegations = createDelegations({
    delegate: (chainId, account) => node(chainId).delegate(account),
    book: stores.addressBook.list,
    nowMilliseconds,
  })
  const ownAccounts = async () => (await stores.accounts.list()).map(({ address }) => address)
  const ports = { delegations, proposals, exclusive, ownAccounts, bundles: stores.bundles.inFlight }
  return { on: delegations.on, ...createUndelegations(ports) }
}
