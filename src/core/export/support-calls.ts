import { type Bundle, type BundleEnd, type PageCall, siteOf } from '../bundle/bundle.ts'
import type { DepositFate, ReadDeposit } from '../deposit-fate.ts'
import type { ItemState } from '../execution.ts'
import { reasonLine } from '../reason.ts'
import { redacted, shortened } from './redact.ts'
import { type Plain, proofOf, said, termsOf, words } from './support-words.ts'

/** `0x` and 8 digits. */
const SELECTOR_DIGITS = 10

/** A bundle's facts for support, without calldata, signed bytes and the site's request id. */
export function callsSummary(bundle: Bundle): Plain {
  const { calls, items, deposits, stage, obstacle, needs, history } = bundle
  return {
    id: bundle.id,
    requester: siteOf(bundle)?.origin ?? 'wallet',
    chainId: bundle.chainId,
    account: shortened(bundle.account),
    funding: bundle.funding,
    mostGas: words(bundle.mostGas),
    approvedAtSeconds: bundle.approvedAtSeconds,
    updatedAtSeconds: bundle.updatedAtSeconds,
    calls: calls.map((call, index) => ({ ...callOf(call, bundle), ...stateOf(items[index]) })),
    deposits: deposits?.read.map(depositOf),
    fates: deposits?.fates?.map(fateOf),
    unfollowed: deposits?.unfollowed,
    stage: stage.stage,
    end: stage.stage === 'failed' ? endOf(stage.end) : undefined,
    obstacle: obstacle === undefined ? undefined : redacted(reasonLine(obstacle)),
    needs: needs?.what,
    history: history.map(({ atSeconds, what, index, detail }) => ({ what, atSeconds, index, detail: said(detail) })),
  }
}

function callOf({ to, data, value, gas }: PageCall, { mostGas }: Bundle): { readonly [name: string]: Plain } {
  return {
    to: to === undefined ? 'a new contract' : shortened(to),
    value: words({ ...mostGas, value }),
    function: to !== undefined && data.length >= SELECTOR_DIGITS ? data.slice(0, SELECTOR_DIGITS) : undefined,
    dataBytes: (data.length - 2) / 2,
    gas: gas === undefined ? undefined : `${gas}`,
  }
}

function stateOf(state: ItemState | undefined): { readonly [name: string]: Plain } {
  if (!state || state.phase === 'planned') return { phase: 'planned' }
  const inclusion = 'inclusion' in state ? state.inclusion : undefined
  return {
    phase: state.phase,
    terms: termsOf(state.terms),
    hash: 'signed' in state ? state.signed.hash : undefined,
    purpose: 'signed' in state ? state.signed.purpose : state.purpose,
    earlier: state.earlier.map(({ hash }) => hash),
    block: inclusion?.in === 'block' ? `${inclusion.blockNumber}` : undefined,
  }
}

function depositOf({ orderId, index, amount, currency }: ReadDeposit): Plain {
  return { orderId, call: index, units: `${amount}`, currency }
}

function fateOf(fate: DepositFate): Plain {
  const about = { orderId: fate.orderId, call: fate.index, fate: fate.fate, sinceSeconds: fate.sinceSeconds }
  switch (fate.fate) {
    case 'said':
      return { ...about, requestId: redacted(fate.requestId), word: redacted(fate.word) }
    case 'unlike':
      return { ...about, problem: fate.problem }
    default:
      return { ...about, requestId: redacted(fate.requestId), ...proofOf(fate.proof) }
  }
}

function endOf(end: BundleEnd): Plain {
  switch (end.reason) {
    case 'notFunded':
      return { reason: end.reason, executionId: end.executionId, isRefunded: end.isRefunded }
    case 'wouldFail':
      return { reason: end.reason, call: end.index, message: redacted(end.message) }
    case 'expired':
    case 'maybeSent':
      return { reason: end.reason }
    default:
      return { reason: end.reason, call: end.index }
  }
}
