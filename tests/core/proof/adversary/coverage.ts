import { CALLABLES } from './attacks/attacks.ts'
import type { Played } from './play.ts'
import { ROUTES } from './service/quote.ts'
import { MOMENTS } from './stage.ts'

/** Counts of functions per moment, and of offers. */
export type Coverage = Readonly<{
  pairs: ReadonlyMap<string, number>
  accepted: ReadonlyMap<string, number>
  honestRefused: readonly Played[]
  /** Accepted offers that must always be refused. */
  wronglyAccepted: readonly Played[]
}>

/** The wallet refuses plain router transfers, unbound permits and untraceable requests even without a loss. */
const NEVER = /^(forced-router|no-witness|relayer|zero-request)/

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

export function missingPairs({ pairs }: Coverage): readonly string[] {
  const wanted = MOMENTS.flatMap((moment) => CALLABLES.map(({ name }) => `${moment} ${name}`))
  return wanted.filter((each) => !pairs.has(each))
}

export function rareRoutes({ accepted }: Coverage, least: number): readonly string[] {
  return ROUTES.filter((route) => (accepted.get(route) ?? 0) < least)
}

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
