import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import fc from 'fast-check'
import { type Copy, listMutants, type Numbered, removeBuilt } from './build.ts'
import { EQUIVALENT, type Equivalent } from './equivalent.ts'
import { type Fate, judgeMutants, nearer } from './run.ts'
import { type Amount, drawFirstCases, drawOtherCases } from './suite.ts'

/** The score excludes `equivalent` mutants. */
export type Score = Readonly<{
  mutants: number
  tried: number
  killed: number
  equivalent: number
  survived: readonly string[]
  /** These entries match a changed verdict or no mutant. */
  listedFalsely: readonly string[]
  score: string
}>

/** Slower mutants are reported, to make their tests cheaper. */
const LONG_MS = 10_000

const OPTIONS = {
  count: { type: 'string' },
  seed: { type: 'string', default: '4' },
  file: { type: 'string', multiple: true },
  shapes: { type: 'string', default: '100' },
  changes: { type: 'string', default: '3000' },
  listed: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
} as const

/**
 * `npm run mutants [-- --count N --seed S --file NAME --listed --shapes N --changes N --json]` mutates the proof one
 * place at a time. Nearby tests run first; all lies, random quote shapes and changed leaves follow. Exit status 1 means
 * a survivor or false listing.
 */
export async function main(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...args], options: OPTIONS })
  const seed = Number(values.seed)
  const mutants = listMutants()
  const isWanted = (mutant: Numbered) =>
    (values.file?.some((name) => mutant.file.startsWith(name)) ?? true) && (!values.listed || isListed(mutant))
  const wanted = mutants.filter(isWanted)
  const chosen = sample(wanted, Math.min(Number(values.count ?? wanted.length), wanted.length), seed)
  const amount = { shapes: Number(values.shapes), changes: Number(values.changes) }
  const isLeft = (mutant: Numbered) => values.listed || !isListed(mutant)
  const fates = await judgeInRounds(chosen, isLeft, { seed, amount }).finally(removeBuilt)
  const score = scoreOf(mutants, fates)
  process.stdout.write(values.json ? `${JSON.stringify(score)}\n` : inWords(score))
  if (score.survived.length > 0 || score.listedFalsely.length > 0) process.exitCode = 1
}

// The first cases catch most mutants; only survivors meet the rest.
async function judgeInRounds(
  chosen: readonly Numbered[],
  isLeft: (mutant: Numbered) => boolean,
  { seed, amount }: Readonly<{ seed: number; amount: Amount }>,
): Promise<ReadonlyMap<Numbered, Fate>> {
  const folders = new Set(['.', ...chosen.map(({ file }) => dirname(file))])
  const isNear = (of: string) => folders.has(dirname(of))
  const first = await judgeMutants(
    chosen,
    'first',
    ({ units }) => drawFirstCases(units, isNear, seed),
    telling('first'),
  )
  const left = chosen.filter((mutant) => first.get(mutant)?.fate !== 'killed' && isLeft(mutant))
  if (left.length === 0) return first
  const drawOthers = ({ units }: Copy) => drawOtherCases(units, isNear, { seed, amount })
  const second = await judgeMutants(left, 'second', drawOthers, telling('second'))
  const nearest = left.map((mutant) => [mutant, nearer(first.get(mutant), second.get(mutant))] as const)
  return new Map([...first, ...nearest])
}

function telling(round: string) {
  return (mutant: Numbered, fate: Fate, tookMs: number): void => {
    const isLiving = fate.fate !== 'killed' && !isListed(mutant)
    if (!isLiving && tookMs < LONG_MS) return
    process.stderr.write(`${round} round, ${Math.round(tookMs)} ms: ${inALine(mutant, fate)}\n`)
  }
}

function sample(wanted: readonly Numbered[], count: number, seed: number): readonly Numbered[] {
  if (count === wanted.length) return wanted
  const [chosen = []] = fc.sample(fc.shuffledSubarray([...wanted], { minLength: count, maxLength: count }), {
    seed,
    numRuns: 1,
  })
  return chosen
}

const SHOWN: readonly Fate['fate'][] = ['killed', 'allowed', 'reworded']

function scoreOf(mutants: readonly Numbered[], fates: ReadonlyMap<Numbered, Fate>): Score {
  const all = [...fates]
  const stale = EQUIVALENT.filter((known) => !mutants.some((mutant) => fits(known, mutant)))
  const linesOf = (some: typeof all) => some.map(([mutant, fate]) => inALine(mutant, fate))
  const killed = all.filter(([, { fate }]) => fate === 'killed').length
  const living = all.filter(([, { fate }]) => fate !== 'killed')
  const survived = linesOf(living.filter(([mutant]) => !isListed(mutant)))
  const shown = linesOf(all.filter(([mutant, { fate }]) => isListed(mutant) && SHOWN.includes(fate)))
  const listedFalsely = [...shown, ...stale.map(({ file, what }) => `${file.source} ${what.source} (nothing is that)`)]
  const equivalent = living.length - survived.length
  const score = `${((100 * killed) / Math.max(1, killed + survived.length)).toFixed(1)} %`
  return { mutants: mutants.length, tried: all.length, killed, equivalent, survived, listedFalsely, score }
}

function inWords({ mutants, tried, killed, equivalent, survived, listedFalsely, score }: Score): string {
  const head = `${tried} of ${mutants} mutants tried: ${killed} killed, ${survived.length} survived: ${score}`
  const lines = [
    `beside them ${equivalent} listed as changing nothing`,
    ...survived.map((each) => `  survived: ${each}`),
    ...listedFalsely.map((each) => `  listed falsely: ${each}`),
  ]
  return `${[head, ...lines].join('\n')}\n`
}

function inALine({ file, line, what }: Numbered, fate: Fate): string {
  return `${file}:${line} ${what} (${fate.fate}${'where' in fate ? ` ${fate.where}` : ''})`
}

function isListed(mutant: Numbered): boolean {
  return EQUIVALENT.some((known) => fits(known, mutant))
}

function fits(known: Equivalent, { file, text, what }: Numbered): boolean {
  return known.file.test(file) && text.includes(known.line) && known.what.test(what)
}
