/** Run it with `npx tsx` after each contract change. */
import { writeFileSync } from 'node:fs'
import solc from 'solc'
import { readSources } from '../../../../devnet/contracts/artifacts.ts'
import { type Compiled, compile } from '../../../../devnet/contracts/compile.ts'
import { ATTACKERS_ARTIFACTS_FILE, ATTACKERS_FOLDER, type AttackersContract } from './artifacts.ts'

const CONTRACTS: readonly Compiled<AttackersContract>[] = [
  ['Trap', 'Trap'],
  ['Trap', 'Feigned'],
]

const artifacts = compile(solc, readSources(ATTACKERS_FOLDER), CONTRACTS)
writeFileSync(ATTACKERS_ARTIFACTS_FILE, `${JSON.stringify(artifacts, null, 1)}\n`)
