import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const REPOSITORY = resolve(import.meta.dirname, '..', '..')
const WORLDS = join(REPOSITORY, '.output', 'devnet')

let worlds = 0

/**
 * A new folder for the files of one world, its genesis, logs and profile: `.output/devnet/<process>-<count>`. Folders
 * of processes that are gone are removed on the way.
 */
export function createWorldFolder(): string {
  removeLeftOvers()
  worlds += 1
  const folder = join(WORLDS, `${process.pid}-${worlds}`)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  return folder
}

/** Writes the service profile of a world as JSON, for the extension's build, and returns its absolute path. */
export function writeProfile(folder: string, profile: unknown): string {
  const file = join(folder, 'profile.json')
  writeFileSync(file, `${JSON.stringify(profile, null, 2)}\n`)
  return file
}

/** Removes a world's folder with all that is in it. */
export function removeWorldFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
}

function removeLeftOvers(): void {
  if (!existsSync(WORLDS)) return
  for (const name of readdirSync(WORLDS)) {
    const processId = Number(/^(\d+)-\d+$/.exec(name)?.[1])
    if (processId && !isRunning(processId)) removeWorldFolder(join(WORLDS, name))
  }
}

function isRunning(processId: number): boolean {
  try {
    process.kill(processId, 0)
    return true
  } catch (error) {
    // EPERM: it runs, but it is another user's.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
