import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { REPOSITORY } from './install.mjs'

const IS_UNIT = /\.test\.tsx?$/
const IS_BROWSER = /\.spec\.ts$/

/**
 * Returns uncommitted files, or the last commit's.
 *
 * @returns {string[]} paths from the repository's root
 */
export function changedFiles() {
  const uncommitted = [
    ...git('diff', '--name-only', 'HEAD', '--'),
    ...git('ls-files', '--others', '--exclude-standard', '--'),
  ]
  const changed = uncommitted.length > 0 ? uncommitted : git('diff', '--name-only', 'HEAD~1', 'HEAD', '--')
  return changed.filter((file) => existsSync(join(REPOSITORY, file)))
}

/**
 * A test or folder selects itself; a source selects its own test and direct importers.
 *
 * @param {readonly string[]} files paths from the repository's root
 * @returns {{ unit: string[], browser: string[] }} test files for vitest and Playwright
 */
export function testsOf(files) {
  const tests = git('ls-files', '--cached', '--others', '--exclude-standard', '--', 'tests').filter(
    (file) => (IS_UNIT.test(file) || IS_BROWSER.test(file)) && existsSync(join(REPOSITORY, file)),
  )
  const wanted = new Set(files)
  const isIn = (test) => files.some((file) => test === file || test.startsWith(`${file}/`))
  const chosen = tests.filter((test) => isIn(test) || isOf(test, wanted))
  return {
    unit: chosen.filter((test) => IS_UNIT.test(test)),
    browser: chosen.filter((test) => IS_BROWSER.test(test)),
  }
}

function isOf(test, wanted) {
  const stem = test.replace(/^tests\//, '').replace(/\.(test|spec)\.tsx?$/, '')
  const named = ['src/', 'entrypoints/', ''].flatMap((root) => ['.ts', '.tsx'].map((end) => `${root}${stem}${end}`))
  if (named.some((file) => wanted.has(file))) return true
  const text = readFileSync(join(REPOSITORY, test), 'utf8')
  return [...text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].some(([, path]) =>
    wanted.has(normalize(join(dirname(test), path))),
  )
}

function git(...args) {
  const ran = spawnSync('git', args, { cwd: REPOSITORY, encoding: 'utf8', maxBuffer: 1 << 26 })
  if (ran.status !== 0) throw new Error(`git ${args[0]} failed: ${ran.error?.message ?? ran.stderr}`)
  return ran.stdout.split('\n').filter(Boolean)
}
