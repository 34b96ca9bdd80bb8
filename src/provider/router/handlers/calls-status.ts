import { type Bundle, isBundle, siteRequesterOf } from '../../../core/bundle/bundle.ts'
import type { Execution } from '../../../core/execution/execution.ts'
import { bundleStatus } from '../../methods/bundle-status.ts'
import { callsStatus } from '../../methods/intent-status.ts'
import type { ProviderHandlers } from '../../methods.ts'
import type { ProviderPorts } from '../../ports.ts'
import { ProviderRpcError, RPC_ERROR_CODES } from '../../rpc-error.ts'

type StatusHandlers = Pick<ProviderHandlers, 'wallet_showCallsStatus' | 'wallet_getCallsStatus'>

const SHOWN_AGAIN_MILLISECONDS = 3_000

/** Makes the handlers of a request's status. */
export function statusHandlers(ports: ProviderPorts): StatusHandlers {
  let shownAt = Number.NEGATIVE_INFINITY

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

  return {
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
}

function unknownId(method: string): ProviderRpcError {
  return new ProviderRpcError(RPC_ERROR_CODES.unknownId, `${method}: this site has asked for nothing by this id`)
}
