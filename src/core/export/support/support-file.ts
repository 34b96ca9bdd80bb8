import type { Bundle } from '../../bundle/bundle.ts'
import type { ReindexAnswer } from '../../deposit-address/reindex.ts'
import type { Event } from '../../execution/apply.ts'
import type { Execution, FailureReason } from '../../execution/execution.ts'
import type { Item } from '../../execution/item.ts'
import type { JournalRecord } from '../../execution/journal.ts'
import { isEvmTransaction } from '../../families/evm/items.ts'
import { reasonLine } from '../../reason/reason.ts'
import { bundleSummary } from './bundle-summary.ts'
import { redacted, shortened } from './redact.ts'
import { redactedText, type SupportValue, supportAmount, supportEvidence, supportTerms } from './support-values.ts'

/** Newest transfers and bundles in one file. */
export const MOST_FOR_SUPPORT = 50

export type RecordedExecution = Readonly<{ execution: Execution; journal: readonly JournalRecord[] }>

export type UnreadableRow = Readonly<{
  of: string
  id: string
  approvedAtSeconds: number | undefined
  seq: number | undefined
  why: string
  isOnlyCopy: boolean
}>

/** Writes a support file; named fields keep later ones out (threats 3.7). */
export function supportText(
  about: Readonly<{ version: string; profile: string; madeAtSeconds: number }>,
  {
    transfers,
    calls,
    unreadable,
  }: Readonly<{
    transfers: readonly RecordedExecution[]
    calls: readonly Bundle[]
    unreadable: readonly UnreadableRow[]
  }>,
): string {
  const all = {
    transfers: transfers.map(transfer),
    calls: calls.map(bundleSummary),
    unreadable: unreadable.map(unreadableSummary),
  }
  return `${JSON.stringify({ format: 'causeway-support', ...about, ...all }, null, 2)}\n`
}

function transfer({ execution, journal }: RecordedExecution): SupportValue {
  return { ...summary(execution), journal: journal.map((record) => ({ seq: record.seq, ...entry(record) })) }
}

function unreadableSummary({ of, id, approvedAtSeconds, seq, why, isOnlyCopy }: UnreadableRow): SupportValue {
  return { of, id: redacted(id), approvedAtSeconds, seq, why: redacted(why), isOnlyCopy }
}

function summary(execution: Execution): { readonly [name: string]: SupportValue } {
  const { requester, intent, stage, stepOrder } = execution
  return {
    id: execution.id,
    requestId: execution.requestId,
    requote: execution.requote && {
      requestId: execution.requote.requestId,
      paid: supportAmount(execution.requote.paid),
    },
    orderId: execution.orderId,
    planHash: execution.planHash,
    intentHash: execution.intentHash,
    requester: requester.from === 'dapp' ? requester.origin : requester.from,
    route: `${intent.originChainId} to ${intent.destinationChainId}`,
    currencies: [intent.originCurrency, intent.destinationCurrency],
    tradeType: intent.tradeType,
    user: shortened(intent.user),
    recipient: shortened(intent.recipient),
    refundTo: shortened(intent.refundTo),
    pays: supportAmount(execution.pays),
    expected: supportAmount(execution.expected),
    minimum: supportAmount(execution.minimum),
    mostGas: supportAmount(execution.mostGas),
    receivedAtSeconds: execution.receivedAtSeconds,
    approvedAtSeconds: execution.approvedAtSeconds,
    deadlineSeconds: execution.deadlineSeconds,
    timeEstimateSeconds: execution.timeEstimateSeconds,
    overrides: execution.overrides.map(({ code }) => code),
    plan: execution.plan.map(step),
    stepOrder: stepOrder.stepOrder,
    phases: execution.items.map(({ phase }) => phase),
    stage: stage.stage,
    ...(stage.stage === 'failed' ? { end: endOf(stage.end) } : {}),
    obstacle: execution.obstacle === undefined ? undefined : redacted(reasonLine(execution.obstacle)),
  }
}

function step(item: Item): SupportValue {
  return { kind: item.kind, chainId: item.chainId, role: isEvmTransaction(item) ? item.role : undefined }
}

function entry({ entry: what }: JournalRecord): { readonly [name: string]: SupportValue } {
  if (what.entry === 'began') return { entry: 'began', atSeconds: what.execution.approvedAtSeconds }
  const { event } = what
  return {
    event: event.event,
    atSeconds: event.atSeconds,
    ...('index' in event ? { index: event.index } : {}),
    ...details(event),
  }
}

function details(event: Event): { readonly [name: string]: SupportValue } {
  switch (event.event) {
    case 'reserved':
      return { terms: supportTerms(event.terms) }
    case 'replacementReserved':
      return { terms: supportTerms(event.terms), purpose: event.purpose, mostGas: `${event.mostGas}` }
    case 'replacementRefused':
      return { hash: event.hash, terms: supportTerms(event.terms), message: redacted(reasonLine(event.reason)) }
    case 'replacementSeen':
      return { hash: event.hash }
    case 'ownPayment':
      return { step: step(event.step), mostGas: `${event.mostGas}` }
    case 'cpfpSigned':
      return { hash: event.cpfp.signed.hash, feeSats: `${event.cpfp.step.feeSats}` }
    case 'cpfpRefused':
      return { hash: event.hash, message: redacted(reasonLine(event.reason)) }
    case 'signed':
      return { hash: event.signed.hash, purpose: event.signed.purpose }
    case 'included':
    case 'reverted':
      return { hash: event.hash, block: event.inclusion.in === 'block' ? `${event.inclusion.blockNumber}` : undefined }
    case 'status':
      return {
        word: redacted(event.status.word),
        txHashes: event.status.txHashes.map(redacted),
        failReason: redactedText(event.status.failReason),
      }
    case 'requoted':
      return { requestId: redacted(event.requestId), paid: supportAmount(event.paid) }
    case 'reindexRequested':
      return { chainId: event.chainId }
    case 'reindexAnswered':
      return { chainId: event.chainId, ...told(event.answer) }
    case 'filled':
      return supportEvidence(event.fill)
    case 'refunded':
      return supportEvidence(event.refund)
    case 'ended':
      return { end: endOf(event.end) }
    case 'obstructed':
    case 'needed':
      return { message: redacted(reasonLine(event.reason)) }
    case 'stepOrderDecided':
      return { stepOrder: event.stepOrder.stepOrder }
    default:
      return {}
  }
}

function told(answer: ReindexAnswer): { readonly [name: string]: SupportValue } {
  switch (answer.is) {
    case 'found':
      return {
        found: answer.money.map(({ currency, balance }) => `${balance} of ${redacted(currency)}`),
        unread: answer.unread,
      }
    case 'nothing':
      return { checked: answer.checked, unread: answer.unread }
    case 'failed':
      return { message: redacted(reasonLine(answer.why)) }
  }
}

function endOf(end: FailureReason): SupportValue {
  if (end.reason !== 'refused') return end.reason
  return end.findings.map(({ code, at, message }) => `${code} ${redacted(at)}: ${redacted(message)}`)
}
