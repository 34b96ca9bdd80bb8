import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { type Mutant, mutantsOf, withMutants } from './mutate.ts'

const ROOT = join(import.meta.dirname, '../../../..')
const SOURCES = join(ROOT, 'src/core/verify')

/** A mutant with its number, and where it stands. */
export type Numbered = Mutant & Readonly<{ number: number; file: string; line: number }>

/** Builds the proof with every mutant of its folder asleep inside; gives the module's path and the list. */
export async function buildMutants(): Promise<Readonly<{ module: string; mutants: readonly Numbered[] }>> {
  const sources = new Map<string, string>()
  const mutants: Numbered[] = []
  for (const file of readdirSync(SOURCES)
    .filter((name) => name.endsWith('.ts'))
    .sort()) {
    const source = readFileSync(join(SOURCES, file), 'utf8')
    const own = mutantsOf(source)
    sources.set(join(SOURCES, file), withMutants(source, own, mutants.length + 1))
    const from = mutants.length + 1
    own.forEach((mutant, index) => {
      mutants.push({ ...mutant, number: from + index, file, line: source.slice(0, mutant.start).split('\n').length })
    })
  }
  const outDir = join(ROOT, '.output/mutants')
  await build({
    configFile: false,
    root: ROOT,
    logLevel: 'error',
    ssr: { external: true },
    plugins: [{ name: 'mutants', enforce: 'pre', load: (id) => sources.get(id) }],
    build: {
      ssr: join(import.meta.dirname, 'subject.ts'),
      outDir,
      emptyOutDir: true,
      minify: false,
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: 'subject.mjs' } },
    },
  })
  return { module: join(outDir, 'subject.mjs'), mutants }
}
