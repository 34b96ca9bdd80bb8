import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Artifacts } from '../../devnet/contracts/artifacts.ts'

/** Contracts that tests put on a chain of their own: tokens that are odd, and what takes tokens. */
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
  | 'Takers'

export const TEST_CONTRACTS_FOLDER = import.meta.dirname
export const TEST_ARTIFACTS_FILE = join(TEST_CONTRACTS_FOLDER, 'artifacts.json')

/** The committed artifacts, compiled by hand: see compile.ts. */
export function readTestArtifacts(): Artifacts<TestContract> {
  return JSON.parse(readFileSync(TEST_ARTIFACTS_FILE, 'utf8')) as Artifacts<TestContract>
}
