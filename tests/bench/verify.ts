import { join } from 'node:path'
import fc from 'fast-check'
import { toWire } from '../../src/lib/bigint-json.ts'
import type { Honest } from '../core/honest/case.ts'
import { leavesOf } from '../core/honest/json.ts'
import { KINDS } from '../core/honest/routes.ts'
import type { Browser } from '../e2e/browser.ts'
import { scriptOf } from '../e2e/script.ts'
import { type Decision, decisionOf } from './decision.ts'
import { workerClock } from './scale/worker.ts'
import { ROUNDS, size } from './size.ts'
import { type Row, row } from './statistics.ts'

const DECISIONS = ROUNDS * 20
const DRAWN = size('CAUSEWAY_BENCH_DRAWN', { usual: 200, smallest: 5 })
/** A whole published quote's leaves. */
const LEAVES = 400
const GOAL = 'p95 < 10 ms'

export async function benchVerify(): Promise<Row> {
  const honest = largest()
  const decision = decisionOf(honest)
  return processorRow(`decision about ${nameOf(honest)}`, processMs, async (whose) => decision[whose]())
}

/**
 * Measures the same in the background worker.
 * The product has no hook, so the DevTools protocol injects the code.
 */
export async function benchVerifyInWorker(browser: Pick<Browser, 'inWorker' | 'context'>): Promise<Row> {
  const honest = largest()
  const { profile, input, quote, facts, name } = honest
  const asked = JSON.stringify(toWire({ profile, input, quote, facts, name }))
  await browser.inWorker<void>(await scriptOf(join(import.meta.dirname, 'worker', 'decision.ts')))
  await browser.inWorker<void>(`causewayBench(${JSON.stringify(asked)})`)
  return processorRow(
    `decision about ${nameOf(honest)}, in the background worker`,
    await workerClock(browser),
    (whose) => browser.inWorker<void>(`causewayDecision.${whose}()`),
  )
}

// The first tenth is warm-up.
async function processorRow(
  name: string,
  clock: () => number,
  run: (whose: keyof Decision) => Promise<void>,
): Promise<Row> {
  const values = { ours: [] as number[], floor: [] as number[] }
  for (let round = -Math.ceil(DECISIONS / 10); round < DECISIONS; round += 1) {
    for (const whose of ['ours', 'floor'] as const) {
      const began = clock()
      await run(whose)
      if (round >= 0) values[whose].push(clock() - began)
    }
  }
  return row(`${name}, processor time`, GOAL, 'ms', values.ours, values.floor)
}

function processMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}

function nameOf({ quote }: Honest): string {
  return `a quote of ${leavesOf(quote).length} leaves`
}

// The largest example is sponsored and signed, with approvals, like published ones.
function largest(): Honest {
  const drawn = fc.sample(fc.oneof(...Object.values(KINDS)), { seed: 4, numRuns: DRAWN })
  const distance = ({ quote }: Honest) => Math.abs(leavesOf(quote).length - LEAVES)
  const [first, ...others] = drawn
  if (!first) throw new Error('expected quotes')
  return others.reduce((best, each) => (distance(each) < distance(best) ? each : best), first)
}
