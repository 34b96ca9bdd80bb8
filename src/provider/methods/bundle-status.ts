import { type Bundle, callSentElsewhere, siteRequesterOf } from '../../core/bundle/bundle.ts'
import { tookEffect } from '../../core/execution/steps/step.ts'
import { RPC_ERROR_CODES } from '../rpc-error.ts'
import type { CallReceipt, CallsStatusCode } from '../types.ts'
import { chainIdToHex } from './chains.ts'

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
    id: siteRequesterOf(bundle)?.callsId ?? bundle.id,
    chainId: chainIdToHex(bundle.chainId),
    status: bundleStatusCode(bundle),
    atomic: bundle.calls.length === 1,
    ...(receipts.length > 0 ? { receipts } : {}),
    ...(funds ? { capabilities: { auxiliaryFunds: funds } } : {}),
  }
}

/** Maps a bundle to EIP-5792's "Status Codes": 200 done, 400 nothing included, 500 all reverted, 600 maybe a part. */
export function bundleStatusCode({ stage, items }: Pick<Bundle, 'stage' | 'items'>): CallsStatusCode {
  if (stage.stage === 'done') return 200
  if (stage.stage !== 'failed') return 100
  const sent = items.map((_, index) => callSentElsewhere({ stage }, index))
  const succeeded = items.filter((state, index) => tookEffect(state) || sent[index]?.status === 'success').length
  if (succeeded === items.length) return 200
  const isUnread = sent.some((call) => call !== undefined && call.status === undefined)
  // 400 would rule out an inclusion, and the page might send it again.
  if (succeeded > 0 || isUnread || stage.end.reason === 'maybeSent') return 600
  return stage.end.reason === 'reverted' || stage.end.reason === 'sentElsewhere' ? 500 : 400
}

function fundsStatus({ stage, funding, asksFunds, chainId }: Bundle): FundsStatus | undefined {
  if (!asksFunds && funding.length === 0) return undefined
  const about = { chainId: chainIdToHex(chainId) }
  if (stage.stage === 'funding') return { status: 'pending', ...about }
  if (stage.stage === 'failed' && stage.end.reason === 'notFunded') {
    const error = { code: RPC_ERROR_CODES.notProvisioned, message: 'The funds were not seen to arrive.' }
    return { status: stage.end.isRefunded ? 'refunded' : 'failure', ...about, error }
  }
  return { status: 'success', ...about }
}
