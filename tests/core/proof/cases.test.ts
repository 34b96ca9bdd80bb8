import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { check } from '../../check-quote/check.ts'

// Formerly accepted inputs, each with its mildest allowed verdict.
const CASES = join(import.meta.dirname, '../../../../shared/cases/proof')
const files = existsSync(CASES) ? readdirSync(CASES).filter((name) => name !== 'expected.json') : []

const ORDER = ['accept', 'override', 'refuse']

function worstOf(name: string): string {
  const expected = JSON.parse(readFileSync(join(CASES, 'expected.json'), 'utf8')) as Record<string, { worst: string }>
  return expected[name]?.worst ?? ''
}

describe.skipIf(files.length === 0)('quotes that were accepted wrongly, or refused wrongly', () => {
  it.each(files.filter((name) => !name.startsWith('honest')))('%s is judged as harshly as it must be', (name) => {
    const { verdict } = check(readFileSync(join(CASES, name), 'utf8'))
    expect(ORDER.indexOf(verdict)).toBeGreaterThanOrEqual(ORDER.indexOf(worstOf(name)))
  })

  it.each(files.filter((name) => name.startsWith('honest')))('%s is not refused', (name) => {
    const { verdict, findings } = check(readFileSync(join(CASES, name), 'utf8'))
    expect(findings.filter(({ level }) => level === 'refuse')).toEqual([])
    expect(verdict).not.toBe('refuse')
  })
})
