import fc from 'fast-check'
import type { Honest } from '../../honest/case.ts'
import { type Asked, judge, SUBJECT, type Subject } from '../judge.ts'
import { lieBases } from '../lies/bases.ts'
import { unmet } from '../lies/fate.ts'
import type { Lie } from '../lies/lie.ts'
import { LIES } from '../lies/table.ts'
import { pictureOf, sweep } from '../sweep.ts'

/** Of so many honest quotes each lie is told, and so many leaves of each are changed. */
const BASES_A_LIE = 3
const CHANGES = 8

/** The tests of the proof in one function, so that they can be asked of every mutant. */
export type Suite = (subject: Subject) => string | undefined

/**
 * Draws the cases once. What is asked of a subject is what the tests beside ask of the wallet: honest quotes accepted
 * with the very picture and findings, lies meeting their fates, changed leaves refused or without effect.
 *
 * @returns a function that gives the first thing that a subject gets wrong, or undefined
 */
export function drawSuite(seed: number): Suite {
  const bases = lieBases(seed).map(([, honest]) => honest)
  const honest = bases.map((base) => ({ base, ...resultOf(base, SUBJECT) }))
  const lies = LIES.flatMap((lie) => {
    const told = bases.flatMap((base) => {
      const asked = lie.tell(base)
      return asked ? [{ lie, base, asked }] : []
    })
    return spread(told, BASES_A_LIE)
  })
  const [pick] = fc.sample(fc.integer({ min: 1, max: 97 }), { seed, numRuns: 1 })
  return (subject) =>
    first(honest, ({ base, codes, picture }) => {
      const came = resultOf(base, subject)
      return came.codes === codes && came.picture === picture
        ? undefined
        : `${base.name}: ${came.codes || 'another picture'}`
    }) ??
    first(lies, ({ lie, base, asked }) => told(lie, base, asked, subject)) ??
    first(bases, (base) => {
      const every = Math.max(1, Math.floor(2_000 / CHANGES))
      const { holes } = sweep(base, undefined, subject, (index) => index % every === (pick ?? 1) % every)
      return holes[0] && `${base.name}: ${holes[0].path} ${holes[0].mutator}: ${holes[0].why}`
    })
}

function resultOf(base: Honest, subject: Subject): Readonly<{ codes: string; picture: string }> {
  const judged = judge(base, subject)
  return { codes: judged.codes.join(' '), picture: pictureOf(judged) }
}

function told(lie: Lie, base: Honest, asked: Asked, subject: Subject): string | undefined {
  const problem = unmet(lie, base, asked, subject)
  return problem && `${lie.id} ${lie.what}, of ${base.name}: ${problem}`
}

// The first, and others far from it: different kinds stand far apart.
function spread<T>(all: readonly T[], most: number): readonly T[] {
  return all.filter((_each, index) => index % Math.max(1, Math.ceil(all.length / most)) === 0)
}

function first<T>(cases: readonly T[], judgeOne: (each: T) => string | undefined): string | undefined {
  for (const each of cases) {
    const problem = judgeOne(each)
    if (problem !== undefined) return problem
  }
  return undefined
}
