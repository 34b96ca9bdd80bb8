import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Artifacts } from '../../devnet/contracts/artifacts.ts'

/** Odd tokens, spenders, names. */
export type TestContract =
  | 'HashedAfter'
  | 'Packed'
  | 'Upper'
  | 'Namespaced'
  | 'Shares'
  | 'Taxed'
  | 'Silent'
  | 'Wrapped'
  | 'Proxy'
  | 'Spenders'
  | 'NameRegistry'
  | 'OffchainResolver'

export const TEST_CONTRACTS_FOLDER = import.meta.dirname
export const TEST_ARTIFACTS_FILE = join(TEST_CONTRACTS_FOLDER, 'artifacts.json')

/** Artifacts are compiled by hand with compile.ts. */
export function readTestArtifacts(): Artifacts<TestContract> {
  return JSON.parse(readFileSync(TEST_ARTIFACTS_FILE, 'utf8')) as Artifacts<TestContract>
}
