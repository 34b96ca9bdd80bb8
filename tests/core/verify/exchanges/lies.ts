import type { Facts } from '../../../../src/core/chain/facts.ts'
import type { Honest } from '../../honest/case.ts'
import { at, changed, type Json, pathOf } from '../../honest/json.ts'
import { judge } from '../../proof/judge.ts'

export type Change = readonly [path: string, value: Json | undefined]

/** Codes are unique and in order. */
export type Lie = readonly [name: string, code: string, ...changes: readonly Change[]]

export const dataOf = (step: number) => `steps[${step}].items[0].data`

export function lied(honest: Honest, changes: readonly Change[], facts: Facts = honest.facts, root = ''): Honest {
  const quote = changes.reduce((left, [path, value]) => changed(left, pathOf(`${root}${path}`), value), honest.quote)
  return { ...honest, quote, facts }
}

export function verdictOf(honest: Honest): Readonly<{ verdict: string; codes: string }> {
  const { verdict, codes } = judge(honest)
  return { verdict, codes: [...new Set(codes)].join(' ') }
}

export function rows(lies: readonly Lie[]) {
  return lies.map(([name, code, ...changes]) => ({ name, code, changes }))
}

export function stepsOf({ quote }: Honest): readonly Json[] {
  const steps = at(quote, ['steps'])
  return Array.isArray(steps) ? steps : []
}
