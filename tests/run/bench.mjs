// `npm run bench`, or `npm run --silent bench -- --json` for one line of JSON.
// `--only PART` measures one part and may repeat; `--smallest` measures once, as a check.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { findChromium } from './chromium.mjs'
import { answerHelp } from './help.mjs'
import { installPackages, REPOSITORY } from './install.mjs'

answerHelp(`npm run bench [-- OPTIONS]

Measures each figure beside a peer or a floor in the same run.
  --only PART   measures one part; may be given again
  --smallest    measures each part once, to see that it runs
  --json        prints one line of JSON
`)
installPackages()
const args = process.argv.slice(2)
const only = args.flatMap((each, at) =>
  each === '--only' ? [args[at + 1]] : (each.match(/^--only=(.*)/)?.slice(1) ?? []),
)
const needsBrowser =
  only.length === 0 || only.some((name) => !['verify', 'bitcoin', 'executor', 'devnet'].includes(name))
const tsx = join(REPOSITORY, 'node_modules', '.bin', 'tsx')
const ran = spawnSync(tsx, [join(REPOSITORY, 'tests/bench/main.ts'), ...args], {
  cwd: REPOSITORY,
  stdio: ['ignore', 'inherit', 'inherit'],
  env: { ...process.env, ...(needsBrowser ? { CHROMIUM: findChromium() } : {}) },
})
process.exitCode = ran.status ?? 1
