import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const NAMES = ['chromium', 'chromium-browser', 'ungoogled-chromium']
const DEBIAN_PACKAGES = ['chromium', 'fonts-dejavu-core', 'fonts-liberation']

/**
 * Finds a Chromium that can load an unpacked extension: `$CHROMIUM`, then the known names on the path. Where there is
 * none and Debian's packages can be installed, installs it and says so on standard error. Google Chrome itself does
 * not load unpacked extensions from the command line any more, so it is not looked for.
 *
 * @returns {string} the program's path; ends the process with a sentence when there is none to be had
 */
export function findChromium() {
  const found = lookForChromium()
  if (found) return found
  if (installFromDebian()) {
    const installed = lookForChromium()
    if (installed) return installed
  }
  process.stderr.write(
    'No Chromium was found. Install it (Debian and Ubuntu: "sudo apt-get install chromium", Fedora: ' +
      '"sudo dnf install chromium", Arch: "sudo pacman -S chromium") or name one: CHROMIUM=/path/to/chromium\n',
  )
  process.exit(1)
}

function lookForChromium() {
  const named = process.env['CHROMIUM']
  if (named && existsSync(named)) return named
  for (const name of NAMES) {
    const which = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' })
    if (which.status === 0 && which.stdout.trim()) return which.stdout.trim()
  }
  return undefined
}

function installFromDebian() {
  const isRoot = process.getuid?.() === 0
  const sudo = isRoot ? [] : ['sudo', '-n']
  const canInstall = spawnSync('sh', ['-c', `command -v apt-get${isRoot ? '' : ' && sudo -n true'}`]).status === 0
  if (!canInstall) return false
  process.stderr.write("No Chromium was found: installing Debian's package with apt-get…\n")
  const run = (...command) => {
    const [program, ...rest] = [...sudo, 'env', 'DEBIAN_FRONTEND=noninteractive', ...command]
    const ran = spawnSync(program, rest, { stdio: ['ignore', 'ignore', process.stderr.fd] })
    return ran.status === 0
  }
  run('apt-get', 'update', '-qq')
  return run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...DEBIAN_PACKAGES)
}
