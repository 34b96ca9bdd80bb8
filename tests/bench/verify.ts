import fc from 'fast-check'
import { intent } from '../../src/core/intent.ts'
import { decodeQuoteText } from '../../src/core/quote.ts'
import { verify } from '../../src/core/verify/verify.ts'
import type { Honest } from '../core/honest/case.ts'
import { leavesOf } from '../core/honest/json.ts'
import { KINDS } from '../core/honest/routes.ts'
import { type Row, row } from './statistics.ts'

const ROUNDS = Number(process.env['CAUSEWAY_BENCH_ROUNDS'] ?? 15) * 20
/** So many leaves a whole published quote has. */
const LEAVES = 400

/**
 * Measures the decision about a quote of some 400 leaves, from its text to the verdict, beside what any reader of it pays:
 * parsing the text and copying the value. In turns in one run.
 */
export function benchVerify(): Row {
  const { profile, input, quote, facts } = largest()
  const made = intent(input, profile)
  if (!made.ok) throw new Error('expected an intent')
  const frozen = made.intent
  const text = JSON.stringify(quote)
  const decide = () => {
    const decoded = decodeQuoteText(text)
    if (!decoded.ok || verify(frozen, decoded.quote, facts, profile).verdict !== 'accept')
      throw new Error('expected a proof')
  }
  const values: { ours: number[]; floor: number[] } = { ours: [], floor: [] }
  for (let round = 0; round < ROUNDS; round += 1) {
    values.ours.push(timed(decide))
    values.floor.push(timed(() => structuredClone(JSON.parse(text))))
  }
  const name = `decision about a quote of ${leavesOf(quote).length} leaves`
  return row(name, 'p95 < 20 ms', 'ms', values.ours.slice(20), values.floor.slice(20))
}

// The one with everything in it: sponsored, signed, with approvals, closest to a published one.
function largest(): Honest {
  const drawn = fc.sample(fc.oneof(...Object.values(KINDS)), { seed: 4, numRuns: 200 })
  const distance = ({ quote }: Honest) => Math.abs(leavesOf(quote).length - LEAVES)
  const [first, ...others] = drawn
  if (!first) throw new Error('expected quotes')
  return others.reduce((best, each) => (distance(each) < distance(best) ? each : best), first)
}

function timed(act: () => void): number {
  const began = performance.now()
  act()
  return performance.now() - began
}
