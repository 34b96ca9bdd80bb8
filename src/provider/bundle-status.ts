import { type Bundle, siteOf } from '../core/bundle/bundle.ts'
import { isCarriedOut } from '../core/step.ts'
import type { CallReceipt, CallsStatusCode } from './calls-status.ts'
import { hexOf } from './chain-params.ts'
import { CODES } from './rpc-error.ts'

/** ERC-7682. The funds' origin is private. */
export type FundsStatus = Readonly<{
  status: 'pending' | 'success' | 'failure' | 'refunded'
  chainId: string
  error?: Readonly<{ code: number; message: string }>
}>

/** EIP-5792, version 2.0.0. */
export type BundleStatus = Readonly<{
  version: '2.0.0'
  id: string
  chainId: string
  status: CallsStatusCode
  atomic: boolean
  receipts?: readonly CallReceipt[]
  capabilities?: Readonly<{ auxiliaryFunds: FundsStatus }>
}>

/**
 * Makes a page's answer about its bundle.
 *
 * @param receipts of included calls
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

/** Maps a bundle to EIP-5792's "Status Codes": 400 nothing included, 500 all reverted, 600 a part. */
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
