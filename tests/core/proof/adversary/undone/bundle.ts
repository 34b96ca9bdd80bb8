import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildChanged, type SourceChange } from '../../../../changed-build.ts'
import { importBuilt } from '../../../../native-import.ts'
import type { Game } from './subject.ts'

const OUTPUT = join(import.meta.dirname, '../../../../..', `.output/undone/${process.pid}`)

/** Below `src/core`. */
export type Patch = SourceChange

/** Builds the plays with a patched core; `name` tells builds apart. */
export async function gameWith(patches: readonly Patch[], name: string): Promise<Game> {
  const changes = patches.map((patch) => ({ ...patch, file: join('core', patch.file) }))
  const entry = join(import.meta.dirname, 'subject.ts')
  const built = await buildChanged({ changes, entry, output: OUTPUT, name })
  const { game } = await importBuilt<Readonly<{ game: Game }>>(built)
  return game
}

export function removeBuilt(): void {
  rmSync(OUTPUT, { recursive: true, force: true })
}
