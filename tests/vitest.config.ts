import preact from '@preact/preset-vite'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { devnet } from '../src/core/profiles/devnet.ts'
import { logosOf } from './run/logos.ts'
import { compiledMessages } from './run/messages/plugin.mjs'

/** Slow files start first, so no core waits at the end. */
const COSTLY: readonly string[] = [
  'tests/ui/screens.test.ts',
  'tests/core/proof/adversary/adversary.test.ts',
  'tests/core/proof/adversary/undone.test.ts',
  'tests/core/proof/honest.test.ts',
  'tests/core/proof/sweep.test.ts',
  'tests/ui/behaviour.test.ts',
  'tests/ui/visual/pictures.test.ts',
  'tests/ui/keyboard.test.ts',
  'tests/wallet/liveness/undone.test.ts',
  'tests/wallet/families/exchange-b/api-key/key-kills.test.ts',
  'tests/wallet/model/lanes.test.ts',
  'tests/wallet/families/bitcoin/kills.test.ts',
  'tests/wallet/liveness/liveness.test.ts',
  'tests/core/proof/lies.test.ts',
  'tests/core/proof/mutants/mutants.test.ts',
  'tests/wallet/kill-points.test.ts',
  'tests/wallet/model/steps.test.ts',
]

class CostlyFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const at = COSTLY.findIndex((name) => moduleId.endsWith(name))
      return at < 0 ? COSTLY.length : at
    }
    return (await super.sort(files)).sort((a, b) => place(a) - place(b))
  }
}

export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  plugins: [compiledMessages(devnet.service.name), preact()],
  define: { __CAUSEWAY_LOGOS__: JSON.stringify(logosOf(devnet)) },
  resolve: { alias: { 'hash-wasm': new URL('vault/remembered-argon2.ts', import.meta.url).pathname } },
  test: {
    include: ['tests/**/*.test.ts', 'tests/**/*.test.tsx'],
    exclude: ['tests/e2e/**', 'node_modules/**'],
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // The machine may be slow.
    expect: { poll: { timeout: 60_000 } },
    pool: 'forks',
    maxWorkers: 2,
    // Files share a process, so none may leave state behind.
    isolate: false,
    globalSetup: 'tests/ui/shared-gallery/setup.ts',
    setupFiles: 'tests/same-draw.ts',
    sequence: { sequencer: CostlyFirst },
    typecheck: { enabled: false },
  },
})
