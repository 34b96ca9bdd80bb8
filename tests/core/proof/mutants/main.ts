import { parseArgs } from 'node:util'
import fc from 'fast-check'
import { listMutants, type Numbered, removeBuilt } from './build.ts'
import { EQUIVALENT } from './equivalent.ts'
import { type Fate, judgeMutants } from './run.ts'
import { drawSuite } from './suite.ts'

/** What became of a run: the score leaves out what is known to change nothing. */
export type Score = Readonly<{
  mutants: number
  tried: number
  killed: number
  equivalent: number
  survived: readonly string[]
  score: string
}>

const OPTIONS = {
  count: { type: 'string' },
  seed: { type: 'string' },
  file: { type: 'string', multiple: true },
  changes: { type: 'string', default: '20000' },
  skip: { type: 'boolean' },
  json: { type: 'boolean' },
} as const

/**
 * `npm run mutants [-- --count N --seed S --file NAME --changes N --json]`: changes the proof in one place at a time and
 * sees whether its tests notice. All mutants unless a count or files are given; exit status 0 whatever the score.
 */
export async function main(args: readonly string[]): Promise<Score> {
  const { values } = parseArgs({ args: [...args], options: OPTIONS })
  const seed = Number(values.seed ?? 4)
  const mutants = listMutants()
  const wanted = mutants
    .filter(({ file }) => values.file?.includes(file) ?? true)
    .filter((m) => !values.skip || !m.isStatic)
  const count = Math.min(Number(values.count ?? wanted.length), wanted.length)
  const chosen = sample(wanted, count, seed)
  const amount = { shapes: values.count ? 50 : 300, changes: Number(values.changes) }
  const fates = await judgeMutants(chosen, ({ units }) => drawSuite(units, seed, amount)).finally(removeBuilt)
  const living = chosen.filter((each) => fates.get(each)?.fate !== 'killed')
  const known = living.filter(isEquivalent)
  const survived = living.filter((each) => !isEquivalent(each)).map((each) => inALine(each, fates.get(each)))
  const judged = chosen.length - known.length
  const killed = judged - survived.length
  const score = `${((100 * killed) / Math.max(1, judged)).toFixed(1)} %`
  const result = { mutants: mutants.length, tried: chosen.length, killed, equivalent: known.length, survived, score }
  process.stdout.write(values.json ? `${JSON.stringify(result)}\n` : inWords(result))
  return result
}

function sample(wanted: readonly Numbered[], count: number, seed: number): readonly Numbered[] {
  if (count === wanted.length) return wanted
  const [chosen = []] = fc.sample(fc.shuffledSubarray([...wanted], { minLength: count, maxLength: count }), {
    seed,
    numRuns: 1,
  })
  return chosen
}

function inWords({ mutants, tried, killed, equivalent, survived, score }: Score): string {
  const head = `${tried} of ${mutants} mutants tried: ${killed} killed, ${equivalent} known to change nothing, ${survived.length} survived: ${score}`
  return `${[head, ...survived.map((each) => `  survived: ${each}`)].join('\n')}\n`
}

function inALine({ file, line, what }: Numbered, fate: Fate | undefined): string {
  return `${file}:${line} ${what} (${fate?.fate}${fate && 'where' in fate ? ` ${fate.where}` : ''})`
}

function isEquivalent({ file, what }: Numbered): boolean {
  return EQUIVALENT.some((known) => known.file.test(file) && known.what.test(what))
}
