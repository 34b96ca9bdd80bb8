// Measures: `npm run bench`, or `npm run --silent bench -- --json` for one line of JSON.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { findChromium } from './chromium.mjs'
import { installPackages, REPOSITORY } from './install.mjs'

installPackages()
const tsx = join(REPOSITORY, 'node_modules', '.bin', 'tsx')
const ran = spawnSync(tsx, [join(REPOSITORY, 'tests/bench/main.ts'), ...process.argv.slice(2)], {
  cwd: REPOSITORY,
  stdio: ['ignore', 'inherit', 'inherit'],
  env: { ...process.env, CHROMIUM: findChromium() },
})
process.exitCode = ran.status ?? 1
