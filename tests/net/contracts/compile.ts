import { writeFileSync } from 'node:fs'
import solc from 'solc'
import { readSources } from '../../devnet/contracts/artifacts.ts'
import { type Compiled, compile } from '../../devnet/contracts/compile.ts'
import { TEST_ARTIFACTS_FILE, TEST_CONTRACTS_FOLDER, type TestContract } from './artifacts.ts'

const TOKENS = [
  'HashedAfter',
  'Packed',
  'Upper',
  'Namespaced',
  'Shares',
  'Taxed',
  'Silent',
  'Wrapped',
  'Proxy',
] as const
const CONTRACTS: readonly Compiled<TestContract>[] = [
  ...TOKENS.map((name) => ['OddTokens', name] as const),
  ['Spenders', 'Spenders'],
  ['Names', 'NameRegistry'],
  ['Names', 'OffchainResolver'],
]

const artifacts = compile(solc, readSources(TEST_CONTRACTS_FOLDER), CONTRACTS)
writeFileSync(TEST_ARTIFACTS_FILE, `${JSON.stringify(artifacts, null, 1)}\n`)
