import { isAbandonOffered, isTooLate } from '../../../src/core/execution/abandon.ts'
import type { Execution, ItemState } from '../../../src/core/execution/execution.ts'
import type { ItemKind } from '../../../src/core/execution/item.ts'
import { next } from '../../../src/core/execution/next.ts'
import { isDecided, isFailing } from '../../../src/core/execution/steps/step.ts'
import { stateShown } from '../../../src/core/sign/signed-without-bytes.ts'
import { type ReplacementChoice, replacementChoices } from '../../../src/ui/transfer/remedies/replacement-choices.ts'
import { only } from '../../made.ts'
import type { AskedOf } from './run.ts'

/** `failing`: its block isn't final. */
type At =
  | Extract<ItemState['phase'], 'planned' | 'reserved' | 'signed' | 'broadcast'>
  | 'replacementReserved'
  | 'failing'

/** A transfer is at a step, tracked, in a reversible outcome, or over. */
export type State = At | 'following' | 'refunding' | 'arrived' | 'returned' | 'failed' | 'over'

/** `help` names a stalled transfer and its contact; the transfer continues. */
export type Remedy = 'abandon' | 'sendAgain' | 'help' | ReplacementChoice['does']

type Rule = Readonly<{
  next: readonly State[]
  withinSeconds: number
  remedies: Readonly<Record<ItemKind, readonly Remedy[]>>
}>

const KINDS: Readonly<Record<ItemKind, true>> = {
  evmTransaction: true,
  evmSignature: true,
  bitcoinPsbt: true,
  exchangeAAuthorize: true,
  exchangeATransfer: true,
  exchangeBTransfer: true,
  depositAddress: true,
}

function all(...remedies: readonly Remedy[]): Rule['remedies'] {
  return only<Rule['remedies']>(Object.fromEntries(Object.keys(KINDS).map((kind) => [kind, remedies])))
}

const MINUTE = 60
const HOUR = 60 * MINUTE
const STEPS: readonly State[] = ['planned', 'reserved', 'signed', 'broadcast', 'replacementReserved', 'failing']

/** Remedies apply on time-out. An open address waits without limit; the user can abandon it at once. */
export const RULE: Readonly<Record<State, Rule>> = {
  planned: {
    next: ['reserved', 'broadcast', 'following', 'failed'],
    withinSeconds: 4 * MINUTE,
    remedies: all('abandon'),
  },
  reserved: {
    next: ['signed', 'broadcast', 'following', 'failed'],
    withinSeconds: 4 * MINUTE,
    remedies: all('abandon'),
  },
  signed: { next: [...STEPS, 'following', 'failed'], withinSeconds: 10 * MINUTE, remedies: all() },
  broadcast: {
    next: [...STEPS, 'following', 'failed', 'arrived'],
    withinSeconds: 15 * MINUTE,
    remedies: {
      ...all('sendAgain', 'help'),
      evmTransaction: ['sendAgain', 'help', 'cancel'],
      // No money has moved: the nonce is only bound to the order.
      exchangeAAuthorize: ['abandon'],
      exchangeATransfer: ['sendAgain', 'help', 'abandon'],
      exchangeBTransfer: ['sendAgain', 'help', 'abandon'],
    },
  },
  replacementReserved: { next: [...STEPS, 'following', 'failed'], withinSeconds: 15 * MINUTE, remedies: all() },
  failing: { next: [...STEPS, 'following', 'failed'], withinSeconds: 15 * MINUTE, remedies: all('abandon') },
  following: {
    // Over where an exchange decides nothing more.
    next: [...STEPS, 'refunding', 'arrived', 'returned', 'failed', 'over'],
    withinSeconds: 15 * MINUTE,
    remedies: { ...all('help'), depositAddress: [] },
  },
  refunding: {
    next: [...STEPS, 'following', 'arrived', 'returned'],
    withinSeconds: 15 * MINUTE,
    remedies: all('help'),
  },
  // A word alone may be taken back.
  arrived: { next: [...STEPS, 'following', 'refunding', 'over'], withinSeconds: 32 * 24 * HOUR, remedies: all() },
  returned: { next: [...STEPS, 'refunding', 'arrived', 'over'], withinSeconds: 32 * 24 * HOUR, remedies: all() },
  failed: { next: [...STEPS, 'following', 'over'], withinSeconds: 32 * 24 * HOUR, remedies: all() },
  over: { next: [], withinSeconds: Number.POSITIVE_INFINITY, remedies: all() },
}

