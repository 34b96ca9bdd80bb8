// Bundles a program, which then loads in a third of the time and memory: `node tests/run/bundle.mjs ENTRY`.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { REPOSITORY } from './install.mjs'

const PREFIX = '// made from '

/**
 * Returns the entry's bundle, rebuilt after a change. Throws when the build fails.
 *
 * @param {string} entry absolute path
 * @returns {string} absolute path of an ES module with the same exports
 */
export function bundled(entry) {
  const file = join(REPOSITORY, '.output', 'bundles', `${relative(REPOSITORY, entry).replaceAll(/[/\\]/g, '-')}.mjs`)
  if (isFresh(file)) return file
  // A separate process frees the bundler's memory.
  const built = spawnSync(process.execPath, [import.meta.filename, entry, file], { encoding: 'utf8' })
  if (built.status !== 0) throw new Error(`${entry} could not be put into one file:\n${built.stderr}`)
  return file
}

/** A bundle's first line lists its sources with times and sizes. */
function isFresh(file) {
  try {
    const [first = ''] = readFileSync(file, 'utf8').split('\n', 1)
    const sources = JSON.parse(first.slice(PREFIX.length))
    return Object.entries(sources).every(([path, stamp]) => stampOf(path) === stamp)
  } catch {
    return false
  }
}

function stampOf(path) {
  const { mtimeMs, size } = statSync(join(REPOSITORY, path))
  return `${mtimeMs} ${size}`
}

/** A file changed during the build gets a stamp that never fits. */
function stampBefore(path, beganMs) {
  return statSync(join(REPOSITORY, path)).mtimeMs < beganMs ? stampOf(path) : ''
}

async function build(entry, file) {
  const beganMs = Date.now()
  const { build: vite } = await import('vite')
  const { output } = await vite({
    root: REPOSITORY,
    configFile: false,
    logLevel: 'error',
    plugins: [{ name: 'places', transform: (code, id) => ({ code: withPlaces(code, id), map: null }) }],
    ssr: { noExternal: true, target: 'node' },
    build: {
      ssr: entry,
      write: false,
      minify: false,
      target: 'node20',
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })
  const [chunk] = output
  const sources = Object.keys(chunk.modules)
    .filter((id) => id.startsWith(REPOSITORY) && !id.includes('node_modules'))
    .map((id) => relative(REPOSITORY, id.replace(/\?.*/, '')))
  // The lock file fixes the packages; this file defines the bundling.
  const inputs = [...sources, 'package-lock.json', relative(REPOSITORY, import.meta.filename)]
  const stamps = Object.fromEntries(inputs.map((path) => [path, stampBefore(path, beganMs)]))
  mkdirSync(dirname(file), { recursive: true })
  // Another process may be reading it, so the rename is atomic.
  const unfinished = join(dirname(file), `${process.pid}-${basename(file)}`)
  writeFileSync(unfinished, `${PREFIX}${JSON.stringify(stamps)}\n${chunk.code}`)
  renameSync(unfinished, file)
}

/** Keeps the source's own location. */
function withPlaces(code, id) {
  if (id.includes('node_modules') || !id.startsWith(REPOSITORY)) return code
  return code
    .replaceAll('import.meta.dirname', JSON.stringify(dirname(id)))
    .replaceAll('import.meta.filename', JSON.stringify(id))
    .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
}

if (process.argv[1] === import.meta.filename) await build(process.argv[2], process.argv[3])
