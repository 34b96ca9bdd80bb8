import { join } from 'node:path'
import fc from 'fast-check'
import { toWire } from '../../src/lib/bigint-json.ts'
import type { Honest } from '../core/honest/case.ts'
import { leavesOf } from '../core/honest/json.ts'
import { KINDS } from '../core/honest/routes.ts'
import type { Browser } from '../e2e/browser.ts'
import { scriptOf } from '../e2e/script.ts'
import { type Decided, timeDecisions } from './decision.ts'
import { ROUNDS, size } from './size.ts'
import { type Row, row } from './statistics.ts'

const DECISIONS = ROUNDS * 20
const DRAWN = size('CAUSEWAY_BENCH_DRAWN', { usual: 200, smallest: 5 })
/** A whole published quote's leaves. */
const LEAVES = 400
const GOAL = 'p95 < 20 ms'

export function benchVerify(): Row {
  const honest = largest()
  const { ours, floor } = timeDecisions(honest, DECISIONS)
  return row(`decision about ${nameOf(honest)}`, GOAL, 'ms', ours, floor)
}

/**
 * Measures the same in the background worker.
 * The product has no hook, so the DevTools protocol injects the code.
 */
export async function benchVerifyInWorker(browser: Pick<Browser, 'inWorker'>): Promise<Row> {
  const honest = largest()
  const { profile, input, quote, facts, name } = honest
  const asked = JSON.stringify(toWire({ profile, input, quote, facts, name }))
  await browser.inWorker<void>(await scriptOf(join(import.meta.dirname, 'worker', 'decision.ts')))
  const { ours, floor } = await browser.inWorker<Decided>(`causewayBench(${JSON.stringify(asked)}, ${DECISIONS})`)
  return row(`decision about ${nameOf(honest)}, in the background worker`, GOAL, 'ms', ours, floor)
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
