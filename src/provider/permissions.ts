import * as v from 'valibot'

const ACCOUNTS = 'eth_accounts'
const CHAINS = 'endowment:permitted-chains'

/** What a site was granted (EIP-2255). Clients read the accounts from the first caveat of the first permission. */
export type Permission = Readonly<{
  invoker: string
  parentCapability: string
  caveats: readonly Readonly<{ type: string; value: readonly string[] }>[]
}>

/**
 * What may be asked for and given back: the accounts, and beside them the chains as other wallets have it, where nothing
 * is to be chosen: a site that sees accounts may be on each chain of the wallet.
 */
export const permissionsSchema = v.strictTuple([
  v.strictObject({ [ACCOUNTS]: v.looseObject({}), [CHAINS]: v.optional(v.looseObject({})) }),
])

/** The permissions of a site that sees these accounts; none for one that sees none. */
export function permissionsOf(
  invoker: string,
  accounts: readonly string[],
  chainIds: readonly string[],
): readonly Permission[] {
  if (accounts.length === 0) return []
  const about = (parentCapability: string, type: string, value: readonly string[]) => ({
    invoker,
    parentCapability,
    caveats: [{ type, value }],
  })
  return [about(ACCOUNTS, 'restrictReturnedAccounts', accounts), about(CHAINS, 'restrictNetworkSwitching', chainIds)]
}
