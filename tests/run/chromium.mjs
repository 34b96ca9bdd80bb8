import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Headless Chromium's Debian package and program. */
const SHELL = 'chromium-headless-shell'
const NAMES = ['chromium', 'chromium-browser', 'ungoogled-chromium']
const DEBIAN_PACKAGES = ['chromium', 'fonts-dejavu-core', 'fonts-liberation']

/**
 * Finds a Chromium for unpacked extensions: `$CHROMIUM`, then known names; else installs Debian's.
 *
 * @returns {string} the program's path; ends the process when there is none
 */
export function findChromium() {
  return findBrowsers({ wantsShell: false }).chromium
}

/**
 * Also finds a headless shell without extensions: `$CHROMIUM_SHELL`, then the known name; else Debian's.
 *
 * @returns {{ chromium: string, shell: string }} the paths; both Chromium's without a shell
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
 * Returns alternative lists of Debian packages, empty when nothing is missing or Chromium isn't Debian's.
 * The shell's version must equal Chromium's.
 *
 * @param {{ chromium?: string | undefined, shell?: string | undefined, wantsShell: boolean, version?: string | undefined }} found
 *   the paths, and the Chromium package's version
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

/** The version of the program's Debian package, if any. */
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
 * Returns the named program if it exists, else the first of the names on the path.
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
 * Installs Debian packages where no prompt is needed; reports on standard error.
 *
 * @param {string} what the program's readable name
 * @param {readonly (readonly string[])[]} attempts alternative package lists, in order
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
  // Old lists still have Chromium's version; an update may drop it.
  if (attempts.filter((names) => names.some((name) => name.includes('='))).some(install)) return true
  run('apt-get', 'update', '-qq')
  return attempts.some(install)
}
