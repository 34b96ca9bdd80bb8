import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { FINDING_CODES } from '../../../src/core/review/finding.ts'

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
    expect(rows.map(([code, name, level]) => [code, name, level])).toEqual(
      Object.entries(FINDING_CODES).map(([code, [name, level]]) => [code, name, level]),
    )
  })

  it('says in a sentence what each found, and which claim it guards', () => {
    const isWhole = ([, , , found = '', claim]: readonly string[]) =>
      /^[A-Z].{15,}\.$/.test(found) && claims.includes(claim ?? '')
    expect(rows.filter((row) => !isWhole(row))).toEqual([])
  })

  it('names no claim that nothing guards', () => {
    expect(new Set(rows.map((row) => row[4]))).toEqual(new Set(claims))
  })
})
