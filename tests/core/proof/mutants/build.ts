import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin } from 'vite'
import { readsBehind } from './behind.ts'
import { mutantsOf } from './mutate.ts'
import type { Proof } from './subject.ts'
import type { Unit } from './units.ts'
import { asleep, type WithNumber, watched, weave } from './weave.ts'

const ROOT = join(import.meta.dirname, '../../../..')
const SOURCES = join(ROOT, 'src/core/verify')
/** Display text is not mutated. */
const SENTENCES = 'words/'
const TESTS = join(ROOT, 'tests/core/verify')
const OTHER_TESTS = [join(ROOT, 'tests/core/proof/published.test.ts')]
const OUTPUT = join(ROOT, `.output/mutants/${process.pid}`)

// Reads once, so edits during a run don't matter.
const PROOF: ReadonlyMap<string, string> = new Map(
  filesOf(SOURCES, '.ts')
    .filter((file) => !file.startsWith(SENTENCES))
    .map((file) => [file, readFileSync(join(SOURCES, file), 'utf8')]),
)

export type Numbered = WithNumber & Readonly<{ file: string; line: number; text: string }>

export function listMutants(): readonly Numbered[] {
  const mutants: Numbered[] = []
  for (const [file, source] of PROOF) {
    for (const mutant of mutantsOf(source)) {
      const line = source.slice(0, mutant.start).split('\n').length
      const text = source.split('\n')[line - 1] ?? ''
      mutants.push({ ...mutant, number: mutants.length + 1, file, line, text })
    }
  }
  return mutants
}

/** Proof and unit tests contain the same mutants. */
export type Copy = Readonly<{ proof: Proof; units: readonly Unit[] }>

/** One build watches mutants, copies activate one each. `pendingNotifications` mutants can't be watched. */
export type Built = Readonly<{
  watching: () => Promise<Copy>
  copy: (as: string) => Promise<Copy>
  pendingNotifications: ReadonlySet<number>
}>

/** Builds dormant mutants, then a watched copy; `name` separates builds. */
export async function buildMutants(mutants: readonly Numbered[], name: string): Promise<Built> {
  const { reads, pendingNotifications } = readsBehind(PROOF, mutants)
  await bundle(`${name}-asleep`, (file, source) => weave(source, inFile(mutants, file).map(asleep)))
  await bundle(`${name}-watched`, (file, source) =>
    weave(source, [...inFile(mutants, file).map(watched), ...(reads.get(file) ?? [])]),
  )
  const load = async (kind: string, as: string): Promise<Copy> => {
    const copy: Copy = await import(`${pathToFileURL(join(OUTPUT, `${name}-${kind}.mjs`)).href}?copy=${as}`)
    return copy
  }
  return { watching: () => load('watched', 'one'), copy: (as) => load('asleep', as), pendingNotifications }
}

export function removeBuilt(): void {
  rmSync(OUTPUT, { recursive: true, force: true })
}

function filesOf(folder: string, end: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(end))
    .sort()
}

function inFile(mutants: readonly Numbered[], file: string): readonly Numbered[] {
  return mutants.filter((each) => each.file === file)
}

async function bundle(name: string, woven: (file: string, source: string) => string): Promise<void> {
  const texts = new Map([...PROOF].map(([file, source]) => [join(SOURCES, file), woven(file, source)]))
  await build({
    configFile: false,
    root: ROOT,
    logLevel: 'error',
    ssr: { external: true },
    plugins: [{ name: 'mutants', enforce: 'pre', load: (id) => texts.get(id) }, remembering, testing],
    build: {
      ssr: ENTRY,
      outDir: OUTPUT,
      emptyOutDir: false,
      minify: false,
      target: 'node20',
      // A copy must have every module of its own.
      rolldownOptions: { output: { entryFileNames: `${name}.mjs`, codeSplitting: false } },
    },
  })
}

/** Code outside the mutated folder never changes, so its costly results are cached. */
const REMEMBERED: ReadonlyMap<string, string> = new Map([
  ['src/core/quote/order-id.ts', join(import.meta.dirname, 'remembered-order.ts')],
  ['src/core/quote/order-signature.ts', join(import.meta.dirname, 'remembered-order.ts')],
  ['src/core/families/bitcoin/transaction/script-key.ts', join(import.meta.dirname, 'remembered-key.ts')],
])

const remembering: Plugin = {
  name: 'remembering',
  enforce: 'pre',
  resolveId: (id, importer) =>
    importer?.startsWith(SOURCES) ? REMEMBERED.get(relative(ROOT, join(dirname(importer), id))) : undefined,
}

/** These need a node, read no proof, or cost too much. */
const LEFT_OUT: readonly string[] = [
  'bitcoin/devnet.test.ts',
  'bitcoin/mutation.test.ts',
  'readme.test.ts',
  'text.test.ts',
]
const UNITS = join(import.meta.dirname, 'units.ts')
const ENTRY = join(import.meta.dirname, 'entry.ts')

function entryText(): string {
  const tests = filesOf(TESTS, '.test.ts').filter((file) => !LEFT_OUT.includes(file))
  const files = [...tests.map((file) => join(TESTS, file)), ...OTHER_TESTS]
  return [
    ...files.map((file) => `import ${JSON.stringify(file)}`),
    `export { proof } from ${JSON.stringify(join(import.meta.dirname, 'subject.ts'))}`,
    `export { units } from ${JSON.stringify(UNITS)}`,
  ].join('\n')
}

/** Collects unit tests instead of running them, with their files. Built tests must still find neighbouring files. */
const testing: Plugin = {
  name: 'testing',
  enforce: 'pre',
  resolveId: (id, importer) => {
    if (id === ENTRY) return id
    return id === 'vitest' && importer !== UNITS ? UNITS : undefined
  },
  load: (id) => (id === ENTRY ? entryText() : undefined),
  transform: (code, id) => {
    if (!id.startsWith(ROOT)) return undefined
    const placed = code.replaceAll('import.meta.dirname', JSON.stringify(dirname(id)))
    if (!id.endsWith('.test.ts')) return placed
    const name = JSON.stringify(relative(TESTS, id))
    return `import { collectFrom } from ${JSON.stringify(UNITS)}\ncollectFrom(${name})\n${placed}`
  },
}
