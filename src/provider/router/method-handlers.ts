import { type Bundle, type BundleCall, isBundle, siteRequesterOf } from '../../core/bundle/bundle.ts'
import type { Execution } from '../../core/execution/execution.ts'
import { bundleStatus } from '../methods/bundle-status.ts'
import { capabilitiesOf } from '../methods/capabilities.ts'
import { chainIdToHex } from '../methods/chains.ts'
import { callsStatus } from '../methods/intent-status.ts'
import { permissionsOf } from '../methods/permissions.ts'
import { personalMessage } from '../methods/personal-sign.ts'
import { wantedCalls } from '../methods/send-calls.ts'
import { intentRequest } from '../methods/send-intent.ts'
import { wantedTransaction } from '../methods/send-transaction.ts'
import { wantedTypedData } from '../methods/sign-typed-data.ts'
import { watchAsset } from '../methods/watch-asset.ts'
import type { ProviderCaller, ProviderHandlers } from '../methods.ts'
import type { ProviderPorts } from '../ports.ts'
import { ProviderRpcError, RPC_ERROR_CODES } from '../rpc-error.ts'
import type { PromptGate } from './prompt-gate.ts'

const SHOWN_AGAIN_MILLISECONDS = 3_000

/**
 * Makes the handler of each method.
 *
 * @param ask opens prompts, one per origin
 * @param refresh sends changed state to pages, before the answer
 */
