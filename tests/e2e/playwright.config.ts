import { join } from 'node:path'
import { defineConfig } from 'playwright/test'

// Files that take a minute or more start first, so that no worker waits for another at the end. The Firefox tests go with
// them: a worker starts a world, a build and a browser for each project.
const LONG = [
  'bitcoin-deposit.spec.ts',
  'bitcoin-troubles.spec.ts',
  'bitcoin.spec.ts',
  'canary.spec.ts',
  'crossing.spec.ts',
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

export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: join(import.meta.dirname, '../../.output/e2e-results'),
  // Long enough for a machine that builds the extension for the other worker meanwhile.
  timeout: 120_000,
  use: { actionTimeout: 30_000 },
  expect: { timeout: 40_000 },
  // A third of the time of a test is waiting for blocks and clocks.
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
  // Three browsers, their chains and nodes on two cores: what is late once is tried again, and is said at the end.
  retries: 1,
  forbidOnly: true,
})
