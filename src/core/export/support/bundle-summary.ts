import { type Bundle, type BundleCall, type BundleFailure, siteRequesterOf } from '../../bundle/bundle.ts'
import type { DepositOutcome, ReadDeposit } from '../../bundle/deposit-outcome.ts'
import type { ItemState } from '../../execution/execution.ts'
import { reasonLine } from '../../reason/reason.ts'
import { redacted, shortened } from './redact.ts'
import { redactedText, type SupportValue, supportAmount, supportEvidence, supportTerms } from './support-values.ts'

/** `0x` and 8 digits. */
const SELECTOR_DIGITS = 10

/** Facts for support, without calldata, signed bytes and request id. */
export function bundleSummary(bundle: Bundle): SupportValue {
  const { calls, items, deposits, stage, obstacle, needs, history } = bundle
  return {
    id: bundle.id,
    requester: siteRequesterOf(bundle)?.origin ?? 'wallet',
    chainId: bundle.chainId,
    account: shortened(bundle.account),
    funding: bundle.funding,
    mostGas: supportAmount(bundle.mostGas),
    approvedAtSeconds: bundle.approvedAtSeconds,
    updatedAtSeconds: bundle.updatedAtSeconds,
    calls: calls.map((call, index) => ({ ...callOf(call, bundle), ...stateOf(items[index]) })),
    deposits: deposits?.read.map(depositOf),
    outcomes: deposits?.outcomes?.map(outcomeOf),
    unfollowed: deposits?.unfollowed,
    stage: stage.stage,
    end: stage.stage === 'failed' ? endOf(stage.end) : undefined,
    obstacle: obstacle === undefined ? undefined : redacted(reasonLine(obstacle)),
    needs: needs?.what,
    history: history.map(({ atSeconds, what, index, detail }) => ({
      what,
      atSeconds,
      index,
      detail: redactedText(detail),
    })),
  }
}

function callOf({ to, data, value, gas }: BundleCall, { mostGas }: Bundle): { readonly [name: string]: SupportValue } {
  return {
    to: to === undefined ? 'a new contract' : shortened(to),
    value: supportAmount({ ...mostGas, value }),
    function: to !== undefined && data.length >= SELECTOR_DIGITS ? data.slice(0, SELECTOR_DIGITS) : undefined,
    dataBytes: (data.length - 2) / 2,
    gas: gas === undefined ? undefined : `${gas}`,
  }
}

function stateOf(state: ItemState | undefined): { readonly [name: string]: SupportValue } {
  if (!state || state.phase === 'planned') return { phase: 'planned' }
  const inclusion = 'inclusion' in state ? state.inclusion : undefined
  return {
    phase: state.phase,
    terms: supportTerms(state.terms),
    hash: 'signed' in state ? state.signed.hash : undefined,
    purpose: 'signed' in state ? state.signed.purpose : state.purpose,
    earlier: state.earlier.map(({ hash }) => hash),
    block: inclusion?.in === 'block' ? `${inclusion.blockNumber}` : undefined,
  }
}

function depositOf({ orderId, index, amount, currency }: ReadDeposit): SupportValue {
  return { orderId, call: index, units: `${amount}`, currency }
}

function outcomeOf(outcome: DepositOutcome): SupportValue {
  const about = {
    orderId: outcome.orderId,
    call: outcome.index,
    outcome: outcome.outcome,
    sinceSeconds: outcome.sinceSeconds,
  }
  switch (outcome.outcome) {
    case 'said':
      return { ...about, requestId: redacted(outcome.requestId), word: redacted(outcome.word) }
    case 'unlike':
      return { ...about, problem: outcome.problem }
    default:
      return {
        ...about,
        requestId: redacted(outcome.requestId),
        ...supportEvidence(outcome.proof),
        ...(outcome.partOf ? { partOf: `${outcome.partOf.value}` } : {}),
      }
  }
}

function endOf(end: BundleFailure): SupportValue {
  switch (end.reason) {
    case 'notFunded':
      return { reason: end.reason, executionId: end.executionId, isRefunded: end.isRefunded }
    case 'wouldFail':
      return { reason: end.reason, call: end.index, message: redacted(end.message) }
    case 'expired':
    case 'abandoned':
    case 'maybeSent':
      return { reason: end.reason }
    case 'sentElsewhere':
      return { reason: end.reason, sent: end.sent.map(({ index, hash }) => ({ call: index, hash })) }
    default:
      return { reason: end.reason, call: end.index }
  }
}
