import type { ExecutionView } from '../../../api/views/transfers.ts'
import { amountPaidOf as paidAsRead } from '../../../core/deposit-address/requote.ts'
import { isPaidExternally, isSendPlan } from '../../../core/execution/item.ts'
import { isSameAddress } from '../../../core/families/address.ts'
import { joins } from '../../messages/language.ts'
import { m } from '../../messages/messages.ts'
import { ofActivity, ofArrivalCalls, ofDirectSend, ofOutcomes, ofWatchOnly } from '../../messages/screen-messages.ts'
import { exactText, shortText } from '../../text/amount.ts'
import { zoneText } from '../../text/time-zone.ts'
import { feeLinesOf, feeText } from '../network-fee.ts'
import { amountPaid, callsOnArrival, isTransferExact, refundChainOf, refundRecipientOf } from '../state.ts'
import { transferEntries } from '../timeline/entries.ts'

/** `isExact`: every character counts, as in a hash. */
export type ReceiptLine = Readonly<{ name: string; value: string; isExact?: true; link?: true }>

export type TransferReceipt = Readonly<{
  title: string
  /** Only an amount that the wallet has read. */
  headline: string | undefined
  lines: readonly ReceiptLine[]
  note: string
}>

type Ended = Extract<ExecutionView['stage'], { stage: 'filled' | 'refunded' }>

type Lookups = Readonly<{
  /** The address book's name, shown beside the address. */
  calledOf: (address: string) => string | undefined
  linkOf: (chainId: number, hash: string) => string | undefined
}>

/**
 * Undefined unless the money arrived or came back. Unread amounts are left out.
 */
export function receiptOf(
  execution: ExecutionView,
  nameOf: (chainId: number) => string,
  { calledOf, linkOf }: Lookups = { calledOf: () => undefined, linkOf: () => undefined },
): TransferReceipt | undefined {
  const say = ofActivity().receipt
  const { stage, intent } = execution
  if (execution.isUnproven || (stage.stage !== 'filled' && stage.stage !== 'refunded')) return undefined
  const proof = stage.stage === 'refunded' ? stage.refund : stage.fill
  const from = nameOf(intent.originChainId)
  const to = nameOf(intent.destinationChainId)
  const isRefund = stage.stage === 'refunded'
  const whom = isRefund ? refundRecipientOf(proof, execution) : intent.recipient
  const isBack = isRefund && isSameAddress(whom, intent.refundTo)
  const called = calledOf(whom)
  const landedOn = isRefund ? refundChainOf(proof, execution) : intent.destinationChainId
  const where = nameOf(landedOn)
  const amount = proof.proof === 'verified' ? exactText(proof.amount) : say.unread
  return {
    title: isRefund && !isBack ? m().timeline.refunded({ amount: undefined, chain: where }) : titleOf(execution, stage),
    headline: proof.proof === 'verified' ? shortText(proof.amount) : undefined,
    lines: [
      { name: say.asked, value: askedOf(execution, from, to) },
      ...paidLines(execution, from),
      ...linkLine(ofOutcomes().receipt.depositLink, linkOf(intent.originChainId, depositHash(execution) ?? '')),
      ...feeLinesOf(execution).map((line) => ({ name: line.name, value: feeText(line) })),
      { name: isBack ? say.cameBack : say.arrived, value: say.on({ amount, chain: where }) },
      { name: m().review.recipient, value: whom, isExact: true },
      ...(called === undefined ? [] : [{ name: ofWatchOnly().inBook, value: called }]),
      ...(proof.txHash === undefined
        ? []
        : [{ name: isBack ? say.backBy : say.arrivedBy, value: proof.txHash, isExact: true as const }]),
      ...linkLine(
        isBack ? ofOutcomes().receipt.refundLink : ofOutcomes().receipt.arrivalLink,
        linkOf(landedOn, proof.txHash ?? ''),
      ),
      { name: say.readFrom, value: proof.proof === 'verified' ? say.readText({ chain: where }) : say.saidText },
      { name: say.approved, value: minuteAndZone(execution.approvedAtSeconds) },
      { name: say.ended, value: minuteAndZone(endedAt(execution)) },
      { name: m().transfer.requestId, value: execution.requote?.requestId ?? execution.requestId, isExact: true },
      ...(isSendPlan(execution.plan)
        ? []
        : [{ name: m().transfer.orderId, value: execution.orderId, isExact: true as const }]),
    ],
    note: say.made,
  }
}

function linkLine(name: string, url: string | undefined): readonly ReceiptLine[] {
  return url === undefined ? [] : [{ name, value: url, isExact: true, link: true }]
}

export function receiptText({ title, lines, note }: TransferReceipt): string {
  return [title, '', ...lines.map(({ name, value }) => `${name}${joins().colon}${value}`), '', note, ''].join('\n')
}

function titleOf(execution: ExecutionView, stage: Ended): string {
  const say = ofActivity().receipt
  if (stage.stage === 'refunded') return stage.refund.proof === 'verified' ? say.refunded : say.refundReported
  if (stage.fill.proof === 'verified') return say.received
  if (isSendPlan(execution.plan)) return ofDirectSend().unread
  return callsOnArrival(execution) ? ofArrivalCalls().timeline.called : say.reported
}

function askedOf(execution: ExecutionView, from: string, to: string): string {
  const say = ofActivity().receipt
  // The promise covered only the quoted amount.
  if (execution.requote) return say.askedAnew({ paid: exactText(amountPaid(execution)), from, to })
  if (isSendPlan(execution.plan)) return ofDirectSend().asked({ amount: exactText(execution.pays), chain: from })
  return (isTransferExact(execution) ? say.askedExact : say.askedText)({
    pays: exactText(execution.pays),
    from,
    arrives: exactText(execution.minimum),
    to,
  })
}

function paidLines(execution: ExecutionView, from: string): readonly ReceiptLine[] {
  const say = ofActivity().receipt
  const paid = exactText(amountPaid(execution))
  if (isPaidExternally(execution.plan)) {
    const isRead = paidAsRead(execution) !== undefined
    return [{ name: say.paid, value: say.paidElsewhere({ amount: isRead ? paid : say.unread, chain: from }) }]
  }
  const hashes = sentHashes(execution)
  const deposit = hashes.at(-1)
  const line = (name: string, value: string) => ({ name, value, isExact: true as const })
  return [
    { name: say.paid, value: say.on({ amount: paid, chain: from }) },
    ...(deposit === undefined ? [] : [line(say.paidBy, deposit)]),
    ...hashes.slice(0, -1).map((hash) => line(say.others, hash)),
  ]
}

function sentHashes(execution: ExecutionView): readonly string[] {
  return transferEntries(execution).flatMap((entry) =>
    entry.what === 'step' && entry.progress === 'done' && entry.hash !== undefined ? [entry.hash] : [],
  )
}

function depositHash(execution: ExecutionView): string | undefined {
  return isPaidExternally(execution.plan) ? undefined : sentHashes(execution).at(-1)
}

// Readers may be in another time zone.
function minuteAndZone(atSeconds: number): string {
  return `${m().format.minute({ atSeconds })} ${zoneText(atSeconds)}`
}

function endedAt({ history, updatedAtSeconds }: ExecutionView): number {
  return history.findLast(({ what }) => what === 'filled' || what === 'refunded')?.atSeconds ?? updatedAtSeconds
}
