import { join } from 'node:path'
import { defineConfig } from 'playwright/test'
import { tagAtRest } from '../count.ts'

// Long files start first.
// Firefox tests join them: each project starts a world, a build and a browser.
const LONG = [
  'bitcoin-deposit.spec.ts',
  'bitcoin-troubles.spec.ts',
  'bitcoin.spec.ts',
  'canary.spec.ts',
  'transfer.spec.ts',
  'custody.spec.ts',
  'evm-deposit.spec.ts',
  'exchange-a-troubles.spec.ts',
  'exchange-b-troubles.spec.ts',
  'hostile.spec.ts',
  'lies.spec.ts',
  'patterns.spec.ts',
  'refusals.spec.ts',
  'test-dapp.spec.ts',
  'torture.spec.ts',
  'use-cases.spec.ts',
]

const atRest = tagAtRest()

export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: join(import.meta.dirname, '../../.output/e2e-results'),
  // Another worker may build the extension meanwhile.
  timeout: 180_000,
  use: { actionTimeout: 60_000 },
  expect: { timeout: 60_000 },
  // Tests spend half of their time waiting.
  workers: 4,
  projects: [
    {
      name: 'long',
      testDir: join(import.meta.dirname, '..'),
      testMatch: [...LONG, 'firefox/*.spec.ts'].map((each) => `**/${each}`),
    },
    { name: 'browser', testIgnore: LONG },
  ],
  fullyParallel: false,
  ...(atRest && { grepInvert: atRest }),
  // The report names retried tests.
  retries: 1,
  forbidOnly: true,
})
