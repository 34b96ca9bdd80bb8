import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { FINDING_CODES } from '../../../src/core/review/finding-codes-and-levels.ts'

const README = readFileSync(join(import.meta.dirname, '../../../src/core/verify/README.md'), 'utf8')

function rowsOf(heading: string): readonly (readonly string[])[] {
  const section = README.split(/^## /m).find((each) => each.startsWith(heading)) ?? ''
  const lines = section.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| -'))
  return lines.slice(1).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
}

describe('the page of the codes', () => {
  const claims = rowsOf('What is guarded').map(([claim = '']) => claim)
  const rows = rowsOf('The codes')

  it('lists every code with its name and its level, in the order of the table', () => {
    expect(
      rows.map(([code, name, level]) => `| ${code} | ${name} | ${level} |`),
      'Give "The codes" of src/core/verify/README.md a row for each code of src/core/review/finding.ts, in its order.',
    ).toEqual(Object.entries(FINDING_CODES).map(([code, [name, level]]) => `| ${code} | ${name} | ${level} |`))
  })

  it('says in a sentence what each found, and which claim it guards', () => {
    const isWhole = ([, , , found = '', claim]: readonly string[]) =>
      /^[A-Z].{15,}\.$/.test(found) && claims.includes(claim ?? '')
    expect(
      rows.filter((row) => !isWhole(row)).map(([code]) => code),
      'Write a sentence with a full stop, and a claim of "What is guarded", into the rows of these codes.',
    ).toEqual([])
  })

  it('has a test or a lie for every code that the proof reports', () => {
    const tests = join(import.meta.dirname, '../..')
    const text = readdirSync(tests, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.endsWith('lies.test.ts'))
      .map((name) => readFileSync(join(tests, name), 'utf8'))
      .join('\n')
    const named = new Set(text.match(/\b[A-Z]\d{2}\b/g))
    // Nothing reports S01 today.
    const without = Object.keys(FINDING_CODES).filter((code) => code !== 'S01' && !named.has(code))
    expect(without, 'Add a lie in tests/core/proof/lies/, or a test beside the check.').toEqual([])
  })

  it('names no claim that nothing guards', () => {
    const guarded = new Set(rows.map((row) => row[4]))
    expect(
      claims.filter((claim) => !guarded.has(claim)),
      'No finding guards these claims. Delete them, or name them in the row of a finding.',
    ).toEqual([])
  })
})
