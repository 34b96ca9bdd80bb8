// Completes package-lock.json after package changes: `node tests/run/complete-lock.mjs`.
// Some registries lack other platforms' native packages, so npm omits them and `npm ci` refuses the file.
// This restores their exact versions, without hashes.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { REPOSITORY } from './install.mjs'

const SYSTEMS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32']
const PROCESSORS = ['arm', 'arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64']
const OTHER_NAMES = { amd64: 'x64', ppc64le: 'ppc64', windows: 'win32' }

const file = join(REPOSITORY, 'package-lock.json')
const lock = JSON.parse(readFileSync(file, 'utf8'))
const { packages } = lock
let added = 0

for (const [path, entry] of Object.entries(packages)) {
  for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
    if (find(path, name)) continue
    packages[placeFor(path, name)] = missing(name, range, entry.dev === true)
    added += 1
  }
}
lock.packages = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1)))
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
console.log(`${added} packages of other platforms written into package-lock.json`)

/** Node's lookup: beside the package, then in each folder above. */
function find(path, name) {
  for (let at = path; ; at = at.slice(0, Math.max(0, at.lastIndexOf('node_modules/') - 1))) {
    if (packages[`${at ? `${at}/` : ''}node_modules/${name}`]) return true
    if (!at) return false
  }
}

function placeFor(path, name) {
  const top = `node_modules/${name}`
  return packages[top] ? `${path}/${top}` : top
}

function missing(name, range, dev) {
  const words = name.split(/[/-]/).map((word) => OTHER_NAMES[word] ?? word)
  const os = name === 'fsevents' ? ['darwin'] : SYSTEMS.filter((system) => words.includes(system))
  const cpu = PROCESSORS.filter((processor) => words.includes(processor))
  const libc = words.some((word) => word.startsWith('musl'))
    ? ['musl']
    : words.some((word) => word.startsWith('gnu'))
      ? ['glibc']
      : []
  return {
    version: range.replace(/^[\^~]/, ''),
    ...(cpu.length > 0 ? { cpu } : {}),
    ...(dev ? { dev } : {}),
    ...(libc.length > 0 && os.includes('linux') ? { libc } : {}),
    optional: true,
    ...(os.length > 0 ? { os } : {}),
  }
}
