// Measures: `npm run bench`, or `npm run --silent bench -- --json` for one line of JSON. `--only browser`, `provider`,
// `presses`, `quote`, `scale`, `verify`, `executor` or `devnet` measures one part; only the first five need a browser.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { findChromium } from './chromium.mjs'
import { installPackages, REPOSITORY } from './install.mjs'

installPackages()
const args = process.argv.slice(2)
const needsBrowser = !/--only[ =](verify|executor|devnet)/.test(args.join(' '))
const tsx = join(REPOSITORY, 'node_modules', '.bin', 'tsx')
const ran = spawnSync(tsx, [join(REPOSITORY, 'tests/bench/main.ts'), ...args], {
  cwd: REPOSITORY,
  stdio: ['ignore', 'inherit', 'inherit'],
  env: { ...process.env, ...(needsBrowser ? { CHROMIUM: findChromium() } : {}) },
})
process.exitCode = ran.status ?? 1
