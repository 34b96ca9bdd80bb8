import * as v from 'valibot'
import { originsOf } from '../../core/page/site-of-frame.ts'

const ACCOUNTS = 'eth_accounts'
const CHAINS = 'endowment:permitted-chains'

/** EIP-2255. Clients read the first caveat of the first permission. */
export type Permission = Readonly<{
  invoker: string
  parentCapability: string
  caveats: readonly Readonly<{ type: string; value: readonly string[] }>[]
}>

/** Chains are accepted for compatibility: connected sites may use all. */
export const permissionsSchema = v.strictTuple([
  v.strictObject({ [ACCOUNTS]: v.looseObject({}), [CHAINS]: v.optional(v.looseObject({})) }),
])

/** Makes the permissions of a site; none without accounts. */
export function permissionsOf(
  site: string,
  accounts: readonly string[],
  chainIds: readonly string[],
): readonly Permission[] {
  if (accounts.length === 0) return []
  const [invoker] = originsOf(site)
  const about = (parentCapability: string, type: string, value: readonly string[]) => ({
    invoker,
    parentCapability,
    caveats: [{ type, value }],
  })
  return [about(ACCOUNTS, 'restrictReturnedAccounts', accounts), about(CHAINS, 'restrictNetworkSwitching', chainIds)]
}
