import { formatDecimal } from '../../../lib/decimal.ts'
import { amountPaidOf, followedRequestId, paymentHashesOf } from '../../deposit-address/requote.ts'
import { type Execution, type ItemState, isEffective, isInFlight } from '../../execution/execution.ts'
import { isPaidExternally, isSendPlan } from '../../execution/item.ts'
import { amountSent } from '../../families/bitcoin/amount-sent.ts'
import { ITEM_KINDS, type ItemTraits } from '../../families/items.ts'
import { intent } from '../../intent/intent.ts'
import type { Amount } from '../../money/currency.ts'
import { currencyTitle } from '../../money/currency-title.ts'
import { networkFeePaid } from '../../money/network-fee.ts'
import { chainById, type Profile } from '../../profiles/profile.ts'
import { requestingSite } from '../../review/approval.ts'
import { costOf } from '../../verify/quote/cost.ts'
import { type HistoryRow, timeText } from './columns.ts'

const PAYS_CHAIN: ReadonlySet<ItemTraits['signs']> = new Set(['transaction', 'permit'])

/** The history row of an execution, from the stored record alone. */
export function transferRow(execution: Execution, profile: Profile): HistoryRow {
  const { stage, requester, pays, expected, minimum, mostGas, requote } = execution
  const { user, originChainId, destinationChainId, recipient, refundTo } = execution.intent
  const isStandIn = chainById(profile, originChainId)?.depositories.includes(user)
  const nameOf = (id: number) => chainById(profile, id)?.name ?? `chain ${id}`
  const fill = stage.stage === 'filled' ? stage.fill : undefined
  const refund = stage.stage === 'refunded' ? stage.refund : undefined
  const received = fill?.proof === 'verified' ? fill.amount : undefined
  const returned = refund?.proof === 'verified' ? refund.amount : undefined
  const fee = received && feeOf(execution, received, profile)
  // An exchange takes its fee itself, and a payment from elsewhere costs this wallet nothing.
  const isByChain = execution.plan.every(({ kind }) => PAYS_CHAIN.has(ITEM_KINDS[kind].signs))
  const network = isByChain ? networkFeePaid(execution) : undefined
  return {
    id: execution.id,
    approvedAt: timeText(execution.approvedAtSeconds),
    endedAt: isInFlight(execution) ? '' : timeText(execution.updatedAtSeconds),
    state: stage.stage === 'failed' ? `failed: ${stage.end.reason}` : stage.stage,
    proof: proofOf(fill ?? refund),
    requestedBy: requestingSite(requester) ?? 'wallet',
    // A depository stands in for our own poor address (see wallet/quotes/own-addresses.ts).
    account: isStandIn ? refundTo : user,
    sentChain: nameOf(originChainId),
    ...sentOf(execution),
    receivedChain: nameOf(destinationChainId),
    receivedAmount: digits(received),
    receivedCurrency: currencyTitle((received ?? expected).currency),
    receivedCurrencyAddress: (received ?? expected).currency.address,
    receivedTransaction: fill?.txHash ?? '',
    recipient,
    // Another amount than quoted has no promise.
    promisedAtLeast: requote ? '' : digits(minimum),
    refundedAmount: digits(returned),
    refundedCurrency: returned ? currencyTitle(returned.currency) : '',
    refundedTransaction: refund?.txHash ?? '',
    feeOutOfAmount: fee === undefined ? '' : formatDecimal(fee, pays.currency.decimals),
    feeCurrency: fee === undefined ? '' : currencyTitle(pays.currency),
    networkFeeAtMost: digits(mostGas),
    networkFeePaid: digits(network?.paid),
    networkFeeForData: digits(network?.forData),
    networkFeeCurrency: currencyTitle(mostGas.currency),
    requestId: followedRequestId(execution),
    orderId: execution.orderId,
    kind: isSendPlan(execution.plan) ? 'payment' : 'transfer',
    what: '',
    contract: '',
    sentUnits: '',
    alongAmount: '',
    alongCurrency: '',
    alongUnits: '',
  }
}

type Sent = 'sentAmount' | 'sentCurrency' | 'sentCurrencyAddress' | 'sentTransaction' | 'otherTransactions'

// Only once the last step, which pays, is on its chain.
function sentOf(execution: Execution): Pick<HistoryRow, Sent> {
  const { pays, items, intent: asked, plan } = execution
  const deposit = items.at(-1)
  const isSent = deposit !== undefined && isCarriedOut(deposit)
  const isElsewhere = isPaidExternally(plan)
  const paid = amountPaidOf(execution)
  return {
    sentAmount: paid || isSent ? digits(paid ?? amountSent(execution) ?? pays) : isElsewhere ? '' : '0',
    sentCurrency: currencyTitle(pays.currency),
    sentCurrencyAddress: asked.originCurrency,
    sentTransaction: isSent ? hashesOf(deposit) : paid ? paymentHashesOf(execution).join(' ') : '',
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
  const { value: amountIn } = amountPaidOf(execution) ?? amountSent(execution) ?? execution.pays
  return costOf({ intent: asked.intent, profile, amountIn }, received.value)
}

function digits(amount: Amount | undefined): string {
  return amount ? formatDecimal(amount.value, amount.currency.decimals) : ''
}
