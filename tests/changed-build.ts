import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin } from 'vite'

const ROOT = join(import.meta.dirname, '..')

/** Replaces a text that its file of `src` must hold exactly once. */
export type SourceChange = Readonly<{ file: string; from: string; to: string }>

type About = Readonly<{ changes: readonly SourceChange[]; entry: string; output: string; name: string }>

/** Bundles an entry with changed sources; returns the address of its module. */
export async function buildChanged({ changes, entry, output, name }: About): Promise<string> {
  const texts = changedTexts(changes)
  await build({
    configFile: false,
    root: ROOT,
    logLevel: 'error',
    ssr: { external: true },
    plugins: [{ name: 'changed', enforce: 'pre', load: (id) => texts.get(id) }, staying],
    build: {
      ssr: entry,
      outDir: output,
      emptyOutDir: false,
      minify: false,
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: `${name}.mjs`, codeSplitting: false } },
    },
  })
  return pathToFileURL(join(output, `${name}.mjs`)).href
}

function changedTexts(changes: readonly SourceChange[]): ReadonlyMap<string, string> {
  const texts = new Map<string, string>()
  for (const { file, from, to } of changes) {
    const path = join(ROOT, 'src', file)
    const text = texts.get(path) ?? readFileSync(path, 'utf8')
    const times = text.split(from).length - 1
    if (times !== 1) throw new RangeError(`expected this once in src/${file}, got it ${times} times: ${from}`)
    texts.set(
      path,
      text.replace(from, () => to),
    )
  }
  return texts
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
