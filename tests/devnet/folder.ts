import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const REPOSITORY = resolve(import.meta.dirname, '..', '..')
const WORLDS = join(REPOSITORY, '.output', 'devnet')

let worlds = 0

/** Makes a world's folder `.output/devnet/<process>-<count>` and removes dead processes' folders. */
export function createWorldFolder(): string {
  removeLeftOvers()
  worlds += 1
  const folder = join(WORLDS, `${process.pid}-${worlds}`)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  return folder
}

/** Writes a world's profile as JSON for the extension's build; returns its absolute path. */
export function writeProfile(folder: string, profile: unknown): string {
  const file = join(folder, 'profile.json')
  writeFileSync(file, `${JSON.stringify(profile, null, 2)}\n`)
  return file
}

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
    // EPERM: it runs for another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
