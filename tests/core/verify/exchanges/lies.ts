import type { Facts } from '../../../../src/core/facts.ts'
import type { Honest } from '../../honest/case.ts'
import { at, changed, type Json, pathOf } from '../../honest/json.ts'
import { judge } from '../../proof/judge.ts'

/** What a quote is made to say: a path below `root`, and the value there; undefined takes it away. */
export type Change = readonly [path: string, value: Json | undefined]

/** A lie in words, the codes of the findings, each once and in their order, and what is changed. */
export type Lie = readonly [name: string, code: string, ...changes: readonly Change[]]

/** Where the data of a step's only item stands. */
export const dataOf = (step: number) => `steps[${step}].items[0].data`

/** An honest case with changes in its quote, and other facts if they are given. */
export function lied(honest: Honest, changes: readonly Change[], facts: Facts = honest.facts, root = ''): Honest {
  const quote = changes.reduce((left, [path, value]) => changed(left, pathOf(`${root}${path}`), value), honest.quote)
  return { ...honest, quote, facts }
}

/** The verdict about a case, with the codes found, in their order and each once. */
export function verdictOf(honest: Honest): Readonly<{ verdict: string; codes: string }> {
  const { verdict, codes } = judge(honest)
  return { verdict, codes: [...new Set(codes)].join(' ') }
}

/** Lies as rows for `it.each`, with their names in the titles. */
export function rows(lies: readonly Lie[]) {
  return lies.map(([name, code, ...changes]) => ({ name, code, changes }))
}

/** The steps of a case's quote. */
export function stepsOf({ quote }: Honest): readonly Json[] {
  const steps = at(quote, ['steps'])
  return Array.isArray(steps) ? steps : []
}
