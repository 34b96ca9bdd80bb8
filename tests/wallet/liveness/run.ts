import type { Event } from '../../../src/core/apply.ts'
import type { Execution } from '../../../src/core/execution.ts'
import { NOW } from '../../core/honest.ts'
import type { Flow } from '../sim/flows.ts'
import { kept } from '../sim/kept.ts'
import { seeded } from '../sim/weather.ts'
import type { Mood } from './adversary.ts'
import { type Clock, createClock } from './clock.ts'
import { newTruth, type Truth } from './truth.ts'

/** Whoever is asked. */
export const ASKED = ['node', 'explorer', 'exchange', 'service'] as const
export type AskedOf = (typeof ASKED)[number]

/** One thing that happened: a question, a broadcast, a look, a save or a notice, and when, epoch seconds. */
export type Happened = Readonly<{ atSeconds: number }> &
  (
    | Readonly<{ what: 'asked'; whom: AskedOf; broadcasts: boolean }>
    | Readonly<{ what: 'looked' | 'pushed' }>
    | Readonly<{ what: 'saved'; before: Execution; after: Execution; event: Event; situation: string; isNews: boolean }>
    | Readonly<{ what: 'told'; key: string; news: string; execution: Execution }>
  )

/** One life of a transfer among whoever is around it. */
export type Run = {
  readonly flow: Flow
  readonly clock: Clock
  readonly random: () => number
  readonly truth: Truth
  readonly happened: Happened[]
  stored: Execution
  /** How often something was undone, as by a reorganisation. */
  undone: number
  /** In which situation each notice was made, by its key. */
  readonly madeIn: Map<string, string>
  /** How bad each of those that are asked is; nothing while all are honest. */
  readonly moods: Map<AskedOf | 'facts', Mood>
  isLocked: boolean
  isDiskFull: boolean
  desktop: 'shows' | 'fails' | 'hangs'
  /** Counts the backgrounds: what an ended one still does goes nowhere. */
  life: number
  /** When the look that goes on began, epoch seconds. */
  lookingSince: number | undefined
  /** The longest look, seconds. */
  longestLook: number
}

/** Begins a run: all is honest. */
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
    life: 0,
    lookingSince: undefined,
    longestLook: 0,
  }
}

export function secondsOf({ clock }: Run): number {
  return Math.floor(clock.now() / 1_000)
}

/** One of a list, drawn. */
export function drawn<T>({ random }: Pick<Run, 'random'>, list: readonly T[]): T {
  return list[Math.floor(random() * list.length)] as T
}
