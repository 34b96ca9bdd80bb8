import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { buildExtension } from './build.mjs'
import { REPOSITORY } from './install.mjs'

const BUILDS = join(REPOSITORY, '.output', 'builds')
const SOURCES = ['src', 'entrypoints', 'assets', 'tests/run', 'wxt.config.ts', 'tsconfig.json', 'package-lock.json']
const DAY_MS = 86_400_000

/** @type {string | undefined} */
let digest

/**
 * Builds for the devnet's default ports, unless the same sources were built before.
 *
 * @param {'chrome' | 'firefox'} browser
 * @returns {string} a folder that stays as it is
 */
export function sharedBuild(browser) {
  digest ??= digestOfSources()
  const built = join(BUILDS, digest, `${browser}-mv3`)
  if (existsSync(built)) return built
  return keep(browser, digest, (output) => void buildExtension({ browser, output, quiet: true }))
}

/**
 * Called before `npm run build`, returns what keeps its result for the tests.
 *
 * @param {'chrome' | 'firefox'} browser
 */
export function keeperOf(browser) {
  const sources = digestOfSources()
  const made = join(REPOSITORY, '.output', `${browser}-mv3`)
  return () => keep(browser, sources, (output) => cpSync(made, join(output, `${browser}-mv3`), { recursive: true }))
}

/**
 * @param {string} browser
 * @param {string} digest
 * @param {(output: string) => void} make
 */
function keep(browser, digest, make) {
  const built = join(BUILDS, digest, `${browser}-mv3`)
  const own = join(BUILDS, `${process.pid}-${browser}`)
  try {
    make(own)
    mkdirSync(join(BUILDS, digest), { recursive: true })
    renameSync(join(own, `${browser}-mv3`), built)
  } catch (error) {
    // Another process was faster.
    if (!existsSync(built)) throw error
  } finally {
    rmSync(own, { recursive: true, force: true })
  }
  forgetOld(digest)
  return built
}

function digestOfSources() {
  const hash = createHash('sha256').update(process.version)
  for (const source of SOURCES) {
    const path = join(REPOSITORY, source)
    const files = statSync(path).isFile() ? [''] : readdirSync(path, { recursive: true, encoding: 'utf8' }).sort()
    for (const file of files.filter((each) => statSync(join(path, each)).isFile())) {
      hash.update(`\0${source}/${file}\0`).update(readFileSync(join(path, file)))
    }
  }
  return hash.digest('hex').slice(0, 16)
}

/** @param {string} current */
function forgetOld(current) {
  for (const name of readdirSync(BUILDS).filter((each) => each !== current)) {
    const { mtimeMs } = statSync(join(BUILDS, name), { throwIfNoEntry: false }) ?? {}
    if (mtimeMs && Date.now() - mtimeMs > DAY_MS) rmSync(join(BUILDS, name), { recursive: true, force: true })
  }
}
