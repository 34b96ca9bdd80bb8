import { parseArgs } from 'node:util'
import fc from 'fast-check'
import { listMutants, type Numbered, removeBuilt } from './build.ts'
import { EQUIVALENT } from './equivalent.ts'
import { type Fate, judgeMutants, nearer } from './run.ts'
import { type Amount, drawAllCases, drawFirstCases } from './suite.ts'

/**
 * What became of a run. The score leaves out what is known to change nothing (`equivalent`), and what gives other
 * reasons beside the same verdicts (`reworded`), which no case has seen change a verdict.
 */
export type Score = Readonly<{
  mutants: number
  tried: number
  killed: number
  equivalent: number
  reworded: number
  survived: readonly string[]
  /** Those that were killed, although they are listed as ones that change nothing. */
  listedFalsely: readonly string[]
  score: string
}>

/** What takes longer than this to be judged is told of, so that the tests can be made cheaper. */
const LONG_MS = 10_000

const OPTIONS = {
  count: { type: 'string' },
  seed: { type: 'string', default: '4' },
  file: { type: 'string', multiple: true },
  shapes: { type: 'string', default: '300' },
  changes: { type: 'string', default: '10000' },
  json: { type: 'boolean', default: false },
} as const

/**
 * `npm run mutants [-- --count N --seed S --file NAME --shapes N --changes N --json]`: changes the proof in one place at
 * a time and sees whether its tests notice. All mutants unless a count or files are given, asked of so many honest
 * quotes of random shapes and so many changed leaves beside the tests and the lies; exit status 1 where one survives.
 */
export async function main(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...args], options: OPTIONS })
  const seed = Number(values.seed)
  const mutants = listMutants()
  const wanted = mutants.filter(({ file }) => values.file?.includes(file) ?? true)
  const chosen = sample(wanted, Math.min(Number(values.count ?? wanted.length), wanted.length), seed)
  const amount = { shapes: Number(values.shapes), changes: Number(values.changes) }
  const fates = await judgeInRounds(chosen, seed, amount).finally(removeBuilt)
  const score = scoreOf(mutants.length, fates)
  process.stdout.write(values.json ? `${JSON.stringify(score)}\n` : inWords(score))
  if (score.survived.length > 0 || score.listedFalsely.length > 0) process.exitCode = 1
}

// Most are caught by a few hundred cases; only what these leave is asked of all.
async function judgeInRounds(chosen: readonly Numbered[], seed: number, amount: Amount) {
  const first = await judgeMutants(chosen, 'first', ({ units }) => drawFirstCases(units, seed), telling('first'))
  const left = chosen.filter((mutant) => first.get(mutant)?.fate !== 'killed' && !isEquivalent(mutant))
  if (left.length === 0) return first
  const second = await judgeMutants(left, 'second', () => drawAllCases(seed, amount), telling('second'))
  const nearest = left.map((mutant) => [mutant, nearer(first.get(mutant), second.get(mutant))] as const)
  return new Map([...first, ...nearest])
}

// What lives so far, and what takes long: a run of all takes a while.
function telling(round: string) {
  return (mutant: Numbered, fate: Fate, tookMs: number): void => {
    const isLiving = fate.fate !== 'killed' && !isEquivalent(mutant)
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

function scoreOf(mutants: number, fates: ReadonlyMap<Numbered, Fate>): Score {
  const all = [...fates]
  const killed = all.filter(([, { fate }]) => fate === 'killed').length
  const living = all.filter(([mutant, { fate }]) => fate !== 'killed' && !isEquivalent(mutant))
  const listedFalsely = all
    .filter(([mutant, { fate }]) => fate === 'killed' && isEquivalent(mutant))
    .map(([mutant, fate]) => inALine(mutant, fate))
  const survived = living.filter(([, { fate }]) => fate !== 'reworded').map(([mutant, fate]) => inALine(mutant, fate))
  const score = `${((100 * killed) / Math.max(1, killed + survived.length)).toFixed(1)} %`
  const reworded = living.length - survived.length
  return {
    mutants,
    tried: all.length,
    killed,
    equivalent: all.length - killed - living.length,
    reworded,
    survived,
    listedFalsely,
    score,
  }
}

function inWords({ mutants, tried, killed, equivalent, reworded, survived, listedFalsely, score }: Score): string {
  const head = `${tried} of ${mutants} mutants tried: ${killed} killed, ${survived.length} survived: ${score}`
  const beside = `${equivalent} known to change nothing, ${reworded} that give other reasons beside the same verdicts`
  const lines = [
    ...survived.map((each) => `  survived: ${each}`),
    ...listedFalsely.map((each) => `  listed as one that changes nothing: ${each}`),
  ]
  return `${[head, `beside them ${beside}`, ...lines].join('\n')}\n`
}

function inALine({ file, line, what }: Numbered, fate: Fate): string {
  return `${file}:${line} ${what} (${fate.fate}${'where' in fate ? ` ${fate.where}` : ''})`
}

function isEquivalent({ file, text, what }: Numbered): boolean {
  return EQUIVALENT.some((known) => known.file.test(file) && text.includes(known.line) && known.what.test(what))
}
