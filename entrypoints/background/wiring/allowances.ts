import type { Profile } from '../../../src/core/profiles/profile.ts'
import type { EvmClient } from '../../../src/net/families/evm/client.ts'
import { type AllowancePorts, readAllowances } from '../../../src/wallet/allowances/open-allowances.ts'
import { createRevocations, type RevocationPorts } from '../../../src/wallet/allowances/revocation.ts'
import { nowSeconds } from './browser/clock.ts'
import type { Stores } from './stores.ts'

type Parts = Readonly<{
  profile: Profile
  stores: Stores
  node: (chainId: number) => EvmClient
  proposals: RevocationPorts['proposals']
  exclusive: RevocationPorts['exclusive']
}>

/** Wires allowances and their revocation. */
export function openAllowances({ profile, stores, node, proposals, exclusive }: Parts) {
  const ownAccounts = async () => (await stores.accounts.list()).map(({ address }) => address)
  const ports: AllowancePorts = {
    profile,
    node,
    executions: shared(() => stores.executions.list()),
    bundles: shared(() => stores.bundles.list(Number.POSITIVE_INFINITY)),
    ownAccounts: shared(ownAccounts),
    nowSeconds,
  }
  const inFlight = async () => {
    const glances = await stores.executions.glanceInFlight()
    return (await Promise.all(glances.map(({ id }) => stores.executions.load(id)))).filter((each) => each !== undefined)
  }
  return {
    on: (account: string, chainId: number) => readAllowances({ account, chainId }, ports),
    ...createRevocations({
      profile,
      proposals,
      exclusive,
      ownAccounts,
      executions: inFlight,
      bundles: stores.bundles.inFlight,
    }),
  }
}

// A page asks about every chain at once, so all share one read.
function shared<T>(read: () => Promise<T>): () => Promise<T> {
  let reading: Promise<T> | undefined
  return () => {
    reading ??= read().finally(() => {
      reading = undefined
    })
    return reading
  }
}
