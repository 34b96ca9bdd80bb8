import { formatDecimal } from '../../lib/decimal.ts'
import type { Amount } from '../currency.ts'
import { type Execution, type ItemState, isEffective, isInFlight } from '../execution.ts'
import { intent } from '../intent.ts'
import { chainById, type Profile } from '../profile.ts'
import { followedId } from '../successor.ts'
import { costOf } from '../verify/quote/cost.ts'
import type { HistoryRow } from './columns.ts'

/** Makes the line of a crossing, from the stored record alone. */
export function historyRow(execution: Execution, profile: Profile): HistoryRow {
  const { stage, requester, pays, expected, minimum, mostGas, successor } = execution
  const { user, originChainId, destinationChainId, recipient } = execution.intent
  const nameOf = (id: number) => chainById(profile, id)?.name ?? `chain ${id}`
  const fill = stage.stage === 'filled' ? stage.fill : undefined
  const refund = stage.stage === 'refunded' ? stage.refund : undefined
  const received = fill?.proof === 'verified' ? fill.amount : undefined
  const returned = refund?.proof === 'verified' ? refund.amount : undefined
  const fee = received && feeOf(execution, received, profile)
  return {
    id: execution.id,
    approvedAt: timeOf(execution.approvedAtSeconds),
    endedAt: isInFlight(execution) ? '' : timeOf(execution.updatedAtSeconds),
    state: stage.stage === 'failed' ? `failed: ${stage.end.reason}` : stage.stage,
    proof: proofOf(fill ?? refund),
    requestedBy: requester.from === 'dapp' ? requester.origin : 'wallet',
    account: user,
    sentChain: nameOf(originChainId),
    ...sentOf(execution),
    receivedChain: nameOf(destinationChainId),
    receivedAmount: digits(received),
    receivedCurrency: (received ?? expected).currency.symbol,
    receivedCurrencyAddress: (received ?? expected).currency.address,
    receivedTransaction: fill?.txHash ?? '',
    recipient,
    // For another amount than the quoted one nothing was promised.
    promisedAtLeast: successor ? '' : digits(minimum),
    refundedAmount: digits(returned),
    refundedCurrency: returned?.currency.symbol ?? '',
    refundedTransaction: refund?.txHash ?? '',
    feeOutOfAmount: fee === undefined ? '' : formatDecimal(fee, pays.currency.decimals),
    feeCurrency: fee === undefined ? '' : pays.currency.symbol,
    networkFeeAtMost: digits(mostGas),
    networkFeeCurrency: mostGas.currency.symbol,
    requestId: followedId(execution),
    orderId: execution.orderId,
  }
}

type Sent = 'sentAmount' | 'sentCurrency' | 'sentCurrencyAddress' | 'sentTransaction' | 'otherTransactions'

// What left is said only once the step that pays is on its chain; the last step is that one.
function sentOf({ pays, items, intent: asked, successor }: Execution): Pick<HistoryRow, Sent> {
  const deposit = items.at(-1)
  const isSent = deposit !== undefined && isCarriedOut(deposit)
  return {
    sentAmount: successor ? digits(successor.paid) : isSent ? digits(pays) : '0',
    sentCurrency: pays.currency.symbol,
    sentCurrencyAddress: asked.originCurrency,
    sentTransaction: isSent ? hashesOf(deposit) : '',
    otherTransactions: (isSent ? items.slice(0, -1) : items).map(hashesOf).filter(Boolean).join(' '),
  }
}

function isCarriedOut(state: ItemState): boolean {
  return isEffective(state) && 'signed' in state && state.signed.purpose === 'step'
}

function hashesOf(state: ItemState): string {
  return 'inclusion' in state ? state.signed.hash : ''
}

function proofOf(arrival: Readonly<{ proof: 'verified' | 'reported' }> | undefined): string {
  if (!arrival) return ''
  return arrival.proof === 'verified' ? 'read on the chain by this wallet' : 'said by the service'
}

function feeOf(execution: Execution, received: Amount, profile: Profile): bigint | undefined {
  const asked = intent(execution.intent, profile)
  if (!asked.ok) return undefined
  return costOf(
    { intent: asked.intent, profile, amountIn: (execution.successor?.paid ?? execution.pays).value },
    received.value,
  )
}

function digits(amount: Amount | undefined): string {
  return amount ? formatDecimal(amount.value, amount.currency.decimals) : ''
}

function timeOf(seconds: number): string {
  return new Date(seconds * 1_000).toISOString().replace('.000Z', 'Z')
}
