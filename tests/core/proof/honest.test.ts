import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { count } from '../../count.ts'
import { honestQuotes } from '../honest/routes.ts'
import { judge } from './judge.ts'
import { secondOpinion } from './second-opinion/second-opinion.ts'

const COUNT = count('CAUSEWAY_HONEST', { usual: 250, deep: 10_000 })
const SEED = Number(process.env['CAUSEWAY_SEED'] ?? 4)
const BATCH = 250

describe('honest quotes', () => {
  it(`are accepted, all ${COUNT} of them`, { timeout: 600_000 }, () => {
    const accepted = new Map<string, number>()
    const refused = new Map<string, string>()
    const doubted = new Map<string, string>()
    for (let done = 0; done < COUNT; done += BATCH) {
      const numRuns = Math.min(BATCH, COUNT - done)
      for (const honest of fc.sample(honestQuotes, { seed: SEED + done, numRuns })) {
        const judged = judge(honest)
        const { verdict, codes, findings } = judged
        const doubts = secondOpinion(honest, judged)
        if (doubts.length > 0) doubted.set(honest.route, `${honest.name}: ${doubts}`)
        const kind = `${honest.route} ${codes.join(' ')}`
        if (verdict === 'accept') accepted.set(honest.route, (accepted.get(honest.route) ?? 0) + 1)
        else
          refused.set(
            kind,
            refused.get(kind) ?? `${honest.name}: ${findings.map((each) => `${each.at}: ${each.message}`)}`,
          )
      }
    }
    process.stderr.write(`honest quotes accepted: ${JSON.stringify(Object.fromEntries(accepted))}\n`)
    expect(
      Object.fromEntries(refused),
      'These findings meet honest quotes of tests/core/honest. Correct the check, or make the quotes honest.',
    ).toEqual({})
    expect(Object.fromEntries(doubted)).toEqual({})
    expect([...accepted.values()].reduce((sum, count) => sum + count, 0)).toBe(COUNT)
  })
})
