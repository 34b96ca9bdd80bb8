import { CALLABLES } from './attacks/attacks.ts'
import type { Played } from './play.ts'
import { ROUTES } from './service/quote.ts'
import { MOMENTS } from './stage.ts'

/** What a run has tried: how often each function was called at each moment, and what became of the offers. */
export type Coverage = Readonly<{
  pairs: ReadonlyMap<string, number>
  accepted: ReadonlyMap<string, number>
  honestRefused: readonly Played[]
  /** Offers that nobody may accept, whatever comes of them, and that were. */
  wronglyAccepted: readonly Played[]
}>

/**
 * A plain crossing through a router, a signature that binds no calls, and a request that nobody can follow: refused even
 * where nothing is lost.
 */
const NEVER = /^(forced-router|no-witness|relayer|zero-request)/

/** Counts a run. */
export function coverageOf(all: readonly Played[]): Coverage {
  const pairs = new Map<string, number>()
  const accepted = new Map<string, number>()
  for (const { attacks, verdict, route } of all) {
    for (const { name, moment } of attacks) add(pairs, `${moment} ${name}`)
    if (verdict === 'accept') add(accepted, route)
  }
  const honestRefused = all.filter(({ lies, verdict }) => lies.length === 0 && verdict !== 'accept')
  const wronglyAccepted = all.filter(({ lies, verdict }) => verdict === 'accept' && lies.some((lie) => NEVER.test(lie)))
  return { pairs, accepted, honestRefused, wronglyAccepted }
}

/** Every pair of a function and a moment that was never played. */
export function missingPairs({ pairs }: Coverage): readonly string[] {
  const wanted = MOMENTS.flatMap((moment) => CALLABLES.map(({ name }) => `${moment} ${name}`))
  return wanted.filter((each) => !pairs.has(each))
}

/** Ways on which fewer than so many offers were accepted. */
export function rareRoutes({ accepted }: Coverage, least: number): readonly string[] {
  return ROUTES.filter((route) => (accepted.get(route) ?? 0) < least)
}

/** The counts as a table: a line for each function, a column for each moment. */
export function tableOf({ pairs }: Coverage): string {
  const head = ['function'.padEnd(60), ...MOMENTS].join(' ')
  const rows = CALLABLES.map(({ name }) => {
    const short = name.length > 60 ? `${name.slice(0, 59)}…` : name
    const counts = MOMENTS.map((moment) => `${pairs.get(`${moment} ${name}`) ?? 0}`.padStart(moment.length))
    return [short.padEnd(60), ...counts].join(' ')
  })
  return [head, ...rows].join('\n')
}

function add(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1)
}