export function createHandlers(
  ports: ProviderPorts,
  { ask }: Pick<PromptGate, 'ask'>,
  refresh: (origin: string) => Promise<void>,
): ProviderHandlers {
  const connect = async (caller: ProviderCaller) => {
    const { origin } = caller
    const seen = await ports.accountsOf(origin)
    if (seen.length > 0) return seen
    const accounts = await ask(caller, 'eth_requestAccounts', (asker) => ports.connect(origin, asker))
    await refresh(origin)
    return accounts
  }
  const permissions = (origin: string, accounts: readonly string[]) =>
    permissionsOf(origin, accounts, ports.chainIds.map(chainIdToHex))
  const switchTo = async (origin: string, chainId: number, sentence: string) => {
    if (!ports.chainIds.includes(chainId)) throw new ProviderRpcError(RPC_ERROR_CODES.unknownChain, sentence)
    await ports.switchChain(origin, chainId)
    // Clients expect the event before the answer.
    await refresh(origin)
    return null
  }
  let shownAt = Number.NEGATIVE_INFINITY
  return {
    eth_requestAccounts: (_, caller) => connect(caller),
    eth_accounts: (_, { origin }) => ports.accountsOf(origin),
    eth_coinbase: async (_, { origin }) => (await ports.accountsOf(origin))[0] ?? null,
    eth_chainId: async (_, { origin }) => chainIdToHex(await ports.chainIdOf(origin)),
    net_version: async (_, { origin }) => `${await ports.chainIdOf(origin)}`,
    web3_clientVersion: async () => ports.client,
    wallet_requestPermissions: async (_, caller) => permissions(caller.origin, await connect(caller)),
    wallet_getPermissions: async (_, { origin }) => permissions(origin, await ports.accountsOf(origin)),
    wallet_revokePermissions: async (_, { origin }) => {
      await ports.revoke(origin)
      await refresh(origin)
      return null
    },
    wallet_switchEthereumChain: ([{ chainId }], { origin }) => {
      const id = chainIdToHex(chainId)
      const sentence = `Unrecognized chain ID "${id}". Causeway has only the chains that it can move money on.`
      return switchTo(origin, chainId, sentence)
    },
    wallet_addEthereumChain: ([{ chainId }], { origin }) => {
      const sentence = `Causeway cannot add chain ${chainIdToHex(chainId)}: it has only the chains that it can move money on.`
      return switchTo(origin, chainId, sentence)
    },
    wallet_watchAsset: async (sent, { origin }) => {
      const chainId = sent.options.chainId ?? (await ports.chainIdOf(origin))
      return watchAsset(sent, ports.assetOf(chainId, sent.options.address))
    },
    personal_sign: (sent, caller) => {
      const wanted = personalMessage(sent)
      return ask(caller, `personal_sign ${wanted.account.toLowerCase()} ${wanted.message}`, (asker) =>
        ports.signMessage(caller.origin, wanted, asker),
      )
    },
    eth_signTypedData_v4: async (sent, caller) => {
      const { origin } = caller
      const wanted = wantedTypedData(sent, await ports.chainIdOf(origin))
      const question = `eth_signTypedData_v4 ${wanted.account.toLowerCase()} ${JSON.stringify(wanted.typedData)}`
      return ask(caller, question, (asker) => ports.signTypedData(origin, wanted, asker))
    },
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
      return ask(caller, `wallet_sendIntent ${JSON.stringify(sent)}`, (asker) =>
        ports.sendIntent(origin, request, asker),
      )
    },
    eth_sendTransaction: async (sent, caller) => {
      const { origin, key } = caller
      const chainId = await ports.chainIdOf(origin)
      const { account, call } = wantedTransaction(sent, chainId)
      const request = { id: undefined, account, chainId, calls: [call], required: [], key, by: 'transaction' } as const
      const question = `eth_sendTransaction ${chainId} ${account.toLowerCase()} ${nameOf([call])}`
      const { id } = await ask(caller, question, (asker) => ports.sendCalls(origin, request, asker))
      return ports.hashOf(origin, id)
    },
    wallet_sendCalls: async (sent, caller) => {
      const { origin, key } = caller
      const wanted = wantedCalls(sent, (chainId) => {
        const assets = ports.chainIds.includes(chainId) ? ports.assetsOf(chainId) : undefined
        return assets && ((token) => assets.some((each) => each.toLowerCase() === token))
      })
      const question = `wallet_sendCalls ${JSON.stringify(sent, (_, value) => (typeof value === 'bigint' ? `${value}` : value))}`
      return ask(caller, question, (asker) => ports.sendCalls(origin, { ...wanted, key, by: 'calls' }, asker))
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
    wallet_showCallsStatus: async ([id], { origin, tabId }) => {
      const found = await recordOf(origin, id)
      if (!found) throw unknownId('wallet_showCallsStatus')
      await mayShow(tabId)
      await ports.showStatus(found.id)
      return null
    },
    wallet_getCallsStatus: async ([id], { origin }) => {
      const found = await recordOf(origin, id)
      if (!found) throw unknownId('wallet_getCallsStatus')
      if (isBundle(found)) return bundleStatus(found, await ports.receiptsOf(found))
      const isFilled = found.stage.stage === 'filled'
      return callsStatus(found, isFilled ? await ports.fillReceiptOf(found) : undefined)
    },
  }

  // A raised window steals keystrokes: only the visible tab may raise it, and rarely.
  async function mayShow(tabId: number | undefined): Promise<void> {
    const now = ports.nowMilliseconds()
    const isInView = tabId !== undefined && (await ports.isInView(tabId))
    if (!isInView || Math.abs(now - shownAt) < SHOWN_AGAIN_MILLISECONDS) {
      throw new ProviderRpcError(
        RPC_ERROR_CODES.unavailable,
        'wallet_showCallsStatus: ask from the tab in view, and not so often',
      )
    }
    shownAt = now
  }

  // Only the requesting site may read a status.
  async function recordOf(origin: string, id: string): Promise<Execution | Bundle | undefined> {
    const [bundle, execution] = await Promise.all([ports.bundleOf(origin, id), ports.executionOf(origin, id)])
    if (bundle && siteRequesterOf(bundle)?.origin === origin) return bundle
    const requester = execution?.requester
    return requester?.from === 'dapp' && requester.origin === origin ? execution : undefined
  }
}

function unknownId(method: string): ProviderRpcError {
  return new ProviderRpcError(RPC_ERROR_CODES.unknownId, `${method}: this site has asked for nothing by this id`)
}

function nameOf(calls: readonly BundleCall[]): string {
  return calls
    .map(({ to, data, value, gas }) => [to, data, value, gas].join(' '))
    .join(' ')
    .toLowerCase()
}
