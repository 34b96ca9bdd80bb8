import { capabilitiesOf } from '../../methods/capabilities.ts'
import { wantedCalls } from '../../methods/send-calls.ts'
import { intentRequest } from '../../methods/send-intent.ts'
import { wantedTransaction } from '../../methods/send-transaction.ts'
import type { ProviderHandlers } from '../../methods.ts'
import type { ProviderPorts } from '../../ports.ts'
import { ProviderRpcError, RPC_ERROR_CODES } from '../../rpc-error.ts'
import type { PromptGate } from '../prompt-gate.ts'

type SendingHandlers = Pick<
  ProviderHandlers,
  'wallet_sendIntent' | 'eth_sendTransaction' | 'wallet_sendCalls' | 'wallet_getCapabilities'
>

/** Makes the handlers of intents, transactions and calls. */
export function sendingHandlers(ports: ProviderPorts, ask: PromptGate['ask']): SendingHandlers {
  return {
    wallet_sendIntent: async ([sent], caller) => {
      const { origin, key } = caller
      const request = intentRequest(sent, key)
      const { from, expiresAtSeconds } = request
      const accounts = await ports.grantedAccounts(origin)
      if (from !== undefined && !accounts.some((each) => each.toLowerCase() === from.toLowerCase())) {
        throw new ProviderRpcError(
          RPC_ERROR_CODES.unauthorized,
          'wallet_sendIntent: from: this site does not see that account',
        )
      }
      if (expiresAtSeconds !== undefined && expiresAtSeconds * 1_000 <= ports.nowMilliseconds()) {
        throw new ProviderRpcError(RPC_ERROR_CODES.invalidParams, 'wallet_sendIntent: expiry: expected a time to come')
      }
      return ask(caller, (asker) => ports.sendIntent(origin, request, asker))
    },
    eth_sendTransaction: async (sent, caller) => {
      const { origin, key } = caller
      const chainId = await ports.chainIdOf(origin)
      const { account, call } = wantedTransaction(sent, chainId)
      const request = { id: undefined, account, chainId, calls: [call], required: [], key, by: 'transaction' } as const
      const { id } = await ask(caller, (asker) => ports.sendCalls(origin, request, asker))
      return ports.hashOf(origin, id)
    },
    wallet_sendCalls: async (sent, caller) => {
      const { origin, key } = caller
      const wanted = wantedCalls(sent, (chainId) => {
        const assets = ports.chainIds.includes(chainId) ? ports.assetsOf(chainId) : undefined
        return assets && ((token) => assets.some((each) => each.toLowerCase() === token))
      })
      return ask(caller, (asker) => ports.sendCalls(origin, { ...wanted, key, by: 'calls' }, asker))
    },
    wallet_getCapabilities: async ([account, chainIds], { origin }) => {
      const isAmong = (accounts: readonly string[]) =>
        accounts.some((each) => each.toLowerCase() === account.toLowerCase())
      if (!isAmong(await ports.accountsOf(origin))) {
        const why = isAmong(await ports.grantedAccounts(origin))
          ? 'Causeway is locked; eth_requestAccounts asks the user to unlock it'
          : 'this site does not see that account'
        throw new ProviderRpcError(RPC_ERROR_CODES.unauthorized, `wallet_getCapabilities: ${why}`)
      }
      return capabilitiesOf(chainIds ?? undefined, ports.chainIds, ports.assetsOf)
    },
  }
}
