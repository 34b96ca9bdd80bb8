import fc from 'fast-check'
import type { Honest } from '../../honest/case.ts'
import { type Json, leavesOf, pathText } from '../../honest/json.ts'
import { honestQuotes } from '../../honest/routes.ts'
import { type Asked, type Judgement, judge, SUBJECT, type Subject } from '../judge.ts'
import { lieBases } from '../lies/bases.ts'
import { unmet } from '../lies/fate.ts'
import type { Lie } from '../lies/lie.ts'
import { LIES } from '../lies/table.ts'
import { MUTATORS } from '../mutators.ts'
import { mayDiffer, pictureOf } from '../sweep.ts'
import type { Copy } from './build.ts'
import type { Proof } from './subject.ts'
import type { Unit } from './units.ts'

export type Answer = Readonly<{ verdict: string; codes: string; problem: string | undefined }>

export type Case = Readonly<{ name: string; of?: string; ask: (copy: Copy) => Promise<Answer> }>

export type Amount = Readonly<{ shapes: number; changes: number }>

export function drawFirstCases(
  units: readonly Unit[],
  isNear: (file: string) => boolean,
  seed: number,
): readonly Case[] {
  const bases = lieBases(seed).map(([, honest]) => honest)
  const lies = LIES.flatMap((lie) => firstOf(bases, (base) => lieCase(lie, base)))
  return [...bases.map(honestCase), ...unitCases(units, isNear), ...lies]
}

export function drawOtherCases(
  units: readonly Unit[],
  isNear: (file: string) => boolean,
  { seed, amount: { shapes, changes } }: Readonly<{ seed: number; amount: Amount }>,
): readonly Case[] {
  const others = unitCases(units, (file) => !isNear(file))
  const bases = lieBases(seed).map(([, honest]) => honest)
  const lies = LIES.flatMap((lie) => bases.flatMap((base) => lieCase(lie, base) ?? []))
  const honest = fc.sample(honestQuotes, { seed, numRuns: shapes })
  return [...others, ...lies, ...honest.map(honestCase), ...drawChanges(bases, seed, changes)]
}

function firstOf(bases: readonly Honest[], make: (base: Honest) => Case | undefined): readonly Case[] {
  for (const base of bases) {
    const made = make(base)
    if (made) return [made]
  }
  return []
}

function honestCase(honest: Honest): Case {
  return { name: honest.name, ask: caseOf(honest, (judged) => otherThan(judgedAsIs(honest), judged)) }
}

function unitCases(units: readonly Unit[], isWanted: (file: string) => boolean): readonly Case[] {
  return units.flatMap(({ name, file }, index) =>
    isWanted(file) ? [{ name, of: file, ask: (copy: Copy) => passed(copy.units[index]) }] : [],
  )
}

function lieCase(lie: Lie, base: Honest): Case | undefined {
  const asked = lie.tell(base)
  if (!asked || !isDecoded(asked.quote)) return undefined
  const ask = caseOf(asked, (judged) => unmet(lie, judged, judgedAsIs(base)))
  return { name: `${lie.id} ${lie.what}, of ${base.name}`, ask }
}

async function passed(unit: Unit | undefined): Promise<Answer> {
  await unit?.run()
  return { verdict: 'passed', codes: '', problem: undefined }
}

function drawChanges(bases: readonly Honest[], seed: number, count: number): readonly Case[] {
  const all = bases.flatMap((base) =>
    leavesOf(base.quote).flatMap((leaf) => Object.entries(MUTATORS).map((mutator) => ({ base, leaf, mutator }))),
  )
  const [picked = []] = fc.sample(
    fc.array(fc.integer({ min: 0, max: all.length - 1 }), { minLength: count, maxLength: count, size: 'max' }),
    { seed, numRuns: 1 },
  )
  return picked.flatMap((index): readonly Case[] => {
    const pick = all[index]
    if (!pick) return []
    const { base, leaf, mutator } = pick
    const quote = mutator[1](base.quote, leaf.path, leaf.value)
    if (quote === undefined || !isDecoded(quote)) return []
    const ask = caseOf({ ...base, quote }, (judged) =>
      judged.verdict !== 'accept' || mayDiffer(leaf.path, base) ? undefined : otherPicture(judgedAsIs(base), judged),
    )
    return [{ name: `${mutator[0]} of ${pathText(leaf.path)}, of ${base.name}`, ask }]
  })
}

type Wrong = (judged: Judgement) => string | undefined

function caseOf(asked: Asked, wrong: Wrong): Case['ask'] {
  return async ({ proof }) => {
    const judged = judge(asked, subjectOf(proof))
    const verdict = judged.proven ? pictureOf(judged) : judged.verdict
    return { verdict, codes: judged.codes.join(' '), problem: wrong(judged) }
  }
}

function otherThan(before: Judgement, after: Judgement): string | undefined {
  const codes = after.codes.join(' ')
  return codes === before.codes.join(' ') ? otherPicture(before, after) : `${after.verdict} with ${codes || 'nothing'}`
}

function otherPicture(before: Judgement, after: Judgement): string | undefined {
  return pictureOf(before) === pictureOf(after) ? undefined : 'shows another picture'
}

const asIs = new WeakMap<Honest, Judgement>()

function judgedAsIs(honest: Honest): Judgement {
  const judged = asIs.get(honest) ?? judge(honest)
  asIs.set(honest, judged)
  return judged
}

const subjects = new WeakMap<Proof, Subject>()

// Code before the proof is not mutated.
function subjectOf(proof: Proof): Subject {
  const subject = subjects.get(proof) ?? { ...SUBJECT, decodeQuote: decoded, ...proof }
  subjects.set(proof, subject)
  return subject
}

const decodedBefore = new WeakMap<object, ReturnType<Subject['decodeQuote']>>()

function decoded(quote: unknown): ReturnType<Subject['decodeQuote']> {
  if (typeof quote !== 'object' || quote === null) return SUBJECT.decodeQuote(quote)
  const answer = decodedBefore.get(quote) ?? SUBJECT.decodeQuote(quote)
  decodedBefore.set(quote, answer)
  return answer
}

function isDecoded(quote: Json): boolean {
  return decoded(quote).ok
}
