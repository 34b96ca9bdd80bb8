import type { Execution, ItemState } from '../../../src/core/execution.ts'
import { isGiveUpOffered } from '../../../src/core/give-up.ts'
import type { ItemKind } from '../../../src/core/item.ts'
import { next } from '../../../src/core/next.ts'
import { stateShown } from '../../../src/core/sign/shown.ts'
import { isDecided } from '../../../src/core/step.ts'
import { type Choice, choicesOf } from '../../../src/ui/crossing/raisable.ts'
import type { AskedOf } from './run.ts'

/**
 * How far the step has come that everything waits for; `raised` waits for the signature of a higher fee while earlier bytes
 * are out, and `undone` was decided against its order.
 */
type At = Exclude<ItemState['phase'], 'included' | 'finalized' | 'reverted' | 'replaced'> | 'raised'

/** Where a transfer is: at a step, followed at the service, ended and not final yet, or over. */
export type State = At | 'following' | 'refunding' | 'arrived' | 'returned' | 'failed' | 'over'

/** What the user can do, or does, for a transfer to go on. `help`: it is named as slow, with whom to ask; it goes on too. */
export type Remedy = 'abandon' | 'sendAgain' | 'help' | Choice['does']

type Rule = Readonly<{
  /** Every state that can be the next one. */
  next: readonly State[]
  /** After so long in it, seconds, every one of the remedies is offered. */
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
  return Object.fromEntries(Object.keys(KINDS).map((kind) => [kind, remedies])) as unknown as Rule['remedies']
}

const MINUTE = 60
const HOUR = 60 * MINUTE
const STEPS: readonly State[] = ['planned', 'reserved', 'signed', 'broadcast', 'raised', 'ineffective']

/**
 * The rule: of every state its finite set of next states, and what is offered where none of them is reached in time. An open
 * address waits for a payment for as long as the user likes, which they can abandon at once.
 */
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
      // Only ties a nonce to the order: nothing has moved, and the user can leave it.
      exchangeAAuthorize: ['abandon'],
    },
  },
  raised: { next: [...STEPS, 'following', 'failed'], withinSeconds: 15 * MINUTE, remedies: all() },
  ineffective: { next: [...STEPS, 'following', 'failed'], withinSeconds: 15 * MINUTE, remedies: all() },
  following: {
    next: [...STEPS, 'refunding', 'arrived', 'returned', 'failed'],
    withinSeconds: 15 * MINUTE,
    remedies: { ...all('help'), depositAddress: [] },
  },
  refunding: {
    next: [...STEPS, 'following', 'arrived', 'returned'],
    withinSeconds: 15 * MINUTE,
    remedies: all('help'),
  },
  arrived: { next: [...STEPS, 'following', 'over'], withinSeconds: 32 * 24 * HOUR, remedies: all() },
  returned: { next: [...STEPS, 'refunding', 'over'], withinSeconds: 32 * 24 * HOUR, remedies: all() },
  failed: { next: [...STEPS, 'following', 'over'], withinSeconds: 32 * 24 * HOUR, remedies: all() },
  over: { next: [], withinSeconds: Number.POSITIVE_INFINITY, remedies: all() },
}

/** Bitcoin's blocks come each ten minutes, and are counted; a transfer with one side there is slow after six of them. */
export const BITCOIN_SECONDS = 3 * HOUR

type Allowed = Readonly<{ still: number; news: number; push: number }>

/**
 * The most of one hour for one transfer: where nothing changes, for each change, and for each push of the service, which is
 * looked at at once. `looks` are runs of the executor.
 */
export const BUDGET: Readonly<Record<AskedOf | 'looks' | 'broadcasts' | 'saves', Allowed>> = {
  looks: { still: 130, news: 850, push: 1 },
  node: { still: 2_600, news: 9_500, push: 14 },
  explorer: { still: 600, news: 1_000, push: 8 },
  exchange: { still: 300, news: 1_000, push: 2 },
  service: { still: 300, news: 1_700, push: 3 },
  broadcasts: { still: 8, news: 22, push: 0 },
  saves: { still: 130, news: 150, push: 2 },
}

/** After the last of the adversary a transfer has ended within this time, seconds, with the remedy that is offered. */
export const HONEST_SECONDS = 2 * HOUR
/** And no reorganisation can undo it so much later, seconds: finality is asked for once an hour at least. */
export const FINAL_SECONDS = 2 * HOUR
/** No look takes longer, seconds: each call to a port has its time limit. */
export const LONGEST_LOOK_SECONDS = 6 * MINUTE

/** The step that a transfer is at, or its last one. */
export function stepOf({ plan, items }: Execution): Readonly<{ kind: ItemKind; state: ItemState }> {
  const waits = items.findIndex((item) => !isDecided(item))
  const index = waits < 0 ? items.length - 1 : waits
  return { kind: plan[index]?.kind ?? 'evmTransaction', state: items[index] ?? { phase: 'planned' } }
}

/** Where a transfer is. */
export function stateOf(execution: Execution): State {
  const { stage } = execution.stage
  if (stage === 'tracking') return 'following'
  if (stage === 'refunding') return 'refunding'
  if (stage === 'steps') return atOf(stepOf(execution).state)
  if (next(execution) === undefined) return 'over'
  return stage === 'filled' ? 'arrived' : stage === 'refunded' ? 'returned' : 'failed'
}

function atOf(state: ItemState): At {
  if (state.phase === 'reserved') return state.earlier.length > 0 ? 'raised' : 'reserved'
  if (state.phase === 'planned' || state.phase === 'signed' || state.phase === 'ineffective') return state.phase
  return 'broadcast'
}

/** What is offered on the page of a transfer. */
export function offeredOf(execution: Execution): readonly Remedy[] {
  const isSlow = execution.stalledSinceSeconds !== undefined
  const isOut = execution.stage.stage === 'steps' && stepOf(execution).state.phase === 'broadcast'
  return [
    ...(isGiveUpOffered(execution) ? (['abandon'] as const) : []),
    ...(isSlow && isOut ? (['sendAgain'] as const) : []),
    ...(isSlow || execution.trouble !== undefined ? (['help'] as const) : []),
    ...raisesOf(execution).map(({ does }) => does),
  ]
}

/** What can be paid more for, as the page of a transfer offers it. */
export function raisesOf(execution: Execution): readonly Choice[] {
  return choicesOf({ ...execution, items: execution.items.map(stateShown) })
}
