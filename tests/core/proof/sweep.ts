import type { Honest } from '../honest/case.ts'
import { leavesOf, type Path, pathText } from '../honest/json.ts'
import { type Asked, type Judgement, judge } from './judge.ts'
import { MUTATORS } from './mutators.ts'

/** Changes here may show, since nothing signed, posted or paid depends on them. */
export const DISPLAY_ONLY: readonly (readonly [RegExp, string])[] = [
  [
    /^details\.timeEstimate$/,
    'how long it takes by the service’s own word; shown as an estimate, and nothing waits for it',
  ],
  [
    /^protocol\.v2\.orderSignature$/,
    'without it the claim that the solver signed is not made, which is then the truth',
  ],
]

/**
 * The service chooses these signed values, as their only redeemer. Each has its own rule, is shown, and makes
 * another honest plan.
 */
export const BOUNDED: readonly (readonly [RegExp, string, isOf?: (honest: Honest) => boolean])[] = [
  [
    /\.sign\.value\.(validBefore|deadline)$/,
    'until when a permit is good: after now, and no longer than its bound; the prompt shows it',
  ],
  [
    /^steps\[\d\]\.items\[0\]\.data\.data$/,
    'what a router does before the end that is ours: whatever it is, the chain brings what is due, or nothing moves',
    ({ route }) => route === 'swap' || route === 'localSwap',
  ],
  [
    /\.sign\.value\.(nonce|witness\.metadata)$/,
    'Permit2 only minds that a nonce is new, and the router only logs metadata; the calls pay the order',
  ],
]

export type Hole = Readonly<{ path: string; mutator: string; why: string }>

export type Swept = Readonly<{ count: number; accepted: number; holes: readonly Hole[] }>

export type Inspect = (asked: Asked, judgement: Judgement) => readonly string[]

/** Selects the changes to judge. */
export type IsDue = (path: Path, mutator: string) => boolean

/** Each due change must be refused or give the honest plan, amounts and review. */
export function sweep(honest: Honest, inspect: Inspect, isDue: IsDue = () => true): Swept {
  const before = pictureOf(judge(honest))
  const holes: Hole[] = []
  let count = 0
  let accepted = 0
  for (const { path, value } of leavesOf(honest.quote)) {
    for (const [mutator, mutate] of Object.entries(MUTATORS)) {
      const quote = mutate(honest.quote, path, value)
      if (quote === undefined || !isDue(path, mutator)) continue
      count += 1
      const asked = { ...honest, quote }
      const judged = judge(asked)
      if (judged.verdict !== 'accept') continue
      accepted += 1
      const where = { path: pathText(path), mutator }
      for (const why of inspect(asked, judged)) holes.push({ ...where, why })
      if (pictureOf(judged) !== before && !mayDiffer(path, honest))
        holes.push({ ...where, why: 'shows another picture' })
    }
  }
  return { count, accepted, holes }
}

/** Tries each change at a place's first quote, then every n-th. Fees vary least by kind, so they are spared most. */
export function sparing(every: Readonly<{ fees: number; others: number }>): IsDue {
  const met = new Map<string, number>()
  return (path, mutator) => {
    const period = OWN_TO_A_KIND.includes(String(path[0])) ? every.others : every.fees
    const change = `${pathText(path)} ${mutator}`
    const times = met.get(change) ?? 0
    met.set(change, times + 1)
    return times % period === 0
  }
}

const OWN_TO_A_KIND = ['steps', 'protocol', 'details']

export function mayDiffer(path: Path, honest: Honest): boolean {
  const isAt = (pattern: RegExp) => pattern.test(pathText(path))
  return (
    DISPLAY_ONLY.some(([pattern]) => isAt(pattern)) ||
    BOUNDED.some(([pattern, , isOf]) => isAt(pattern) && (isOf?.(honest) ?? true))
  )
}

/** Covers the prompt and plan hash, without service words and warnings. */
export function pictureOf({ shown }: Judgement): string {
  const { warnings: _warnings, says: _says, ...picture } = shown ?? {}
  return JSON.stringify(picture, (_key, value) => (typeof value === 'bigint' ? `${value}n` : value))
}
