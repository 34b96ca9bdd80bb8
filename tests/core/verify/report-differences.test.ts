import { expect, it } from 'vitest'
import { inEnglish } from '../../../src/core/verify/findings-in-english/words.ts'
import { reportDifferences } from '../../../src/core/verify/report-differences.ts'

const difference = (at: string) => ({ at, problem: 'differs', expected: '1', got: '2' }) as const

it('of what differs, a dozen are told of and no more, each by the first meaning that fits', () => {
  const told: string[] = []
  const differences = Array.from({ length: 13 }, (_, index) => difference(index === 1 ? 'first' : `other[${index}]`))
  const meanings = [
    { at: /^first$/, code: 'G01', says: 'transferNotToDepository' },
    { at: /^/, code: 'G02', says: 'mappingForAnotherExchange' },
  ] as const
  reportDifferences(differences, meanings, 'data', (code, at, says) =>
    told.push(`${code} ${at} ${typeof says === 'string' ? '' : inEnglish(says)}`),
  )
  expect(told).toHaveLength(12)
  expect(told[1]).toEqual(expect.stringMatching(/^G01 data\.first .* Expected 1, got 2\.$/))
  expect(told[11]).toEqual(expect.stringMatching(/^G02 data\.other\[11\] .* Expected 1, got 2\.$/))
})

it('what no meaning fits is told of by the last', () => {
  const told: string[] = []
  const meanings = [
    { at: /^first$/, code: 'G01', says: 'transferNotToDepository' },
    { at: /^second$/, code: 'G02', says: 'mappingForAnotherExchange' },
  ] as const
  reportDifferences([difference('third')], meanings, 'data', (code, at) => told.push(`${code} ${at}`))
  expect(told).toEqual(['G02 data.third'])
})