/** A block takes ten minutes, and six make a transfer slow. */
export const BITCOIN_SECONDS = 3 * HOUR

type Allowed = Readonly<{ still: number; news: number; push: number; life: number }>

/** One hour's limits apply at rest, per change, push and killed background. `looks` counts executor runs. */
export const BUDGET: Readonly<Record<AskedOf | 'looks' | 'broadcasts' | 'saves', Allowed>> = {
  looks: { still: 130, news: 850, push: 1, life: 1 },
  node: { still: 2_600, news: 9_500, push: 14, life: 20 },
  secondNode: { still: 2_600, news: 9_500, push: 14, life: 20 },
  explorer: { still: 600, news: 1_000, push: 8, life: 8 },
  exchange: { still: 300, news: 1_000, push: 2, life: 2 },
  service: { still: 300, news: 1_700, push: 3, life: 3 },
  broadcasts: { still: 8, news: 22, push: 0, life: 2 },
  saves: { still: 130, news: 150, push: 2, life: 0 },
}

/** Seconds until a transfer has ended by an offered remedy, after the adversary's last act. */
export const HONEST_SECONDS = 2 * HOUR
/** Seconds from the end to finality: finality is asked for at least hourly. */
export const FINAL_SECONDS = 2 * HOUR
/** The longest look, in seconds: each call to a port has a time limit. */
export const LONGEST_LOOK_SECONDS = 6 * MINUTE

export function stepOf({ plan, items }: Execution): Readonly<{ kind: ItemKind; state: ItemState }> {
  const waits = items.findIndex((item) => !isDecided(item))
  const index = waits < 0 ? items.length - 1 : waits
  return { kind: plan[index]?.kind ?? 'evmTransaction', state: items[index] ?? { phase: 'planned' } }
}

export function stateOf(execution: Execution): State {
  const { stage } = execution.stage
  if (stage === 'tracking') return 'following'
  if (stage === 'refunding') return 'refunding'
  if (stage === 'steps') return atOf(stepOf(execution).state)
  if (next(execution) === undefined) return 'over'
  return stage === 'filled' ? 'arrived' : stage === 'refunded' ? 'returned' : 'failed'
}

function atOf(state: ItemState): At {
  if (state.phase === 'reserved') return state.earlier.length > 0 ? 'replacementReserved' : 'reserved'
  if (isFailing(state)) return 'failing'
  if (state.phase === 'planned' || state.phase === 'signed') return state.phase
  return 'broadcast'
}

export function remediesDue(execution: Execution): readonly Remedy[] {
  const due = RULE[stateOf(execution)].remedies[stepOf(execution).kind]
  return isTooLate(execution) ? due.filter((remedy) => remedy !== 'sendAgain') : due
}

export function offeredOf(execution: Execution): readonly Remedy[] {
  const isSlow = execution.stalledSinceSeconds !== undefined
  const isOut = execution.stage.stage === 'steps' && stepOf(execution).state.phase === 'broadcast'
  return [
    ...(isAbandonOffered(execution) ? (['abandon'] as const) : []),
    ...(isSlow && isOut && !isTooLate(execution) ? (['sendAgain'] as const) : []),
    ...(isSlow || execution.obstacle !== undefined ? (['help'] as const) : []),
    ...replacementsOf(execution).map(({ does }) => does),
  ]
}

export function replacementsOf(execution: Execution): readonly ReplacementChoice[] {
  return replacementChoices({ ...execution, items: execution.items.map(stateShown) })
}
