import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { mutantsOf, withMutants } from './mutate.ts'

const PROGRAM = join(import.meta.dirname, '../../../run/mutants.mjs')
/** A short sample; `npm run mutants` tries them all. */
const COUNT = Number(process.env['CAUSEWAY_MUTANTS'] ?? 10)

describe('the mutants of a source', () => {
  const source = [
    'export function check(a: number, report: (code: string, text: string) => void): boolean {',
    '  if (a > 3 && !(a === 7)) report("K01", "no")',
    '  return [a].some((each) => each < 2)',
    '}',
  ].join('\n')

  it('are conditions, operators, constants, and reports that are not made', () => {
    const found = mutantsOf(source).map(({ what }) => what)
    for (const wanted of ['a > 3 → a >= 3', 'a === 7 → a !== 7', '3 → 3 + 1', 'report("K01", "no") → undefined']) {
      expect(found).toContain(wanted)
    }
    expect(found.some((what) => what.includes('.every('))).toBe(true)
    expect(found.some((what) => what.startsWith('"no"'))).toBe(false)
  })

  it('sleep inside the source until one is woken', () => {
    const mutants = mutantsOf(source)
    const text = withMutants(source, mutants, 1)
    expect(text.match(/globalThis\.causewayMutant === \d+/g)).toHaveLength(mutants.length)
    expect(withMutants(source, [], 1)).toBe(source)
  })
})

describe('the tests of the proof', () => {
  it(`notice most of ${COUNT} mutants`, { timeout: 900_000 }, () => {
    const { stdout, stderr } = spawnSync(process.execPath, [PROGRAM, '--count', String(COUNT), '--json'], {
      encoding: 'utf8',
    })
    const line = stdout.split('\n').find((each) => each.startsWith('{'))
    expect(line, stderr).toBeDefined()
    const score: { tried: number; killed: number; survived: string[]; score: string } = JSON.parse(line ?? '')
    process.stderr.write(
      `mutants: ${score.killed} of ${score.tried} killed (${score.score}) ${score.survived.join('; ')}\n`,
    )
    expect(score.tried).toBe(COUNT)
    expect(score.killed * 2).toBeGreaterThan(score.tried)
  })
})
