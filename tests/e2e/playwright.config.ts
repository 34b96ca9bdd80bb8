import { join } from 'node:path'
import { defineConfig } from 'playwright/test'

// Tests of minutes each, begun first: what is begun last is waited for in the end. Those of Firefox go with them: for each
// project a worker has a world, a build and a browser of its own.
const LONG = ['canary.spec.ts', 'torture.spec.ts', 'test-dapp.spec.ts', 'patterns.spec.ts']

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
