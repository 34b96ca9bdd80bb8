import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { count } from '../../../count.ts'
import { readsBehind } from './behind.ts'
import type { Score } from './main.ts'
import { mutantsOf } from './mutate.ts'
import { moduleOf } from './reads.ts'
import { watch } from './watch.ts'
import { asleep, watched, weave } from './weave.ts'

const PROGRAM = join(import.meta.dirname, '../../../run/mutants.mjs')
/** `npm run mutants` tries all. */
const COUNT = count('CAUSEWAY_MUTANTS', { usual: 8, deep: 24 })
const SEED = Number(process.env['CAUSEWAY_SEED'] ?? 4)
/** The seed picks the folder, whose tests run first. */
const FOLDERS = ['bitcoin/', 'evm/', 'exchanges/', 'order/', 'permits/', 'quote/']
const FOLDER = FOLDERS[SEED % FOLDERS.length] ?? ''

const source = [
  'const MOST = 5',
  'export function check(a: number, report: (code: string, at: string, text: string, level?: string) => void): boolean {',
  '  const said = a > 9 ? "much" : "little"',
  '  if (a > 3 && !(a === 7)) report("K01", "at", said, "warn")',
  '  return [a].some((each) => each < MOST)',
  '}',
].join('\n')
const numbered = mutantsOf(source).map((mutant, index) => ({ ...mutant, number: index + 1 }))

describe('the mutants of a source', () => {
  it('are conditions, operators, constants, and reports that are not made', () => {
    const found = numbered.map(({ what }) => what)
    for (const wanted of ['a > 3 → a >= 3', 'a === 7 → a !== 7', '3 → 3 + 1', '"warn" → \'another text\'']) {
      expect(found).toContain(wanted)
    }
    expect(found.some((what) => what.includes('.every('))).toBe(true)
    expect(numbered.filter(({ isAct }) => isAct).map(({ what }) => what)).toEqual([
      'report("K01", "at", said, "warn") → undefined',
    ])
    expect(numbered.filter(({ isStatic }) => isStatic).map(({ what }) => what)).toEqual(['5 → 5 + 1'])
  })

  it('leave alone what is only said', () => {
    expect(numbered.some(({ what }) => /at"|much|a > 9/.test(what) && !what.startsWith('report'))).toBe(false)
  })

  it('sleep inside the source until one is woken', () => {
    const text = weave(source, numbered.map(asleep))
    expect(text.match(/globalThis\.causewayMutant === \d+/g)).toHaveLength(numbered.length)
    expect(weave(source, [])).toBe(source)
  })

  it('are noted where they would make a difference', async () => {
    const text = weave(
      'a > 3',
      [
        { ...mutant('a >= 3'), number: 1 },
        { ...mutant('a > 3 + 1'), number: 2 },
      ].map(watched),
    )
    const touchedBy = async (a: number) => {
      const { reached, different } = await watch(() => new Function('a', `return ${text}`)(a))
      return [[...reached], [...different]]
    }
    expect(await touchedBy(9)).toEqual([[2, 1], []])
    expect(await touchedBy(3)).toEqual([[2, 1], [1]])
    expect(await touchedBy(4)).toEqual([[2, 1], [2]])
  })
})

describe('a constant of a module', () => {
  const text = [
    'const MOST = 5',
    'const TABLE = { most: MOST }',
    'const shadow = 7',
    'export const isMuch = (a: number) => a > MOST',
    'export function told(shadow: number) { return { MOST, shadow, table: TABLE } }',
  ].join('\n')

  it('is read where a function names it, not where it only stands in another or is hidden by a name', () => {
    const { reads, shadowed } = moduleOf(text)
    expect(reads.map(({ name, isShorthand }) => [name, isShorthand])).toEqual([
      ['MOST', false],
      ['MOST', true],
      ['TABLE', false],
    ])
    expect(shadowed.has('shadow')).toBe(true)
  })

  it('has its mutants noted by those that read it, and by those that read what was made of it', async () => {
    const statics = mutantsOf(text).map((each, index) => ({
      ...each,
      number: index + 1,
      file: 'a.ts',
      line: 1,
      text: '',
    }))
    const five = statics.find(({ what }) => what === '5 → 5 + 1')?.number
    const seven = statics.find(({ what }) => what === '7 → 7 + 1')?.number
    const { reads, pendingNotifications } = readsBehind(new Map([['a.ts', text]]), statics)
    expect([...pendingNotifications]).toEqual([seven])
    const woven = weave(text, reads.get('a.ts') ?? []).replaceAll('export ', '')
    const { different } = await watch(() => new Function(`${woven.replaceAll(': number', '')}; return told(1).table`)())
    expect([...different]).toEqual([five])
    const untouched = await watch(() => new Function(`${woven.replaceAll(': number', '')}; return shadow`)())
    expect([...untouched.different]).toEqual([])
  })
})

function mutant(replacement: string) {
  return { start: 0, end: 5, replacement, what: replacement, isAct: false, isStatic: false }
}

describe('the tests of the proof', () => {
  it(`notice each of ${COUNT} mutants of ${FOLDER} that is not listed as changing nothing`, {
    timeout: 900_000,
  }, () => {
    const sample = ['--file', FOLDER, '--count', String(COUNT), '--seed', String(SEED)]
    const options = [...sample, '--shapes', '0', '--changes', '0', '--json']
    const { stdout, stderr } = spawnSync(process.execPath, [PROGRAM, ...options], { encoding: 'utf8' })
    const line = stdout.split('\n').find((each) => each.startsWith('{'))
    expect(line, stderr).toBeDefined()
    const score: Score = JSON.parse(line ?? '')
    process.stderr.write(`mutants: ${score.killed} of ${score.tried} killed (${score.score})\n`)
    expect(score.survived).toEqual([])
    expect(score.listedFalsely).toEqual([])
    expect([score.tried, score.killed + score.equivalent]).toEqual([COUNT, COUNT])
  })
})
