import { describe, expect, it } from 'vitest'
import { type Line, type Measured, measureAll, textOf } from './measure.ts'
import { row } from './statistics.ts'

const figure = row('a figure', 'none', 'ms', [2], [1])

describe('measuring parts', () => {
  it('tells of each when it is there, and gives all in the end', async () => {
    const happened: string[] = []
    const measure = async (name: string): Promise<Measured> => {
      happened.push(`measured ${name}`)
      return { rows: [figure] }
    }
    const lines = await measureAll(['one', 'other'], measure, (name) => happened.push(`told ${name}`))
    expect(lines).toEqual([figure, figure])
    expect(happened).toEqual(['measured one', 'told one', 'measured other', 'told other'])
  })

  it('names a part that fails, with its reason, and measures the others', async () => {
    const told: Line[] = []
    const measure = async (name: string): Promise<Measured> => {
      if (name === 'says so') return { failed: 'no figures' }
      if (name === 'throws') throw new Error('a page is gone\n  at page.ts:1')
      return { rows: [figure] }
    }
    const lines = await measureAll(['says so', 'throws', 'works'], measure, (_name, each) => told.push(...each))
    expect(lines).toEqual([
      { name: 'says so', failed: 'no figures' },
      { name: 'throws', failed: 'a page is gone' },
      figure,
    ])
    expect(told).toEqual(lines)
    expect(lines.map(textOf)).toEqual([
      'says so: FAILED: no figures',
      'throws: FAILED: a page is gone',
      'a figure: 2 ms (p95 2), floor 1 ms, ratio 2 (none)',
    ])
  })
})
