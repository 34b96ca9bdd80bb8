import type { SponsorPayment } from '../access/sponsors.ts'
import { assetOf, type End } from '../chains/registry.ts'
import type { Payment, Sent } from '../destination.ts'
import { insist } from '../insist.ts'
import { deliveryOf } from './delivery.ts'
import { giveExcessBack, REVERTED, refund } from './give-back.ts'
import { endAt, type Job, known, type SolverTools } from './job.ts'
import type { Verdict } from './judge.ts'
import type { Transfer } from './transfers.ts'

export type Filled = Readonly<{
  job: Job
  chainId: number
  sent: readonly Sent[]
  sponsorPayment: SponsorPayment | undefined
}>

/**
 * Executes a job: returns a fill, or refunds in full.
 *
 * Rejects with the signal's reason when aborted.
 */
export async function settle(tools: SolverTools, job: Job, signal: AbortSignal): Promise<Filled | undefined> {
  const { verdict } = job
  if (verdict.fills) return fill(tools, job, verdict, signal)
  await refund(tools, job, verdict, signal)
  return undefined
}

/**
 * Checks a fill after its chain lost blocks; true if it remains.
 */
export async function checkAgain(tools: SolverTools, filled: Filled, signal: AbortSignal): Promise<boolean> {
  const { job, sent, sponsorPayment } = filled
  const outcomes = await Promise.all(sent.map((each) => each.confirmed(signal)))
  if (!outcomes.includes('reverted')) return true
  tools.sponsors.giveBack(known(tools.transfers, job.requestId).apiKey, sponsorPayment)
  await refund(tools, job, REVERTED, signal)
  return false
}

async function fill(
  tools: SolverTools,
  job: Job,
  verdict: Extract<Verdict, { fills: true }>,
  signal: AbortSignal,
): Promise<Filled | undefined> {
  const { transfers, log } = tools
  const { requestId, deposit } = job
  const transfer = known(transfers, requestId)
  const end = endAt(tools, transfer.destinationChainId)
  const sponsorPayment = tools.sponsors.charge(transfer)
  if (sponsorPayment === false) {
    await refund(tools, job, { failReason: 'SPONSOR_BALANCE_TOO_LOW' }, signal)
    return undefined
  }
  const failed = async () => {
    tools.sponsors.giveBack(transfer.apiKey, sponsorPayment)
    await refund(tools, job, REVERTED, signal)
    return undefined
  }
  const sent: Sent[] = []
  try {
    const payments = await insist(() => deliveries(end, transfer, verdict), signal)
    for (const payment of payments) sent.push(await insist(() => end.family.pay(payment), signal))
  } catch (error) {
    if (signal.aborted) throw error
    log(`fill of ${requestId} could not be sent: ${String(error).split('\n')[0]}`)
    if (sent.length === 0) return failed()
  }
  transfers.move(requestId, 'submitted', { txHashes: sent.flatMap(({ txHashes }) => txHashes) })
  const outcomes = await Promise.all(sent.map((each) => each.confirmed(signal)))
  if (outcomes.includes('reverted')) return failed()
  const back = await giveExcessBack(tools, transfer, { deposit, amount: verdict.excess }, signal)
  const hashes = [...sent, ...(back ? [back] : [])].flatMap(({ txHashes }) => txHashes)
  transfers.move(requestId, 'success', { txHashes: hashes, sponsorPayment })
  log(`filled ${requestId} on chain ${transfer.destinationChainId}: ${hashes.join(' ')}`)
  return { job, chainId: transfer.destinationChainId, sent, sponsorPayment }
}

// The order is filled exactly, even a lying one.
async function deliveries(
  end: End,
  transfer: Transfer,
  verdict: Extract<Verdict, { fills: true }>,
): Promise<readonly Payment[]> {
  const plain = { ...transfer.fill, swap: undefined, calls: [], authorizations: [], gasTopup: 0n }
  return Promise.all(
    transfer.order.output.payments.map(async (payment, index) => {
      const plan = index === 0 ? transfer.fill : plain
      const asset = assetOf(end, payment.currency, 'currency')
      const isFirst = index === 0
      const amount = isFirst ? verdict.amount : BigInt(payment.expectedAmount)
      const least = BigInt(payment.minimumAmount)
      const bought =
        plan.swap && plan.exact ? await end.family.swaps?.quoteOut(end.chain, plan.swap, amount) : undefined
      return deliveryOf(plan, {
        ...asset,
        ...{ recipient: payment.recipient, amount, orderId: transfer.orderId },
        minimum: least < amount ? least : amount,
        key: `fill:${transfer.requestId}:${index}`,
        paidOut: bought ?? verdict.paidOut,
      })
    }),
  )
}
