import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** The name of a Chromium without a window, as Debian's package and as a program. */
const SHELL = 'chromium-headless-shell'
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
  return findBrowsers({ wantsShell: false }).chromium
}

/**
 * Finds the same Chromium, and one without the window that others draw around each page: `$CHROMIUM_SHELL`, then the known
 * name on the path. It loads no extension. What Debian has of both and is missing is installed.
 *
 * @returns {{ chromium: string, shell: string }} the programs' paths; Chromium's twice where there is no other
 */
export function findChromiumAndShell() {
  return findBrowsers({ wantsShell: true })
}

function findBrowsers({ wantsShell }) {
  const found = { chromium: lookForChromium(), shell: lookForShell() }
  const attempts = packagesToTry({ ...found, wantsShell, version: versionOfDebian(found.chromium) })
  if (attempts.length > 0) installFromDebian(found.chromium ? SHELL : 'Chromium', attempts)
  const chromium = lookForChromium()
  const shell = lookForShell()
  if (chromium && wantsShell && !shell) {
    process.stderr.write(
      `There is no ${SHELL} to be had: screens are drawn by the whole Chromium, which takes longer\n`,
    )
  }
  if (chromium) return { chromium, shell: shell ?? chromium }
  process.stderr.write(
    'No Chromium was found. Install it (Debian and Ubuntu: "sudo apt-get install chromium", Fedora: ' +
      '"sudo dnf install chromium", Arch: "sudo pacman -S chromium") or name one: CHROMIUM=/path/to/chromium\n',
  )
  process.exit(1)
}

/**
 * Which packages of Debian to install, one list after the other until one can be: none where nothing is missing, or where
 * Chromium is not Debian's. Both have to be of one version: a missing shell is wanted in that of the Chromium that is
 * there, and else both in the newest.
 *
 * @param {{ chromium?: string | undefined, shell?: string | undefined, wantsShell: boolean, version?: string | undefined }} found
 *   the programs' paths, and the version of Debian's package that the Chromium is of
 * @returns {readonly (readonly string[])[]}
 */
export function packagesToTry({ chromium, shell, wantsShell, version }) {
  if (!chromium) return wantsShell ? [[...DEBIAN_PACKAGES, SHELL], DEBIAN_PACKAGES] : [DEBIAN_PACKAGES]
  if (shell || !wantsShell || !version) return []
  return [[`${SHELL}=${version}`], ['chromium', SHELL]]
}

function lookForChromium() {
  return lookFor(process.env['CHROMIUM'], NAMES)
}

function lookForShell() {
  return lookFor(process.env['CHROMIUM_SHELL'], [SHELL])
}

/** The version of Debian's package that a program is of, where it is of that package. */
function versionOfDebian(program) {
  if (!program) return undefined
  const ask = (...question) => spawnSync('dpkg-query', question, { encoding: 'utf8' })
  const owner = ask('--search', program)
  if (owner.status !== 0 || !owner.stdout.startsWith('chromium: ')) return undefined
  // biome-ignore lint/suspicious/noTemplateCurlyInString: dpkg-query puts the version there
  const version = ask('--show', '--showformat=${Version}', 'chromium')
  return version.status === 0 ? version.stdout : undefined
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
 * @param {readonly (readonly string[])[]} attempts packages, one list after the other until one could be installed
 * @returns {boolean}
 */
export function installFromDebian(what, attempts) {
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
  const install = (names) => run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...names)
  // A version that is wanted is in the lists that its Chromium came by; newer ones may have it no more.
  if (attempts.filter((names) => names.some((name) => name.includes('='))).some(install)) return true
  run('apt-get', 'update', '-qq')
  return attempts.some(install)
}
