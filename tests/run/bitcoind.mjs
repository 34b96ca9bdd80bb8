import { access, constants, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fetchFromDebian } from './debian-bitcoind.mjs'

const RETRY_AFTER_MS = 60 * 60 * 1000
const LOCK_POLL_MS = 100

/**
 * Finds a local bitcoind: `$BITCOIND`, the path, then the cache. Throws when `$BITCOIND` names no program.
 *
 * @returns {Promise<string | undefined>} the program's path
 */
async function findBitcoind() {
  const named = process.env['BITCOIND']
  if (named === 'none') return undefined
  if (named && !(await isProgram(named))) throw new Error(`BITCOIND: expected a program at ${named}, found none`)
  if (named) return named
  for (const folder of (process.env['PATH'] ?? '').split(delimiter)) {
    if (folder && (await isProgram(join(folder, 'bitcoind')))) return join(folder, 'bitcoind')
  }
  return (await isProgram(cachedProgram())) ? cachedProgram() : undefined
}

/**
 * Finds a bitcoind, or downloads Debian's package with apt into the cache, without installation or root.
 * Reports on standard error; a failed download is retried after an hour. `BITCOIND=none` disables it.
 *
 * @returns {Promise<string | undefined>} the program's path, if any
 */
export async function ensureBitcoind() {
  const found = await findBitcoind()
  if (found || process.env['BITCOIND'] === 'none') return found
  if (await failedLately()) {
    say('No bitcoind is at hand: the devnet keeps its Bitcoin chain in its own process.')
    return undefined
  }
  await mkdir(cacheFolder(), { recursive: true })
  const unlock = await lock(join(cacheFolder(), 'bitcoind.lock'))
  try {
    // Another process may have downloaded it meanwhile.
    if ((await isProgram(cachedProgram())) || (await failedLately())) return findBitcoind()
    say("No bitcoind was found: fetching Debian's package of it into the cache, which takes some 15 seconds…")
    await fetchFromDebian(join(cacheFolder(), 'bitcoind'))
    return cachedProgram()
  } catch (error) {
    await writeFile(failureStamp(), `${error}\n`)
    say(`No bitcoind could be fetched (${sentenceOf(error)}): the devnet keeps its Bitcoin chain in its own process.`)
    return undefined
  } finally {
    await unlock()
  }
}

const cacheFolder = () => join(process.env['XDG_CACHE_HOME'] || join(homedir(), '.cache'), 'causeway')
const cachedProgram = () => join(cacheFolder(), 'bitcoind', 'bin', 'bitcoind')
const failureStamp = () => join(cacheFolder(), 'bitcoind.failed')
const say = (sentence) => process.stderr.write(`${sentence}\n`)
const sentenceOf = (error) => (error instanceof Error ? error.message : String(error))

async function failedLately() {
  const stamp = await stat(failureStamp()).catch(() => undefined)
  return stamp !== undefined && Date.now() - stamp.mtimeMs < RETRY_AFTER_MS
}

async function isProgram(file) {
  return access(file, constants.X_OK).then(
    () => true,
    () => false,
  )
}

/** A lock folder with the owner's process id; a dead owner's lock is taken over. */
async function lock(folder) {
  for (;;) {
    try {
      await mkdir(folder)
      await writeFile(join(folder, 'pid'), `${process.pid}`)
      return () => rm(folder, { recursive: true, force: true })
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
    }
    const owner = Number(await readFile(join(folder, 'pid'), 'utf8').catch(() => ''))
    const age = Date.now() - ((await stat(folder).catch(() => undefined))?.mtimeMs ?? Date.now())
    // The owner writes its file just after the folder.
    if (owner ? !isRunning(owner) : age > 2_000) await rm(folder, { recursive: true, force: true })
    await sleep(LOCK_POLL_MS)
  }
}

function isRunning(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM: it runs as another user.
    return error.code === 'EPERM'
  }
}

if (process.argv[1] && import.meta.filename === process.argv[1]) {
  const program = await ensureBitcoind()
  process.stdout.write(`${program ?? 'none'}\n`)
}
