import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'

export const REPOSITORY = resolve(import.meta.dirname, '..', '..')

/**
 * Runs `npm ci` when packages are missing; reports on standard error and exits on failure.
 * npm writes the checked file last.
 */
export function installPackages() {
  if (existsSync(join(REPOSITORY, 'node_modules', '.package-lock.json'))) return
  process.stderr.write('The packages are missing: installing them with "npm ci"…\n')
  const npm = spawnSync('npm', ['ci'], {
    cwd: REPOSITORY,
    stdio: ['ignore', process.stderr.fd, process.stderr.fd],
    // `npm run --silent` would otherwise hide npm's errors.
    env: { ...process.env, npm_config_loglevel: 'error' },
  })
  if (npm.status === 0) return
  const reason = npm.error ? npm.error.message : `it ended with status ${npm.status}`
  process.stderr.write(`"npm ci" failed: ${reason}. Is npm there, and does it reach a package registry?\n`)
  process.exit(1)
}
