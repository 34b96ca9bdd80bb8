import type { SponsorPayment, Sponsors } from '../access/sponsors.ts'
import { assetOf, type End, type Registry } from '../chains/registry.ts'
import type { Payment, Sent } from '../destination.ts'
import { insist } from '../insist.ts'
import type { Sighting } from '../sighting.ts'
import type { Crossing, Crossings } from './crossings.ts'
import { deliveryOf } from './delivery.ts'
import type { Verdict } from './judge.ts'

/** A confirmed deposit to act on. */
export type Job = Readonly<{ requestId: Crossing['requestId']; deposit: Sighting; verdict: Verdict }>

/** What the solver works with. */
export type SolverTools = Readonly<{
  registry: Registry
  crossings: Crossings
  sponsors: Sponsors
  log: (line: string) => void
}>

/** A fill that stood: what it was for, its payments on the destination chain, and what its sponsor paid. */
export type Filled = Readonly<{
  job: Job
  chainId: number
  sent: readonly Sent[]
  sponsorPayment: SponsorPayment | undefined
}>

/**
 * Carries a job out to its end: a fill, which it returns, or a refund in full. Rejects with the signal's reason when
 * aborted.
 */
export async function settle(tools: SolverTools, job: Job, signal: AbortSignal): Promise<Filled | undefined> {
  const { verdict } = job
  if (verdict.fills) return fill(tools, job, verdict, signal)
  await refund(tools, job, verdict, signal)
  return undefined
}

/**
 * Looks again whether a fill stands, after its chain lost blocks: its family sends the same bytes again where they are
 * gone, and never others. True when it stands; what reverts now is refunded.
 */
export async function checkAgain(tools: SolverTools, filled: Filled, signal: AbortSignal): Promise<boolean> {
  const { job, sent, sponsorPayment } = filled
  const outcomes = await Promise.all(sent.map((each) => each.confirmed(signal)))
  if (!outcomes.includes('reverted')) return true
  tools.sponsors.giveBack(known(tools.crossings, job.requestId).apiKey, sponsorPayment)
  await refund(tools, job, REVERTED, signal)
  return false
}

async function fill(
  tools: SolverTools,
  job: Job,
  verdict: Extract<Verdict, { fills: true }>,
  signal: AbortSignal,
): Promise<Filled | undefined> {
  const { crossings, log } = tools
  const { requestId, deposit } = job
  const crossing = known(crossings, requestId)
  const end = endAt(tools, crossing.destinationChainId)
  const sponsorPayment = tools.sponsors.charge(crossing)
  if (sponsorPayment === false) {
    await refund(tools, job, { failReason: 'SPONSOR_BALANCE_TOO_LOW' }, signal)
    return undefined
  }
  const failed = async () => {
    tools.sponsors.giveBack(crossing.apiKey, sponsorPayment)
    await refund(tools, job, REVERTED, signal)
    return undefined
  }
  const sent: Sent[] = []
  try {
    const payments = await insist(() => deliveries(end, crossing, verdict), signal)
    for (const payment of payments) sent.push(await insist(() => end.family.pay(payment), signal))
  } catch (error) {
    if (signal.aborted) throw error
    log(`fill of ${requestId} could not be sent: ${String(error).split('\n')[0]}`)
    if (sent.length === 0) return failed()
  }
  crossings.move(requestId, 'submitted', { txHashes: sent.flatMap(({ txHashes }) => txHashes) })
  const outcomes = await Promise.all(sent.map((each) => each.confirmed(signal)))
  if (outcomes.includes('reverted')) return failed()
  const back = await giveExcessBack(tools, crossing, { deposit, amount: verdict.excess }, signal)
  const hashes = [...sent, ...(back ? [back] : [])].flatMap(({ txHashes }) => txHashes)
  crossings.move(requestId, 'success', { txHashes: hashes, sponsorPayment })
  log(`filled ${requestId} on chain ${crossing.destinationChainId}: ${hashes.join(' ')}`)
  return { job, chainId: crossing.destinationChainId, sent, sponsorPayment }
}

// The excess of a deposit goes back in a leg of its own: it is paid before the request is over, and listed with it. The
// fill stands whatever becomes of it: what cannot be paid (dust on Bitcoin) is kept.
async function giveExcessBack(
  tools: SolverTools,
  crossing: Crossing,
  { deposit, amount }: Omit<Back, 'key'>,
  signal: AbortSignal,
): Promise<Sent | undefined> {
  if (amount === 0n) return undefined
  const { requestId } = crossing
  try {
    return await payBack(tools, crossing, { deposit, amount, key: `excess:${requestId}` }, signal)
  } catch (error) {
    if (signal.aborted) throw error
    tools.log(`excess of ${requestId} could not be given back: ${String(error).split('\n')[0]}`)
    return undefined
  }
}

