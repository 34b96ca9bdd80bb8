import { describe, expect, it, vi } from 'vitest'
import { isTooLate } from '../../../src/core/execution/abandon.ts'
import { count } from '../../count.ts'
import { busiestOf } from './checks.ts'
import { explore } from './explore.ts'
import { flowsOf } from './flows.ts'
import { limitsOf } from './lives.ts'
import type { Run } from './run.ts'

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

const DAY = 86_400

it('a transfer that never reaches exchange A is told to have probably not left, and can be ended', {
  timeout: 600_000,
}, async () => {
  const flow = flowsOf().find(({ name }) => name.startsWith('exchange-a')) ?? expect.fail('no flow')
  const never = { answers: 'never', listsAfterSeconds: 0, isIdle: true } as const
  const begin = ({ truth }: Run) => void Object.assign(truth.exchange, never)
  const { run, broken } = await explore(flow, SEED, undefined, { begin, seconds: 3.5 * DAY })
  expect(broken).toEqual([])
  expect([isTooLate(run.stored), run.stored.stage]).toMatchObject([true, { end: { reason: 'inDoubt' } }])
})

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
      const { run, looks, broken, pressed } = await explore(flow, SEED * 1_000_003 + runs, limitsOf(runs))
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
