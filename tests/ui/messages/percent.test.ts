import { describe, expect, it } from 'vitest'
import { percentIn } from '../../../src/ui/messages/percent.ts'

describe('a percentage', () => {
  it.each([
    ['en', '2.01%', '\u22120.21%'],
    ['de', '2,01\u00a0%', '\u22120,21\u00a0%'],
    ['es-MX', '2.01%', '\u22120.21%'],
    ['ja', '2.01%', '\u22120.21%'],
    ['zh-Hans', '2.01%', '\u22120.21%'],
    ['pt-BR', '2,01%', '\u22120,21%'],
    ['vi', '2,01%', '\u22120,21%'],
    ['ko', '2.01%', '\u22120.21%'],
    ['tr', '%2,01', '\u2212%0,21'],
  ])('has the sign, the space and the marks of its language: %s', (tag, share, below) => {
    expect([201, '201', -21].map(percentIn(tag))).toEqual([share, share, below])
  })

  it('is exact, with no digit that nobody needs', () => {
    expect([0, 10, 75, 600, 10_000, 0.29 * 100].map(percentIn('en'))).toEqual([
      '0%',
      '0.1%',
      '0.75%',
      '6%',
      '100%',
      '0.29%',
    ])
  })
})
