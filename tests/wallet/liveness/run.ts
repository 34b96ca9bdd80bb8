import type { Event } from '../../../src/core/execution/apply.ts'
import type { Execution } from '../../../src/core/execution/execution.ts'
import { NOW } from '../../core/honest.ts'
import type { Flow } from '../sim/flows.ts'
import { kept } from '../sim/kept.ts'
import { seeded } from '../sim/weather.ts'
import type { Mood } from './adversary.ts'
import { type Clock, createClock } from './clock.ts'
import { newTruth, type Truth } from './truth.ts'

/** The wallet asks these parties. */
export const ASKED = ['node', 'secondNode', 'explorer', 'exchange', 'service'] as const
export type AskedOf = (typeof ASKED)[number]

export type Happened<R = Execution, E = Event> = Readonly<{ atSeconds: number }> &
  (
    | Readonly<{ what: 'asked'; whom: AskedOf; broadcasts: boolean }>
    | Readonly<{ what: 'looked' | 'pushed' | 'pressed' | 'killed' }>
    | Readonly<{ what: 'saved'; before: R; after: R; event: E; situation: string; isNews: boolean }>
    | Readonly<{ what: 'told'; key: string; news: string; execution: R }>
  )

export type Run = {
  readonly flow: Flow
  readonly clock: Clock
  readonly random: () => number
  readonly truth: Truth
  readonly happened: Happened[]
  stored: Execution
  /** Counts reversals, such as reorganisations. */
  undone: number
  /** Maps a notice's key to its situation. */
  readonly madeIn: Map<string, string>
  /** Has no entry for an honest party. */
  readonly moods: Map<AskedOf | 'facts', Mood>
  isLocked: boolean
  isDiskFull: boolean
  desktop: 'shows' | 'fails' | 'hangs'
  lives: readonly number[]
  /** The browser's memory, which outlives each background. */
  toldOnDesktop: readonly string[]
  watched: unknown
  life: number
  /** The time is in epoch seconds. */
  lookingSince: number | undefined
  longestLook: number
}

export function newRun(flow: Flow, seed: number): Run {
  return {
    flow,
    clock: createClock(NOW * 1_000),
    random: seeded(seed),
    truth: newTruth(flow),
    happened: [],
    stored: kept(flow.approved),
    undone: 0,
    madeIn: new Map(),
    moods: new Map(),
    isLocked: false,
    isDiskFull: false,
    desktop: 'shows',
    lives: [],
    toldOnDesktop: [],
    watched: undefined,
    life: 0,
    lookingSince: undefined,
    longestLook: 0,
  }
}

export function secondsOf({ clock }: Pick<Run, 'clock'>): number {
  return Math.floor(clock.now() / 1_000)
}

export function drawn<T>({ random }: Pick<Run, 'random'>, list: readonly T[]): T {
  return list[Math.floor(random() * list.length)] as T
}
