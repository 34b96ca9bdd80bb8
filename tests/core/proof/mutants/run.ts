import { dirname } from 'node:path'
import { type Built, buildMutants, type Copy, type Numbered } from './build.ts'
import type { Answer, Case } from './suite.ts'
import { watch } from './watch.ts'

/** Survivors say how near the cases came. */
export type Fate =
  | Readonly<{ fate: 'killed'; by: string }>
  | Readonly<{ fate: 'unreached' }>
  /** The value never differs. */
  | Readonly<{ fate: 'same' }>
  /** The value differs, no answer does. */
  | Readonly<{ fate: 'unseen' }>
  /** Reasons differ, verdicts don't. */
  | Readonly<{ fate: 'reworded'; where: string }>
  /** A verdict differs and no test fails. */
  | Readonly<{ fate: 'allowed'; where: string }>

const NEARNESS: readonly Fate['fate'][] = ['unreached', 'same', 'unseen', 'reworded', 'allowed', 'killed']

export function nearer(one: Fate = { fate: 'unreached' }, other: Fate = { fate: 'unreached' }): Fate {
  return NEARNESS.indexOf(other.fate) > NEARNESS.indexOf(one.fate) ? other : one
}

type Watched = Readonly<{
  usual: readonly Answer[]
  /** Milliseconds are the unit; short cases run first. */
  took: readonly number[]
  atLoad: ReadonlySet<number>
  reached: ReadonlySet<number>
  different: ReadonlyMap<number, readonly number[]>
}>

/**
 * Finds the mutants that each case touches, then runs those cases until one catches the mutant.
 * @param name identifies the round
 * @param drawn gives cases from the unit tests
 * @param judged receives each judged mutant
 */
export async function judgeMutants(
  mutants: readonly Numbered[],
  name: string,
  drawn: (copy: Copy) => readonly Case[],
  judged: (mutant: Numbered, fate: Fate, tookMs: number) => void,
): Promise<ReadonlyMap<Numbered, Fate>> {
  const built = await buildMutants(mutants, name)
  const { answer: watching, reached: atLoad } = await watch(built.watching)
  const cases = drawn(watching)
  const watched = { atLoad, ...(await watchAll(cases, watching)) }
  wake(0)
  const copy = await built.copy('shared')
  const fates = new Map<Numbered, Fate>()
  const tellingIn = new Map<string, number[]>()
  for (const mutant of mutants) {
    const before = performance.now()
    const fate = await fateOf(mutant, { built, copy, cases, watched, tellingIn })
    fates.set(mutant, fate)
    judged(mutant, fate, performance.now() - before)
  }
  wake(0)
  return fates
}

function wake(causewayMutant: number): void {
  Object.assign(globalThis, { causewayMutant })
}

async function watchAll(cases: readonly Case[], watching: Copy): Promise<Omit<Watched, 'atLoad'>> {
  const usual: Answer[] = []
  const took: number[] = []
  const everReached = new Set<number>()
  const everDifferent = new Map<number, number[]>()
  for (const [index, { name, ask }] of cases.entries()) {
    const before = performance.now()
    const { answer, reached, different } = await watch(() => ask(watching))
    took.push(performance.now() - before)
    if (answer.problem !== undefined) throw new Error(`the proof without a mutant fails: ${name}: ${answer.problem}`)
    usual.push(answer)
    for (const number of reached) everReached.add(number)
    for (const number of different) {
      const touching = everDifferent.get(number) ?? []
      touching.push(index)
      everDifferent.set(number, touching)
    }
  }
  return { usual, took, reached: everReached, different: everDifferent }
}

type Asking = Readonly<{
  built: Built
  copy: Copy
  cases: readonly Case[]
  watched: Watched
  tellingIn: Map<string, number[]>
}>

async function fateOf({ number, isStatic, file }: Numbered, asking: Asking): Promise<Fate> {
  const { built, copy, cases, watched, tellingIn } = asking
  // A load-time mutant needs its own copy and affects every reader.
  const isOnceOnly = !isStatic && watched.atLoad.has(number) && !watched.reached.has(number)
  const isAtLoad = isStatic || isOnceOnly
  const isAnywhere = isOnceOnly || built.pendingNotifications.has(number)
  const asked = isAnywhere ? [...cases.keys()] : watched.different.get(number)
  if (!asked) return { fate: watched.reached.has(number) ? 'same' : 'unreached' }
  wake(number)
  const own = isAtLoad ? await built.copy(String(number)).catch(() => undefined) : copy
  if (!own) return { fate: 'killed', by: 'cannot be loaded' }
  const telling = tellingIn.get(file) ?? []
  const touching = new Set(asked)
  const ordered = new Set([...telling.filter((each) => touching.has(each)), ...nearestFirst(file, asked, asking)])
  const [fate, by] = await firstProblem(own, [...ordered], cases, watched.usual)
  if (by !== undefined) tellingIn.set(file, [by, ...telling.filter((each) => each !== by)])
  return fate
}

// Runs the file's tests, then its folder's and honest quotes, shortest first.
function nearestFirst(file: string, asked: readonly number[], { cases, watched }: Asking): readonly number[] {
  const distanceOf = (index: number) => {
    const of = cases[index]?.of
    if (of === file.replace(/\.ts$/, '.test.ts')) return 0
    return of === undefined || dirname(of) === dirname(file) ? 1 : 2
  }
  const timeOf = (index: number) => watched.took[index] ?? 0
  return asked.toSorted((a, b) => distanceOf(a) - distanceOf(b) || timeOf(a) - timeOf(b))
}

async function firstProblem(
  copy: Copy,
  asked: readonly number[],
  cases: readonly Case[],
  usual: readonly Answer[],
): Promise<readonly [Fate, number?]> {
  let fate: Fate = { fate: 'unseen' }
  for (const index of asked) {
    const { name, ask } = cases[index] ?? { name: '', ask: undefined }
    if (!ask) continue
    const answer = await answered(() => ask(copy))
    if (answer.problem !== undefined) return [{ fate: 'killed', by: `${name}: ${answer.problem}` }, index]
    fate = nearer(fate, differenceOf(usual[index], answer, name))
  }
  return [fate]
}

function differenceOf(usual: Answer | undefined, { verdict, codes }: Answer, name: string): Fate {
  if (verdict !== usual?.verdict) return { fate: 'allowed', where: `${name}: ${usual?.codes} → ${codes || 'nothing'}` }
  return codes === usual.codes ? { fate: 'unseen' } : { fate: 'reworded', where: `${name}: ${usual.codes} → ${codes}` }
}

async function answered(ask: () => ReturnType<Case['ask']>): ReturnType<typeof ask> {
  try {
    return await ask()
  } catch (cause) {
    return {
      verdict: 'threw',
      codes: '',
      problem: `threw ${cause instanceof Error ? cause.message.slice(0, 80) : cause}`,
    }
  }
}
