import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildChanged } from '../../changed-build.ts'
import { importBuilt } from '../../native-import.ts'
import { BUNDLE_FLOWS } from './bundles/run.ts'
import { flowsOf } from './flows.ts'
import type { Subject } from './subject.ts'
import { UNDOINGS, type Undoing } from './undoings.ts'

const OUTPUT = join(import.meta.dirname, '../../..', `.output/undone-liveness/${process.pid}`)
/** Up to this many runs may pass until one is red. */
const RUNS = 120
const SEED = 29
const ADVERSE_SECONDS = 7_200
/** Selects the undone part for the next load. */
const SWITCH = 'causewayUndone'

const flows = flowsOf()
let built: string

beforeAll(buildAll, 120_000)
afterAll(() => rmSync(OUTPUT, { recursive: true, force: true }))

describe('a part of the rule that is undone turns its runs red', () => {
  it.each(UNDOINGS)('$what', { timeout: 300_000 }, async (undoing) => {
    const subject = await subjectWithout(undoing)
    const others = new Set<string>()
    for (let run = undoing.run; run < undoing.run + RUNS; run += 1) {
      const { broken } = await explored(subject, undoing, run)
      const found = broken.find((each) => undoing.red.test(each))
      if (found) {
        process.stderr.write(`${undoing.what}\n  run ${run}: ${found}\n`)
        return
      }
      for (const each of broken) others.add(each)
    }
    expect.fail(`none was red: ${[...others].join('; ')}`)
  })
})

function explored({ explore, exploreBundle }: Subject, { of, lives = [] }: Undoing, run: number) {
  const limits = { mostSeconds: ADVERSE_SECONDS, lives }
  const at = <T>(list: readonly T[]) => list[run % list.length] as T
  const seed = SEED * 1_000_003 + run
  return of === 'bundle' ? exploreBundle(at(BUNDLE_FLOWS), seed, limits) : explore(at(flows), seed, limits)
}

async function subjectWithout({ what }: Undoing): Promise<Subject> {
  Object.assign(globalThis, { [SWITCH]: what })
  const { subject } = await importBuilt<Readonly<{ subject: Subject }>>(`${built}?${encodeURIComponent(what)}`)
  return subject
}

// One build holds both versions of each part; loading selects one.
async function buildAll(): Promise<void> {
  const changes = UNDOINGS.map(({ what, file, from, to }) => ({ file, from, to: either(what, from, to) }))
  built = await buildChanged({
    changes,
    entry: join(import.meta.dirname, 'subject.ts'),
    output: OUTPUT,
    name: 'subject',
  })
}

// A conditional's switch covers the part before its colon.
function either(what: string, from: string, to: string): string {
  const isUndone = `globalThis.${SWITCH} === ${JSON.stringify(what)}`
  const tail = / : $/.exec(from)?.[0] ?? ''
  const plain = (text: string) => text.slice(0, text.length - tail.length)
  return `(${isUndone} ? ${plain(to)} : ${plain(from)})${tail}`
}
