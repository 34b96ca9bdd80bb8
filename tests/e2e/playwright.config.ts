import { join } from 'node:path'
import { defineConfig } from 'playwright/test'

export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: join(import.meta.dirname, '../../.output/e2e-results'),
  // Long enough for a machine that builds the extension for the other worker meanwhile.
  timeout: 120_000,
  use: { actionTimeout: 30_000 },
  expect: { timeout: 40_000 },
  // A third of the time of a test is waiting for blocks and clocks.
  workers: 3,
  // What takes the longest is begun first, so that the other worker does everything else meanwhile.
  projects: [
    { name: 'torture', testMatch: 'torture.spec.ts' },
    { name: 'firefox', testDir: join(import.meta.dirname, '../firefox') },
    { name: 'browser', testIgnore: 'torture.spec.ts' },
  ],
  fullyParallel: false,
  // Three browsers, their chains and nodes on two cores: what is late once is tried again, and is said at the end.
  retries: 1,
  forbidOnly: true,
})
