import type { Event } from '../apply.ts'
import type { AstrayAnswer } from '../astray-look.ts'
import type { Bundle } from '../bundle/bundle.ts'
import type { EndReason, Execution } from '../execution.ts'
import type { Item } from '../item.ts'
import type { JournalRecord } from '../journal.ts'
import { reasonLine } from '../reason.ts'
import { redacted, shortened } from './redact.ts'
import { callsSummary } from './support-calls.ts'
import { type Plain, proofOf, said, termsOf, words } from './support-words.ts'

export type Recorded = Readonly<{ execution: Execution; journal: readonly JournalRecord[] }>

/** An unreadable record, by its row's other fields. */
export type Unreadable = Readonly<{
  of: string
  id: string
  approvedAtSeconds: number | undefined
  seq: number | undefined
  why: string
  isOnlyCopy: boolean
}>

/** Writes a support file; every field is named, so later fields stay out (threats 3.7). */
export function supportText(
  about: Readonly<{ version: string; profile: string; madeAtSeconds: number }>,
  {
    crossings,
    calls,
    unreadable,
  }: Readonly<{ crossings: readonly Recorded[]; calls: readonly Bundle[]; unreadable: readonly Unreadable[] }>,
): string {
  const all = {
    crossings: crossings.map(crossing),
    calls: calls.map(callsSummary),
    unreadable: unreadable.map(unreadableSummary),
  }
  return `${JSON.stringify({ format: 'causeway-support', ...about, ...all }, null, 2)}\n`
}

function crossing({ execution, journal }: Recorded): Plain {
  return { ...summary(execution), journal: journal.map((record) => ({ seq: record.seq, ...entry(record) })) }
}

function unreadableSummary({ of, id, approvedAtSeconds, seq, why, isOnlyCopy }: Unreadable): Plain {
  return { of, id: redacted(id), approvedAtSeconds, seq, why: redacted(why), isOnlyCopy }
}

function summary(execution: Execution): { readonly [name: string]: Plain } {
  const { requester, intent, stage, pace } = execution
  return {
    id: execution.id,
    requestId: execution.requestId,
    successor: execution.successor && {
      requestId: execution.successor.requestId,
      paid: words(execution.successor.paid),
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
    pays: words(execution.pays),
    expected: words(execution.expected),
    minimum: words(execution.minimum),
    mostGas: words(execution.mostGas),
    receivedAtSeconds: execution.receivedAtSeconds,
    approvedAtSeconds: execution.approvedAtSeconds,
    deadlineSeconds: execution.deadlineSeconds,
    timeEstimateSeconds: execution.timeEstimateSeconds,
    overrides: execution.overrides.map(({ code }) => code),
    plan: execution.plan.map(step),
    pace: pace.pace,
    phases: execution.items.map(({ phase }) => phase),
    stage: stage.stage,
    ...(stage.stage === 'failed' ? { end: endOf(stage.end) } : {}),
    trouble: execution.trouble === undefined ? undefined : redacted(reasonLine(execution.trouble)),
  }
}

function step(item: Item): Plain {
  return { kind: item.kind, chainId: item.chainId, role: item.kind === 'evmTransaction' ? item.role : undefined }
}

function entry({ entry: what }: JournalRecord): { readonly [name: string]: Plain } {
  if (what.entry === 'began') return { entry: 'began', atSeconds: what.execution.approvedAtSeconds }
  const { event } = what
  return {
    event: event.event,
    atSeconds: event.atSeconds,
    ...('index' in event ? { index: event.index } : {}),
    ...details(event),
  }
}

function details(event: Event): { readonly [name: string]: Plain } {
  switch (event.event) {
    case 'reserved':
      return { terms: termsOf(event.terms) }
    case 'raised':
      return { terms: termsOf(event.terms), purpose: event.purpose, mostGas: `${event.mostGas}` }
    case 'ownPayment':
      return { step: step(event.step), mostGas: `${event.mostGas}` }
    case 'hurried':
      return { hash: event.hurry.signed.hash, feeSats: `${event.hurry.step.feeSats}` }
    case 'signed':
      return { hash: event.signed.hash, purpose: event.signed.purpose }
    case 'included':
    case 'reverted':
      return { hash: event.hash, block: event.inclusion.in === 'block' ? `${event.inclusion.blockNumber}` : undefined }
    case 'status':
      return {
        word: redacted(event.status.word),
        txHashes: event.status.txHashes.map(redacted),
        failReason: said(event.status.failReason),
      }
    case 'superseded':
      return { requestId: redacted(event.requestId), paid: words(event.paid) }
    case 'lookedElsewhere':
      return { chainId: event.chainId }
    case 'elsewhereTold':
      return { chainId: event.chainId, ...told(event.answer) }
    case 'filled':
      return proofOf(event.fill)
    case 'refunded':
      return proofOf(event.refund)
    case 'ended':
      return { end: endOf(event.end) }
    case 'troubled':
    case 'needed':
      return { message: redacted(reasonLine(event.reason)) }
    case 'paced':
      return { pace: event.pace.pace }
    default:
      return {}
  }
}

function told(answer: AstrayAnswer): { readonly [name: string]: Plain } {
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

function endOf(end: EndReason): Plain {
  if (end.reason !== 'refused') return end.reason
  return end.findings.map(({ code, at, message }) => `${code} ${redacted(at)}: ${redacted(message)}`)
}
