import { assetOf } from '../chains/registry.ts'
import type { Sent } from '../destination.ts'
import { ServiceError } from '../errors.ts'
import { insist } from '../insist.ts'
import type { Sighting } from '../sighting.ts'
import { endAt, type Job, known, type SolverTools } from './job.ts'
import type { Verdict } from './judge.ts'
import type { Transfer } from './transfers.ts'

export type Failure = Omit<Extract<Verdict, { fills: false }>, 'fills'>

export const REVERTED: Failure = { failReason: 'TRANSACTION_REVERTED' }

/**
 * Refunds a deposit in full.
 *
 * service-facts.md 3: after `failure` comes pending, then refund. It stays `failure` without a refund address (7).
 */
export async function refund(
  tools: SolverTools,
  { requestId, deposit }: Omit<Job, 'verdict'>,
  { failReason, refundFailReason: forced }: Failure,
  signal: AbortSignal,
): Promise<void> {
  const { transfers, log } = tools
  const refundFailReason = known(transfers, requestId).refunds ? forced : 'MANUAL_REFUND_REQUIRED'
  const over = { failReason, refundFailReason, txHashes: [], sponsorPayment: undefined }
  const transfer = transfers.move(requestId, 'failure', over)
  if (refundFailReason !== undefined) return
  try {
    transfers.move(requestId, 'pending')
    const { txHashes } = await payBack(
      tools,
      transfer,
      { deposit, amount: deposit.amount, key: `refund:${requestId}` },
      signal,
    )
    transfers.move(requestId, 'refund', { txHashes })
    log(`refunded ${requestId} on chain ${transfer.originChainId}: ${txHashes.join(' ')}`)
  } catch (error) {
    if (signal.aborted) throw error
    const isTooLow = error instanceof ServiceError && error.code === 'AMOUNT_TOO_LOW'
    transfers.move(requestId, 'failure', { refundFailReason: isTooLow ? 'AMOUNT_TOO_LOW_TO_REFUND' : 'UNKNOWN' })
    log(`refund of ${requestId} failed: ${String(error).split('\n')[0]}`)
  }
}

/** Returns a deposit's excess in a separate payment; an unpayable excess is kept. */
export async function giveExcessBack(
  tools: SolverTools,
  transfer: Transfer,
  { deposit, amount }: Omit<Back, 'key'>,
  signal: AbortSignal,
): Promise<Sent | undefined> {
  if (amount === 0n) return undefined
  const { requestId } = transfer
  try {
    return await payBack(tools, transfer, { deposit, amount, key: `excess:${requestId}` }, signal)
  } catch (error) {
    if (signal.aborted) throw error
    tools.log(`excess of ${requestId} could not be given back: ${String(error).split('\n')[0]}`)
    return undefined
  }
}

export type Back = Readonly<{ deposit: Sighting; amount: bigint; key: string }>

/** Pays the order's refund recipient on the deposit's chain, else the payer. */
export async function payBack(tools: SolverTools, transfer: Transfer, back: Back, signal: AbortSignal): Promise<Sent> {
  const { deposit, amount, key } = back
  const end = endAt(tools, deposit.chainId)
  const { chain, currency } = assetOf(end, deposit.currency, 'currency')
  const refunds = transfer.order.inputs.flatMap((input) => input.refunds)
  // The first of two refunds is the user's.
  const named = refunds.find(({ chainId }) => chainId === chain.slug)
  const isAnybody = transfer.order.inputs.some((input) => input.refunds.length < 2)
  const recipient = (isAnybody ? undefined : named?.recipient) ?? deposit.from
  const payment = { key, orderId: transfer.orderId, chain, currency, recipient, amount }
  const sent = await insist(() => end.family.pay(payment), signal)
  if ((await sent.confirmed(signal)) === 'reverted') throw new Error(`${sent.txHashes.join(' ')} reverted`)
  return sent
}
