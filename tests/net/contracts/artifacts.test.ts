import { expect, it } from 'vitest'
import { hashSources, readSources } from '../../devnet/contracts/artifacts.ts'
import { readTestArtifacts, TEST_CONTRACTS_FOLDER } from './artifacts.ts'

it('has contracts that were compiled from the sources as they are now', () => {
  const hash = hashSources(readSources(TEST_CONTRACTS_FOLDER))
  expect(readTestArtifacts().sourcesHash, 'run: npx tsx tests/net/contracts/compile.ts').toBe(hash)
})
