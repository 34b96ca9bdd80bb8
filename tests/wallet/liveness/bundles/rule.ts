import { isBundleAbandonOffered } from '../../../../src/core/bundle/abandon.ts'
import { type Bundle, isBundleInFlight, nextOfBundle, openDeposits } from '../../../../src/core/bundle/bundle.ts'
import { isDepositOutcomeFinal } from '../../../../src/core/bundle/deposit-outcome.ts'
import type { ItemState } from '../../../../src/core/execution/execution.ts'
import { isDecided, isFailing } from '../../../../src/core/execution/steps/step.ts'
import { stateShown } from '../../../../src/core/sign/signed-without-bytes.ts'
import {
  callReplacementChoices,
  type ReplacementChoice,
} from '../../../../src/ui/transfer/remedies/replacement-choices.ts'
import type { BUDGET } from '../rule.ts'

type At =
  | Extract<ItemState['phase'], 'planned' | 'reserved' | 'signed' | 'broadcast'>
  | 'replacementReserved'
  | 'failing'
export type BundleState = At | 'funding' | 'deposits' | 'done' | 'failed' | 'over'
export type BundleRemedy = 'abandon' | 'sendAgain' | 'help' | ReplacementChoice['does']

type Rule = Readonly<{ next: readonly BundleState[]; withinSeconds: number; remedies: readonly BundleRemedy[] }>

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const ENDS: readonly BundleState[] = ['deposits', 'done', 'failed', 'over']
const STEPS: readonly BundleState[] = ['planned', 'reserved', 'signed', 'broadcast', 'replacementReserved', 'failing']

export const BUNDLE_RULE: Readonly<Record<BundleState, Rule>> = {
  funding: { next: ['planned', 'failed', 'over'], withinSeconds: 25 * HOUR, remedies: [] },
  planned: { next: ['reserved', 'broadcast', ...ENDS], withinSeconds: 10 * MINUTE, remedies: ['help', 'abandon'] },
  reserved: {
    next: ['signed', 'planned', 'broadcast', ...ENDS],
    withinSeconds: 10 * MINUTE,
    remedies: ['help', 'abandon'],
  },
  signed: { next: [...STEPS, ...ENDS], withinSeconds: 10 * MINUTE, remedies: ['help'] },
  broadcast: { next: [...STEPS, ...ENDS], withinSeconds: 15 * MINUTE, remedies: ['sendAgain', 'help', 'cancel'] },
  replacementReserved: { next: [...STEPS, ...ENDS], withinSeconds: 15 * MINUTE, remedies: ['help'] },
  failing: { next: [...STEPS, ...ENDS], withinSeconds: 15 * MINUTE, remedies: ['abandon'] },
  deposits: { next: [...STEPS, ...ENDS], withinSeconds: 9 * DAY, remedies: [] },
  done: { next: [...STEPS, ...ENDS], withinSeconds: 32 * DAY, remedies: [] },
  failed: { next: [...STEPS, ...ENDS], withinSeconds: 32 * DAY, remedies: [] },
  over: { next: ['deposits'], withinSeconds: Number.POSITIVE_INFINITY, remedies: [] },
}

/** An unsent call ends at the latest then. */
export const LONGEST_UNSENT_SECONDS = 25 * HOUR

const NONE = { still: 0, news: 0, push: 0, life: 0 }

export const BUNDLE_BUDGET: typeof BUDGET = {
  looks: { still: 400, news: 850, push: 0, life: 1 },
  node: { still: 2_600, news: 9_500, push: 0, life: 40 },
  secondNode: { still: 2_600, news: 9_500, push: 0, life: 40 },
  explorer: NONE,
  exchange: NONE,
  service: { still: 300, news: 400, push: 0, life: 3 },
  broadcasts: { still: 8, news: 22, push: 0, life: 2 },
  saves: { still: 130, news: 150, push: 0, life: 0 },
}

export function bundleStateOf(bundle: Bundle): BundleState {
  const { stage, items } = bundle
  if (stage.stage === 'funding') return 'funding'
  if (stage.stage === 'calls') return atOf(items.find((item) => !isDecided(item)) ?? { phase: 'planned' })
  if (nextOfBundle(bundle) === undefined) return 'over'
  if (stage.stage === 'failed') return 'failed'
  return openDeposits(bundle).length > 0 ? 'deposits' : 'done'
}

function atOf(state: ItemState): At {
  if (state.phase === 'reserved') return state.earlier.length > 0 ? 'replacementReserved' : 'reserved'
  if (isFailing(state)) return 'failing'
  if (state.phase === 'planned' || state.phase === 'signed') return state.phase
  return 'broadcast'
}

export function bundleRemedies(bundle: Bundle): readonly BundleRemedy[] {
  const isSlow = bundle.stalledSinceSeconds !== undefined
  const isOut = isBundleInFlight(bundle) && bundle.items.some(({ phase }) => phase === 'broadcast')
  return [
    ...(isBundleAbandonOffered(bundle) ? (['abandon'] as const) : []),
    ...(isSlow && isOut ? (['sendAgain'] as const) : []),
    ...(isSlow || bundle.obstacle !== undefined ? (['help'] as const) : []),
    ...bundleReplacements(bundle).map(({ does }) => does),
  ]
}

export function bundleReplacements(bundle: Bundle): readonly ReplacementChoice[] {
  return callReplacementChoices({ stage: bundle.stage, items: bundle.items.map(stateShown) })
}

/** Repetition changes nothing; `undone` counts reversals. */
export function bundleSituation({ stage, items, deposits, needs }: Bundle, undone: number): string {
  const phases = items.map((item) => `${item.phase}${'earlier' in item ? item.earlier.length : ''}`)
  const outcomes = deposits?.outcomes?.map((each) => `${each.orderId} ${wordsOf(each)}`).sort()
  const end = stage.stage === 'failed' ? stage.end.reason : ''
  return JSON.stringify([stage.stage, end, phases, outcomes, deposits?.unfollowed, needs?.what, undone])
}

type Outcome = NonNullable<NonNullable<Bundle['deposits']>['outcomes']>[number]

function wordsOf(outcome: Outcome): string {
  if (outcome.outcome === 'said') return outcome.word
  return `${outcome.outcome} ${'partOf' in outcome && outcome.partOf !== undefined}`
}

/** What the desktop says, without its time. */
export function bundleNews({ stage, needs, stalledSinceSeconds, deposits }: Bundle): string {
  if (stage.stage !== 'funding' && stage.stage !== 'calls') {
    const ended = deposits?.outcomes?.filter(isDepositOutcomeFinal).length ?? 0
    return `${stage.stage} ${stage.stage === 'failed' ? stage.end.reason : ''} ${ended}`
  }
  return needs ? `needs ${needs.what}` : `stalled ${stalledSinceSeconds !== undefined}`
}
