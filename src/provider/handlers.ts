import { callsStatus } from './calls-status.ts'
import type { Handlers } from './methods.ts'
import type { ProviderPorts } from './ports.ts'
import type { PromptGate } from './prompt-gate.ts'
import { CODES, ProviderRpcError } from './rpc-error.ts'
import { intentRequest } from './send-intent.ts'

/**
 * Answers each method of the table.
 *
 * @param ask opens prompts, one at a time for each origin
 * @param refresh tells the origin's pages its state if it has changed; events come before the answer that caused them
 */
export function createHandlers(
  ports: ProviderPorts,
  ask: PromptGate,
  refresh: (origin: string) => Promise<void>,
): Handlers {
  return {
    eth_requestAccounts: async (_, { origin }) => {
      const seen = await ports.accountsOf(origin)
      if (seen.length > 0) return seen
      const accounts = await ask(origin, 'eth_requestAccounts', () => ports.connect(origin))
      await refresh(origin)
      return accounts
    },
    eth_accounts: (_, { origin }) => ports.accountsOf(origin),
    eth_chainId: (_, { origin }) => ports.chainIdOf(origin),
    wallet_sendIntent: async ([sent], { origin, key }) => {
      const request = intentRequest(sent, key)
      const { from, expiresAtSeconds } = request
      const accounts = await ports.accountsOf(origin)
      if (from !== undefined && !accounts.some((each) => each.toLowerCase() === from.toLowerCase())) {
        throw new ProviderRpcError(CODES.unauthorized, 'wallet_sendIntent: from: this site does not see that account')
      }
      if (expiresAtSeconds !== undefined && expiresAtSeconds * 1_000 <= ports.nowMilliseconds()) {
        throw new ProviderRpcError(CODES.invalidParams, 'wallet_sendIntent: expiry: expected a time to come')
      }
      return ask(origin, `wallet_sendIntent ${JSON.stringify(sent)}`, () => ports.sendIntent(origin, request))
    },
    wallet_getCallsStatus: async ([id], { origin }) => {
      const execution = await ports.executionOf(origin, id)
      const requester = execution?.requester
      if (!execution || requester?.from !== 'dapp' || requester.origin !== origin) {
        throw new ProviderRpcError(CODES.unknownId, 'wallet_getCallsStatus: this site has asked for nothing by this id')
      }
      const isFilled = execution.stage.stage === 'filled'
      return callsStatus(execution, isFilled ? await ports.fillReceiptOf(execution) : undefined)
    },
  }
}
