import { expect, it } from 'vitest'
import { reportDifferences } from '../../../src/core/verify/differences.ts'

const difference = (at: string) => ({ at, problem: 'differs', expected: '1', got: '2' }) as const

it('of what differs, a dozen are told of and no more, each by the first meaning that fits', () => {
  const told: string[] = []
  const differences = Array.from({ length: 13 }, (_, index) => difference(index === 1 ? 'first' : `other[${index}]`))
  const meanings = [
    { at: /^first$/, code: 'G01', sentence: 'The first.' },
    { at: /^/, code: 'G02', sentence: 'Another.' },
  ] as const
  reportDifferences(differences, meanings, 'data', (code, at, message) => told.push(`${code} ${at} ${message}`))
  expect(told).toHaveLength(12)
  expect(told[1]).toBe('G01 data.first The first. Expected 1, got 2.')
  expect(told[11]).toBe('G02 data.other[11] Another. Expected 1, got 2.')
})

it('what no meaning fits is told of by the last', () => {
  const told: string[] = []
  const meanings = [
    { at: /^first$/, code: 'G01', sentence: 'The first.' },
    { at: /^second$/, code: 'G02', sentence: 'The second.' },
  ] as const
  reportDifferences([difference('third')], meanings, 'data', (code, at) => told.push(`${code} ${at}`))
  expect(told).toEqual(['G02 data.third'])
})
