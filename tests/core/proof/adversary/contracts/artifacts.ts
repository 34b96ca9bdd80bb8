import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Artifacts } from '../../../../devnet/contracts/artifacts.ts'

/** A pool and a token that are sometimes honest. */
export type AttackersContract = 'Trap' | 'Feigned'

export const ATTACKERS_FOLDER = import.meta.dirname
export const ATTACKERS_ARTIFACTS_FILE = join(ATTACKERS_FOLDER, 'artifacts.json')

/** Artifacts are compiled by hand: see compile.ts. */
export function readAttackersArtifacts(): Artifacts<AttackersContract> {
  return JSON.parse(readFileSync(ATTACKERS_ARTIFACTS_FILE, 'utf8')) as Artifacts<AttackersContract>
}
