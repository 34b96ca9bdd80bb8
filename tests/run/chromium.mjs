import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** The name of a Chromium without a window, as Debian's package and as a program. */
export const SHELL = 'chromium-headless-shell'
const NAMES = ['chromium', 'chromium-browser', 'ungoogled-chromium']
const DEBIAN_PACKAGES = ['chromium', 'fonts-dejavu-core', 'fonts-liberation']

/**
 * Finds a Chromium that can load an unpacked extension: `$CHROMIUM`, then the known names on the path. Where there is
 * none and Debian's packages can be installed, installs it and says so on standard error. Google Chrome itself does
 * not load unpacked extensions from the command line any more, so it is not looked for.
 *
 * @param {readonly string[]} welcome packages of Debian to be installed with it, where there are such
 * @returns {string} the program's path; ends the process with a sentence when there is none to be had
 */
export function findChromium(welcome = []) {
  const found = lookForChromium()
  if (found) return found
  if (installFromDebian('Chromium', DEBIAN_PACKAGES, welcome)) {
    const installed = lookForChromium()
    if (installed) return installed
  }
  process.stderr.write(
    'No Chromium was found. Install it (Debian and Ubuntu: "sudo apt-get install chromium", Fedora: ' +
      '"sudo dnf install chromium", Arch: "sudo pacman -S chromium") or name one: CHROMIUM=/path/to/chromium\n',
  )
  process.exit(1)
}

/**
 * Finds a Chromium without the window that others draw around each page: `$CHROMIUM_SHELL`, then the known name on the path.
 * It loads no extension. Debian's is installed with Chromium and never after it: both have to be of one version.
 *
 * @param {string} chromium what does as well, where there is none
 * @returns {string} the program's path
 */
export function findShell(chromium) {
  return lookFor(process.env['CHROMIUM_SHELL'], [SHELL]) ?? chromium
}

function lookForChromium() {
  return lookFor(process.env['CHROMIUM'], NAMES)
}

/**
 * The path of a program: the one that is named where it is there, then the first of these names on the path.
 *
 * @param {string | undefined} named
 * @param {readonly string[]} names
 * @returns {string | undefined}
 */
export function lookFor(named, names) {
  if (named && existsSync(named)) return named
  for (const name of names) {
    const which = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' })
    if (which.status === 0 && which.stdout.trim()) return which.stdout.trim()
  }
  return undefined
}

/**
 * Installs packages of Debian where that can be done without asking anybody, and says so on standard error.
 *
 * @param {string} what the program as a reader knows it
 * @param {readonly string[]} packages
 * @param {readonly string[]} welcome further ones, which the system may not have
 * @returns {boolean}
 */
export function installFromDebian(what, packages, welcome = []) {
  const isRoot = process.getuid?.() === 0
  const sudo = isRoot ? [] : ['sudo', '-n']
  const canInstall = spawnSync('sh', ['-c', `command -v apt-get${isRoot ? '' : ' && sudo -n true'}`]).status === 0
  if (!canInstall) return false
  process.stderr.write(`No ${what} was found: installing Debian's package with apt-get…\n`)
  const run = (...command) => {
    const [program, ...rest] = [...sudo, 'env', 'DEBIAN_FRONTEND=noninteractive', ...command]
    const ran = spawnSync(program, rest, { stdio: ['ignore', 'ignore', process.stderr.fd] })
    return ran.status === 0
  }
  run('apt-get', 'update', '-qq')
  const install = (...names) => run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...names)
  return (welcome.length > 0 && install(...packages, ...welcome)) || install(...packages)
}
