import { type Bundle, siteOf } from '../core/bundle/bundle.ts'
import { isCarriedOut } from '../core/step.ts'
import type { CallReceipt, CallsStatusCode } from './calls-status.ts'
import { hexOf } from './chain-params.ts'
import { CODES } from './rpc-error.ts'

/** ERC-7682: how bringing what was missing went. Where it came from is the user's business and stands nowhere here. */
export type FundsStatus = Readonly<{
  status: 'pending' | 'success' | 'failure' | 'refunded'
  chainId: string
  error?: Readonly<{ code: number; message: string }>
}>

/** What `wallet_getCallsStatus` answers for calls (EIP-5792, version 2.0.0). */
export type BundleStatus = Readonly<{
  version: '2.0.0'
  id: string
  chainId: string
  status: CallsStatusCode
  /** A single call is atomic by itself; several are made one after the other. */
  atomic: boolean
  receipts?: readonly CallReceipt[]
  capabilities?: Readonly<{ auxiliaryFunds: FundsStatus }>
}>

/**
 * Tells a page how its calls stand.
 *
 * @param receipts of the calls that are in a block, in their order
 */
export function bundleStatus(bundle: Bundle, receipts: readonly CallReceipt[]): BundleStatus {
  const funds = fundsStatus(bundle)
  return {
    version: '2.0.0',
    id: siteOf(bundle)?.callsId ?? bundle.id,
    chainId: hexOf(bundle.chainId),
    status: codeOf(bundle),
    atomic: bundle.calls.length === 1,
    ...(receipts.length > 0 ? { receipts } : {}),
    ...(funds ? { capabilities: { auxiliaryFunds: funds } } : {}),
  }
}

/** EIP-5792, "Status Codes": 400 where nothing got in, 500 where all of it was reverted, 600 where a part got in. */
export function codeOf({ stage, items }: Bundle): CallsStatusCode {
  if (stage.stage === 'done') return 200
  if (stage.stage !== 'failed') return 100
  if (items.some(isCarriedOut)) return 600
  return stage.end.reason === 'reverted' ? 500 : 400
}

function fundsStatus({ stage, funding, asksFunds, chainId }: Bundle): FundsStatus | undefined {
  if (!asksFunds && funding.length === 0) return undefined
  const about = { chainId: hexOf(chainId) }
  if (stage.stage === 'funding') return { status: 'pending', ...about }
  if (stage.stage === 'failed' && stage.end.reason === 'notFunded') {
    const error = { code: CODES.notProvisioned, message: 'The funds were not seen to arrive.' }
    return { status: stage.end.isRefunded ? 'refunded' : 'failure', ...about, error }
  }
  return { status: 'success', ...about }
}
