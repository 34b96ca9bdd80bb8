import { spawn } from 'node:child_process'
import { access, cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'

const PACKAGE = 'bitcoin-knots'
const SUITE = 'sid'
const KEYRINGS = [
  '/usr/share/keyrings/debian-archive-keyring.gpg',
  '/usr/share/keyrings/debian-archive-keyring.pgp',
  '/etc/apt/trusted.gpg.d/debian-archive-keyring.gpg',
]

/**
 * Unpacks Debian sid's bitcoind and its libraries into `target`, in one final step.
 * Throws on failure.
 *
 * @param {string} target
 */
export async function fetchFromDebian(target) {
  const work = `${target}.${process.pid}`
  await rm(work, { recursive: true, force: true })
  try {
    await mkdir(join(work, 'packages'), { recursive: true })
    const apt = await updatedApt(work)
    const names = librariesOf(await run('apt-cache', ['depends', '--recurse', ...ONLY_DEPENDS, PACKAGE], apt))
    await run('apt-get', ['download', '-qq', PACKAGE, ...names], { cwd: join(work, 'packages'), ...apt })
    for (const file of await readdir(join(work, 'packages'))) {
      await run('dpkg-deb', ['-x', join(work, 'packages', file), join(work, 'root')])
    }
    await assemble(join(work, 'root'), join(work, 'done'))
    await rm(target, { recursive: true, force: true })
    await rename(join(work, 'done'), target)
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}

const ONLY_DEPENDS = ['recommends', 'suggests', 'conflicts', 'breaks', 'replaces', 'enhances'].map(
  (kind) => `--no-${kind}`,
)

/**
 * A private apt on the first Debian mirror with the package; third parties' sources may also claim Debian's
 * releases.
 */
async function updatedApt(work) {
  let failure = new Error('apt knows no mirror of Debian')
  for (const [index, mirror] of (await debianMirrors()).entries()) {
    try {
      const apt = await privateApt(join(work, `apt-${index}`), mirror)
      await run('apt-get', ['update', '-qq'], apt)
      await run('apt-cache', ['show', PACKAGE], apt)
      return apt
    } catch (error) {
      failure = error
    }
  }
  throw failure
}

/** The machine's Debian mirrors; apt knows them even before its first update. */
async function debianMirrors() {
  const text = await readFile('/etc/os-release', 'utf8').catch(() => '')
  const value = (name) => new RegExp(`^${name}="?([^"\n]*)"?$`, 'm').exec(text)?.[1]
  if (value('ID') !== 'debian') throw new Error('this machine is not a Debian')
  const releases = [value('VERSION_CODENAME'), 'stable', 'testing', 'unstable', SUITE]
  const listed = await run('apt-get', ['update', '--print-uris'])
  const sources = [...listed.matchAll(/^'(\S+)\/dists\/(\S+)\/InRelease'/gm)]
  const mirrors = sources.filter(([, , release]) => releases.includes(release)).map(([, mirror]) => mirror)
  return [...new Set(mirrors)]
}

async function privateApt(folder, mirror) {
  await mkdir(join(folder, 'lists', 'partial'), { recursive: true })
  await mkdir(join(folder, 'cache', 'archives', 'partial'), { recursive: true })
  const keyring = await firstThat(KEYRINGS, isThere)
  const options = keyring ? `[signed-by=${keyring}] ` : ''
  await writeFile(join(folder, 'sources.list'), `deb ${options}${mirror} ${SUITE} main\n`)
  // Keeps the machine's proxies and time-outs, but no system hooks or sandboxes.
  const acquire = (await run('apt-config', ['dump', 'Acquire']))
    .split('\n')
    .filter((line) => !/IndexTargets|Changelogs/.test(line))
  const settings = [
    ...acquire,
    'Dir::Etc::parts "/dev/null";',
    'Dir::Etc::main "/dev/null";',
    `Dir::Etc::sourcelist "${join(folder, 'sources.list')}";`,
    'Dir::Etc::sourceparts "/dev/null";',
    'Dir::Etc::preferences "/dev/null";',
    'Dir::Etc::preferencesparts "/dev/null";',
    `Dir::State "${folder}";`,
    'Dir::State::status "/dev/null";',
    `Dir::Cache "${join(folder, 'cache')}";`,
    'APT::Sandbox::User "root";',
  ]
  await writeFile(join(folder, 'apt.conf'), `${settings.join('\n')}\n`)
  return { env: { ...process.env, APT_CONFIG: join(folder, 'apt.conf'), LC_ALL: 'C' } }
}

function isThere(file) {
  return access(file).then(
    () => true,
    () => false,
  )
}

/** Parses direct and indirect libraries from `apt-cache depends`. */
function librariesOf(listing) {
  const depends = new Map()
  let current = []
  for (const line of listing.split('\n')) {
    const needed = /^ {1,2}\|?(?:Pre)?Depends: (\S+)/.exec(line)?.[1]
    if (needed) current.push(needed)
    else if (/^\S/.test(line)) {
      current = []
      depends.set(line.trim(), current)
    }
  }
  const found = new Set()
  const visit = (name) => {
    for (const needed of depends.get(name) ?? []) {
      if (!/^(lib|zlib)/.test(needed) || found.has(needed)) continue
      found.add(needed)
      visit(needed)
    }
  }
  visit(PACKAGE)
  return [...found]
}

/** Keeps the program with its own loader and libraries, because the machine's C library may be older. */
async function assemble(root, target) {
  const files = await walk(root)
  const program = files.find((file) => file.endsWith('/bin/bitcoind'))
  const loader = files.find((file) => /\/ld-linux[^/]*\.so\.\d+$/.test(file))
  if (!program || !loader) throw new Error(`the packages hold no ${program ? 'dynamic loader' : 'bitcoind'}`)
  const folders = [
    ...new Set(files.filter((file) => /\.so(\.|$)/.test(file)).map((file) => file.slice(0, file.lastIndexOf('/')))),
  ]
  const listed = await run(loader, ['--library-path', folders.join(':'), '--list', program])
  const libraries = [...listed.matchAll(/=> (\/\S+)/g)].map(([, file]) => file).filter((file) => file !== undefined)
  await mkdir(join(target, 'bin'), { recursive: true })
  await mkdir(join(target, 'lib'))
  for (const file of new Set([loader, ...libraries])) {
    if (!file.startsWith(root)) throw new Error(`${basename(file)} is not among the packages`)
    await cp(file, join(target, 'lib', basename(file)), { dereference: true })
  }
  await cp(program, join(target, 'lib', 'bitcoind'), { dereference: true })
  const script = `#!/bin/sh\nlib=$(dirname "$(readlink -f "$0")")/../lib\nexec "$lib/${basename(loader)}" --library-path "$lib" "$lib/bitcoind" "$@"\n`
  await writeFile(join(target, 'bin', 'bitcoind'), script, { mode: 0o755 })
  await run(join(target, 'bin', 'bitcoind'), ['-version'])
}

async function walk(folder) {
  const entries = await readdir(folder, { withFileTypes: true })
  const found = await Promise.all(
    entries.map((entry) => {
      const path = join(folder, entry.name)
      return entry.isDirectory() ? walk(path) : [path]
    }),
  )
  return found.flat()
}

async function firstThat(values, holds) {
  for (const value of values) if (await holds(value)) return value
  return undefined
}

/** Returns a program's output; throws its last errors. */
function run(program, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options })
    let output = ''
    let complaint = ''
    child.stdout.on('data', (data) => (output += data))
    child.stderr.on('data', (data) => (complaint += data))
    child.on('error', (error) => reject(new Error(`${basename(program)}: ${error.message}`)))
    child.on('close', (status) => {
      if (status === 0) resolve(output)
      else
        reject(
          new Error(`${basename(program)} ${args[0]}: ${complaint.trim().split('\n').at(-1) || `status ${status}`}`),
        )
    })
  })
}
