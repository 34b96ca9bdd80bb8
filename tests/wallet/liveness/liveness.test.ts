import { describe, expect, it, vi } from 'vitest'
import { count } from '../../count.ts'
import { busiestOf } from './checks.ts'
import { explore } from './explore.ts'
import { flowsOf } from './flows.ts'

// An earlier file may have loaded the true modules.
vi.hoisted(() => vi.resetModules())
vi.mock('../../../src/core/quote/order-id.ts', async (load) =>
  (await import('../../core/proof/remembered.ts')).rememberedOrders(await load()),
)
vi.mock('../../../src/core/quote/order-signature.ts', async (load) =>
  (await import('../../core/proof/remembered.ts')).rememberedSigners(await load()),
)
vi.mock('../../../src/core/quote/quote.ts', async (load) =>
  (await import('../../core/proof/remembered.ts')).rememberedTexts(await load()),
)
vi.mock('../../../src/core/intent/intent.ts', async (load) =>
  (await import('../../core/proof/remembered.ts')).rememberedIntents(await load()),
)

const STEPS = count('CAUSEWAY_STEPS', { usual: 3_000, deep: 30_000 })
const SEED = Number(process.env['CAUSEWAY_SEED'] ?? 29)

describe('whatever nodes, explorers, exchanges and the service answer', () => {
  it(`a transfer ends or waits at a remedy that works, within its budget, in ${STEPS} steps`, {
    timeout: 3_600_000,
  }, async () => {
    const flows = flowsOf()
    const ends = new Map<string, number>()
    const most = new Map<string, number>()
    let steps = 0
    let runs = 0
    for (; steps < STEPS || runs < flows.length; runs += 1) {
      const flow = flows[runs % flows.length] as (typeof flows)[number]
      const { run, looks, broken, pressed } = await explore(flow, SEED * 1_000_003 + runs)
      steps += looks
      expect(broken, `run ${runs} of seed ${SEED}: ${flow.name}, ${pressed ?? 'nothing'} pressed`).toEqual([])
      const { stage } = run.stored
      const name = stage.stage === 'failed' ? `failed: ${stage.end.reason}` : stage.stage
      ends.set(name, (ends.get(name) ?? 0) + 1)
      for (const [what, { many }] of busiestOf(run)) most.set(what, Math.max(most.get(what) ?? 0, many))
    }
    process.stderr.write(
      `${steps} steps of seed ${SEED} in ${runs} runs; ends ${JSON.stringify(Object.fromEntries(ends))}; most in an hour ${JSON.stringify(Object.fromEntries(most))}\n`,
    )
  })
})
