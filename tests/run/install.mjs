import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** The folder of package.json: absolute path. */
export const REPOSITORY = resolve(import.meta.dirname, '..', '..')

/**
 * Runs `npm ci` when the packages are missing, and says so on standard error; standard output stays the caller's.
 * Ends the process with a sentence when it fails. npm writes the file that is looked for last of all.
 */
export function installPackages() {
  if (existsSync(join(REPOSITORY, 'node_modules', '.package-lock.json'))) return
  process.stderr.write('The packages are missing: installing them with "npm ci"…\n')
  const npm = spawnSync('npm', ['ci'], {
    cwd: REPOSITORY,
    stdio: ['ignore', process.stderr.fd, process.stderr.fd],
    // Under `npm run --silent`, npm hands its silence on, and would not say why it failed.
    env: { ...process.env, npm_config_loglevel: 'error' },
  })
  if (npm.status === 0) return
  const reason = npm.error ? npm.error.message : `it ended with status ${npm.status}`
  process.stderr.write(`"npm ci" failed: ${reason}. Is npm there, and does it reach a package registry?\n`)
  process.exit(1)
}
