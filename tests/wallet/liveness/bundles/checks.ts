import { isBundleInFlight } from '../../../../src/core/bundle/bundle.ts'
import { minedAs, played } from '../chain.ts'
import { budgetsIn, limitsIn } from '../checks.ts'
import { secondsOf } from '../run.ts'
import { hashOf } from '../truth.ts'
import {
  BUNDLE_BUDGET,
  BUNDLE_RULE,
  type BundleState,
  bundleRemedies,
  bundleStateOf,
  LONGEST_UNSENT_SECONDS,
} from './rule.ts'
import { type BundleRun, chainOf } from './run.ts'
import { amountOf, depositsPaid, passTo } from './service.ts'

export type Since = { state: BundleState; atSeconds: number }

export function overdueIn(run: BundleRun, since: Since): readonly string[] {
  const nowSeconds = secondsOf(run)
  const { stored } = run
  const changed = run.happened.findLast((each) => each.what === 'saved' && each.isNews)
  const atSeconds = Math.max(changed?.atSeconds ?? 0, since.atSeconds)
  since.state = bundleStateOf(stored)
  if (run.isDiskFull) since.atSeconds = nowSeconds
  const { withinSeconds, remedies } = BUNDLE_RULE[since.state]
  const waited = nowSeconds - atSeconds
  if (run.isDiskFull || waited <= withinSeconds) return []
  const isUnsent = since.state === 'planned' || since.state === 'reserved'
  const offered = bundleRemedies(stored)
  const missing = remedies.filter((remedy) => !offered.includes(remedy))
  const isStuck = remedies.length === 0 || (isUnsent && waited > LONGEST_UNSENT_SECONDS)
  return isStuck || missing.length > 0
    ? [`${since.state} for ${waited} s, and not offered: ${missing.join(', ') || 'an end'}`]
    : []
}

export function brokenIn(run: BundleRun): readonly string[] {
  return [...statesIn(run), ...toldIn(run), ...budgetsIn(run, BUNDLE_BUDGET), ...limitsIn(run)]
}

function statesIn({ happened }: BundleRun): readonly string[] {
  return happened.flatMap((each) => {
    if (each.what !== 'saved') return []
    const [before, after] = [bundleStateOf(each.before), bundleStateOf(each.after)]
    const isFit = before === after || BUNDLE_RULE[before].next.includes(after)
    return isFit ? [] : [`from ${before} to ${after} by ${each.event.event}`]
  })
}

function toldIn({ happened }: BundleRun): readonly string[] {
  const facts = new Set<string>()
  return happened.flatMap((each) => {
    if (each.what !== 'told') return []
    const isAgain = facts.has(each.key)
    facts.add(each.key)
    return isAgain ? [`told twice: ${each.key}`] : []
  })
}

export function brokenAtEnd(run: BundleRun): readonly string[] {
  passTo(run, secondsOf(run))
  return isBundleInFlight(run.stored) ? [] : [...callsAtEnd(run), ...depositsAtEnd(run)]
}

function callsAtEnd(run: BundleRun): readonly string[] {
  const { stage, calls } = run.stored
  const chain = chainOf(run)
  const { reverted } = played(chain)
  const done = chain.mined.filter(({ arrived }) => !reverted.has(arrived.hash))
  const isOf = (call: (typeof calls)[number], { arrived }: (typeof done)[number]) =>
    arrived.to.toLowerCase() === call.to?.toLowerCase() && arrived.data === call.data && arrived.value === call.value
  return calls.flatMap((call, index) => {
    const equal = calls.filter((each) => each.to === call.to && each.data === call.data && each.value === call.value)
    const times = done.filter((each) => isOf(call, each)).length
    const isSurelyUnsent =
      stage.stage === 'failed' && ['abandoned', 'expired', 'wouldFail', 'notFunded'].includes(stage.end.reason)
    const state = run.stored.items[index]
    const isTold = state !== undefined && 'inclusion' in state && minedAs(chain, state.signed.hash) !== undefined
    if (times > equal.length) return [`call ${index} was carried out ${times} times`]
    if (stage.stage === 'done' && times < equal.length) return [`call ${index} was never carried out`]
    return isSurelyUnsent && !isTold && times === equal.length && equal.length === 1
      ? [`call ${index} was carried out, and it says ${stage.end.reason}`]
      : []
  })
}

function depositsAtEnd(run: BundleRun): readonly string[] {
  const { deposits } = run.stored
  return (deposits?.outcomes ?? []).flatMap((outcome) => {
    if ((outcome.outcome !== 'filled' && outcome.outcome !== 'refunded') || outcome.proof.proof !== 'verified')
      return []
    const paid = depositsPaid(run).find(({ orderId }) => orderId === outcome.orderId)
    const isEnded = [...run.chains.values()].some(({ foreign }) =>
      foreign.some(({ hash }) => hash === hashOf(`${run.flow.outcome} ${outcome.orderId}`)),
    )
    if (!paid || !isEnded) return [`${outcome.outcome}, and never was`]
    const isFill = run.flow.outcome === 'fill'
    if (isFill !== (outcome.outcome === 'filled')) return [`${outcome.outcome}, and was not`]
    const isWhole = run.bringsRest && outcome.outcome === 'refunded' && outcome.partOf === undefined
    const expected = isWhole ? paid.amount : amountOf(run, paid)[0]
    return outcome.proof.amount.value === expected ? [] : [`${outcome.outcome} as another amount`]
  })
}
