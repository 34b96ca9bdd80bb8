import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import fc from 'fast-check'
import { buildMutants, type Numbered } from './build.ts'
import { EQUIVALENT } from './equivalent.ts'

/** A mutant that says nothing for so long turns in circles, and is as good as dead. */
const PATIENCE_MILLISECONDS = 120_000

/** What became of a run: the score leaves out what is known to change nothing. */
export type Score = Readonly<{
  mutants: number
  tried: number
  killed: number
  equivalent: number
  survived: readonly string[]
  score: string
}>

/**
 * `npm run mutants [-- --count N --seed S --file NAME --json]`: changes the proof in one place at a time and sees whether
 * its tests notice. All mutants unless a count is given; exit status 0 whatever the score.
 */
export async function main(args: readonly string[]): Promise<Score> {
  const options = {
    count: { type: 'string' },
    seed: { type: 'string' },
    file: { type: 'string' },
    json: { type: 'boolean' },
  } as const
  const { values } = parseArgs({ args: [...args], options })
  const seed = Number(values.seed ?? 4)
  const { module, mutants } = await buildMutants()
  const wanted = mutants.filter(({ file }) => values.file === undefined || file === values.file)
  const count = Math.min(Number(values.count ?? wanted.length), wanted.length)
  const [chosen = []] = fc.sample(fc.shuffledSubarray([...wanted], { minLength: count, maxLength: count }), {
    seed,
    numRuns: 1,
  })
  const results = await judgeAll(module, chosen, seed)
  const living = chosen.filter(({ number }) => results.get(number) === undefined)
  const known = living.filter(isEquivalent)
  const survived = living.filter((each) => !isEquivalent(each)).map(({ file, line, what }) => `${file}:${line} ${what}`)
  const judged = chosen.length - known.length
  const killed = judged - survived.length
  const score = `${((100 * killed) / Math.max(1, judged)).toFixed(1)} %`
  const result = { mutants: mutants.length, tried: chosen.length, killed, equivalent: known.length, survived, score }
  process.stdout.write(values.json ? `${JSON.stringify(result)}\n` : inWords(result))
  return result
}

function inWords({ mutants, tried, killed, equivalent, survived, score }: Score): string {
  const head = `${tried} of ${mutants} mutants tried: ${killed} killed, ${equivalent} known to change nothing, ${survived.length} survived: ${score}`
  return `${[head, ...survived.map((each) => `  survived: ${each}`)].join('\n')}\n`
}

function isEquivalent({ file, what }: Numbered): boolean {
  return EQUIVALENT.some((known) => known.file === file && known.what.test(what))
}

async function judgeAll(module: string, chosen: readonly Numbered[], seed: number) {
  const results = new Map<number, string | undefined>()
  let left = chosen.map(({ number }) => number)
  while (left.length > 0) {
    const [stuck] = await judgeSome(module, left, seed, results)
    if (stuck !== undefined) results.set(stuck, 'turns in circles')
    left = left.filter((number) => !results.has(number))
  }
  return results
}

// Gives the mutant that did not answer, if one did not.
function judgeSome(module: string, numbers: readonly number[], seed: number, results: Map<number, string | undefined>) {
  return new Promise<readonly number[]>((resolve, reject) => {
    const worker = new Worker(new URL('./worker.mjs', import.meta.url), {
      workerData: { module, numbers, seed },
    })
    let next = 0
    let timer: NodeJS.Timeout | undefined
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(
        () => void worker.terminate().then(() => resolve(numbers.slice(next, next + 1))),
        PATIENCE_MILLISECONDS,
      )
    }
    worker.on('message', (said: { number?: number; by?: string }) => {
      wait()
      if (said.number === undefined) return
      results.set(said.number, said.by)
      next += 1
    })
    worker.on('error', (cause) => {
      clearTimeout(timer)
      reject(cause)
    })
    worker.on('exit', () => {
      clearTimeout(timer)
      resolve([])
    })
  })
}
