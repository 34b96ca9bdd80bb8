import { readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin } from 'vite'
import { importBuilt } from '../../../../native-import.ts'
import type { Game } from './subject.ts'

const ROOT = join(import.meta.dirname, '../../../../..')
// Each run has one, and loads copies from it until the end.
const OUTPUT = join(ROOT, `.output/undone/${process.pid}`)

/** Replaces lines of `src/core`, which must occur exactly once. */
export type Patch = Readonly<{ file: string; from: string; to: string }>

/** Builds the plays with a patched core; `name` tells builds apart. */
export async function gameWith(patches: readonly Patch[], name: string): Promise<Game> {
  const texts = new Map<string, string>()
  for (const { file, from, to } of patches) {
    const path = join(ROOT, 'src/core', file)
    const text = texts.get(path) ?? readFileSync(path, 'utf8')
    const times = text.split(from).length - 1
    if (times !== 1) throw new RangeError(`expected this once in src/core/${file}, got it ${times} times: ${from}`)
    texts.set(
      path,
      text.replace(from, () => to),
    )
  }
  await build({
    configFile: false,
    root: ROOT,
    logLevel: 'error',
    ssr: { external: true },
    plugins: [{ name: 'undone', enforce: 'pre', load: (id) => texts.get(id) }, staying],
    build: {
      ssr: join(import.meta.dirname, 'subject.ts'),
      outDir: OUTPUT,
      emptyOutDir: false,
      minify: false,
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: `${name}.mjs` } },
    },
  })
  const { game } = await importBuilt<Readonly<{ game: Game }>>(pathToFileURL(join(OUTPUT, `${name}.mjs`)).href)
  return game
}

export function removeBuilt(): void {
  rmSync(OUTPUT, { recursive: true, force: true })
}

// A bundled file must still find its neighbours.
const staying: Plugin = {
  name: 'staying',
  enforce: 'pre',
  transform: (code, id) => {
    if (!id.startsWith(ROOT) || !code.includes('import.meta.dirname')) return undefined
    return code.replaceAll('import.meta.dirname', JSON.stringify(dirname(id)))
  },
}
