import { chainIdToHex } from '../../methods/chains.ts'
import { permissionsOf } from '../../methods/permissions.ts'
import type { ProviderCaller, ProviderHandlers } from '../../methods.ts'
import type { ProviderPorts } from '../../ports.ts'
import type { PromptGate } from '../prompt-gate.ts'

type AccountHandlers = Pick<
  ProviderHandlers,
  | 'eth_requestAccounts'
  | 'eth_accounts'
  | 'eth_coinbase'
  | 'wallet_requestPermissions'
  | 'wallet_getPermissions'
  | 'wallet_revokePermissions'
>

/** Makes the handlers of a connection and its permissions. */
export function accountHandlers(
  ports: Pick<ProviderPorts, 'accountsOf' | 'connect' | 'revoke' | 'chainIds'>,
  ask: PromptGate['ask'],
  refresh: (origin: string) => Promise<void>,
): AccountHandlers {
  const connect = async (caller: ProviderCaller) => {
    const { origin } = caller
    const seen = await ports.accountsOf(origin)
    if (seen.length > 0) return seen
    const accounts = await ask(caller, (asker) => ports.connect(origin, asker))
    await refresh(origin)
    return accounts
  }
  const permissions = (origin: string, accounts: readonly string[]) =>
    permissionsOf(origin, accounts, ports.chainIds.map(chainIdToHex))
  return {
    eth_requestAccounts: (_, caller) => connect(caller),
    eth_accounts: (_, { origin }) => ports.accountsOf(origin),
    eth_coinbase: async (_, { origin }) => (await ports.accountsOf(origin))[0] ?? null,
    wallet_requestPermissions: async (_, caller) => permissions(caller.origin, await connect(caller)),
    wallet_getPermissions: async (_, { origin }) => permissions(origin, await ports.accountsOf(origin)),
    wallet_revokePermissions: async (_, { origin }) => {
      await ports.revoke(origin)
      await refresh(origin)
      return null
    },
  }
}
