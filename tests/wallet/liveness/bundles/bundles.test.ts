import { describe, expect, it, vi } from 'vitest'
import { count } from '../../../count.ts'
import { busiestOf } from '../checks.ts'
import { limitsOf } from '../lives.ts'
import { exploreBundle } from './explore.ts'
import { BUNDLE_BUDGET } from './rule.ts'
import { BUNDLE_FLOWS, type BundleFlow } from './run.ts'

// An earlier file may have loaded the true modules.
vi.hoisted(() => vi.resetModules())

const RUNS = count('CAUSEWAY_BUNDLE_RUNS', { usual: 8, deep: 400 })
const SEED = Number(process.env['CAUSEWAY_SEED'] ?? 29)

describe('whatever nodes and the service answer', () => {
  it(`a bundle ends or waits at a remedy that works, within its budget, in ${RUNS} runs`, {
    timeout: 3_600_000,
  }, async () => {
    const ends = new Map<string, number>()
    const most = new Map<string, number>()
    let steps = 0
    for (let runs = 0; runs < RUNS; runs += 1) {
      const flow = BUNDLE_FLOWS[runs % BUNDLE_FLOWS.length] as BundleFlow
      const { run, looks, broken } = await exploreBundle(flow, SEED * 1_000_003 + runs, limitsOf(runs))
      steps += looks
      expect(broken, `run ${runs} of seed ${SEED}: ${flow.name}`).toEqual([])
      const { stage } = run.stored
      const name = stage.stage === 'failed' ? `failed: ${stage.end.reason}` : stage.stage
      ends.set(name, (ends.get(name) ?? 0) + 1)
      for (const [what, { many }] of busiestOf(run, BUNDLE_BUDGET)) most.set(what, Math.max(most.get(what) ?? 0, many))
    }
    process.stderr.write(
      `${steps} steps of seed ${SEED} in ${RUNS} runs; ends ${JSON.stringify(Object.fromEntries(ends))}; most in an hour ${JSON.stringify(Object.fromEntries(most))}\n`,
    )
  })
})
