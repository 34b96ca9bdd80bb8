// `npm start`: devnet, extension and browser, from a bare clone.
// Without a display, or with --headless, runs the guided tour and saves pictures under .output/tour/.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { findChromium } from './chromium.mjs'
import { answerHelp } from './help.mjs'
import { installPackages, REPOSITORY } from './install.mjs'

answerHelp(`npm start [-- --headless]

Starts the devnet, builds the extension and opens it in a browser.
  --headless   makes the guided transfers without a window, and saves a picture of each screen under .output/tour/
`)
installPackages()
const chromium = findChromium()
const hasDisplay = ['darwin', 'win32'].includes(process.platform) || process.env.DISPLAY || process.env.WAYLAND_DISPLAY
const isHeadless = !hasDisplay || process.argv.includes('--headless')
if (!hasDisplay) process.stdout.write('There is no display here: the guided transfer is made without one.\n')

const tsx = join(REPOSITORY, 'node_modules', '.bin', 'tsx')
const running = spawn(tsx, [join(REPOSITORY, 'tests/start/main.ts'), ...(isHeadless ? ['--headless'] : [])], {
  cwd: REPOSITORY,
  stdio: ['ignore', 'inherit', 'inherit'],
  env: { ...process.env, CHROMIUM: chromium },
})
// A stop signal ends the whole devnet.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => running.kill(signal))
running.on('exit', (code) => {
  process.exitCode = code ?? 1
})