// service-facts.md 3: `failure` is not the end; it goes back to pending while the refund is paid, then to refund. It is
// the end where nobody said where a refund goes (7).
async function refund(
  tools: SolverTools,
  { requestId, deposit }: Omit<Job, 'verdict'>,
  { failReason, refundFailReason: forced }: Failure,
  signal: AbortSignal,
): Promise<void> {
  const { crossings, log } = tools
  const refundFailReason = known(crossings, requestId).refunds ? forced : 'MANUAL_REFUND_REQUIRED'
  const over = { failReason, refundFailReason, txHashes: [], sponsorPayment: undefined }
  const crossing = crossings.move(requestId, 'failure', over)
  if (refundFailReason !== undefined) return
  try {
    crossings.move(requestId, 'pending')
    const { txHashes } = await payBack(
      tools,
      crossing,
      { deposit, amount: deposit.amount, key: `refund:${requestId}` },
      signal,
    )
    crossings.move(requestId, 'refund', { txHashes })
    log(`refunded ${requestId} on chain ${crossing.originChainId}: ${txHashes.join(' ')}`)
  } catch (error) {
    if (signal.aborted) throw error
    crossings.move(requestId, 'failure', { refundFailReason: 'UNKNOWN' })
    log(`refund of ${requestId} failed: ${String(error).split('\n')[0]}`)
  }
}

type Failure = Omit<Extract<Verdict, { fills: false }>, 'fills'>

const REVERTED: Failure = { failReason: 'TRANSACTION_REVERTED' }

/** What is given back of a deposit; `key` names the payment. */
export type Back = Readonly<{ deposit: Sighting; amount: bigint; key: string }>

/** Pays back to the order's refund recipient on the deposit's chain, else to whoever paid. */
export async function payBack(tools: SolverTools, crossing: Crossing, back: Back, signal: AbortSignal): Promise<Sent> {
  const { deposit, amount, key } = back
  const end = endAt(tools, deposit.chainId)
  const { chain, currency } = assetOf(end, deposit.currency, 'currency')
  const refunds = crossing.order.inputs.flatMap((input) => input.refunds)
  // On one chain the order may name the recipient's refund alone; only the first of two is the user's.
  const named = refunds.find(({ chainId }) => chainId === chain.slug)
  const isAnybody = crossing.order.inputs.some((input) => input.refunds.length < 2)
  const recipient = (isAnybody ? undefined : named?.recipient) ?? deposit.from
  const payment = { key, orderId: crossing.orderId, chain, currency, recipient, amount }
  const sent = await insist(() => end.family.pay(payment), signal)
  if ((await sent.confirmed(signal)) === 'reverted') throw new Error(`${sent.txHashes.join(' ')} reverted`)
  return sent
}

// The order is what is filled, to the letter: a lying order pays where it says.
async function deliveries(
  end: End,
  crossing: Crossing,
  verdict: Extract<Verdict, { fills: true }>,
): Promise<readonly Payment[]> {
  const plain = { ...crossing.fill, swap: undefined, calls: [], authorizations: [], gasTopup: 0n }
  return Promise.all(
    crossing.order.output.payments.map(async (payment, index) => {
      const plan = index === 0 ? crossing.fill : plain
      const asset = assetOf(end, payment.currency, 'currency')
      const isFirst = index === 0
      const amount = isFirst ? verdict.amount : BigInt(payment.expectedAmount)
      const least = BigInt(payment.minimumAmount)
      const bought =
        plan.swap && plan.exact ? await end.family.swaps?.quoteOut(end.chain, plan.swap, amount) : undefined
      return deliveryOf(plan, {
        ...asset,
        ...{ recipient: payment.recipient, amount, orderId: crossing.orderId },
        minimum: least < amount ? least : amount,
        key: `fill:${crossing.requestId}:${index}`,
        paidOut: bought ?? verdict.paidOut,
      })
    }),
  )
}

function endAt({ registry }: SolverTools, chainId: number): End {
  const end = registry.get(chainId)
  if (!end) throw new RangeError(`chainId: no chain ${chainId}`)
  return end
}

function known(crossings: Crossings, requestId: Crossing['requestId']): Crossing {
  const crossing = crossings.byId(requestId)
  if (!crossing) throw new RangeError(`requestId: no crossing ${requestId}`)
  return crossing
}
