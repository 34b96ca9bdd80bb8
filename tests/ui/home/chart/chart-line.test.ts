import { describe, expect, it } from 'vitest'
import { chartLine, extremes, shareOf } from '../../../../src/ui/home/chart/chart-line.ts'
import { pointsIn, rangesOf } from '../../../../src/ui/home/chart/chart-spans.ts'

const DAY = 24 * 3_600
const points = (...values: readonly (readonly [day: number, dollars: number])[]) =>
  values.map(([day, dollars]) => ({ atSeconds: 1_760_000_000 + day * DAY, millionths: BigInt(dollars) * 1_000_000n }))

describe('a chart’s line', () => {
  it('goes by time, from the first to the last, within the lowest and the highest', () => {
    expect(chartLine(points([0, 100], [1, 300], [4, 200]))).toEqual([
      { x: 0, y: 100 },
      { x: 250, y: 0 },
      { x: 1_000, y: 50 },
    ])
  })

  it('is flat in the middle without a change, also at nothing', () => {
    for (const value of [0, 500]) {
      expect(chartLine(points([0, value], [1, value])).map(({ y }) => y)).toEqual([50, 50])
    }
  })

  it('draws a tenth of a percent as little', () => {
    const [before, after] = chartLine(points([0, 100_000], [1, 100_100]))
    expect((before?.y ?? 0) - (after?.y ?? 0)).toBeCloseTo(10, 0)
  })

  it('keeps sums beyond a number’s digits apart', () => {
    const large = 10n ** 30n
    const line = chartLine([0n, large, 2n * large].map((millionths, at) => ({ atSeconds: at, millionths })))
    expect(line.map(({ y }) => y)).toEqual([100, 50, 0])
  })
})

describe('ranges', () => {
  it('are offered where they show less than all, and two points', () => {
    expect(rangesOf(points([0, 1], [0.1, 2]))).toEqual([])
    expect(rangesOf(points([0, 1], [2.5, 2], [3, 2]))).toEqual(
      ['day', 'week', 'month', 'all'].filter((r) => r === 'day' || r === 'all'),
    )
    expect(rangesOf(points([0, 1], [40, 2], [41, 2], [50, 3]))).toEqual(['month', 'all'])
  })

  it('end with the newest point', () => {
    const all = points([0, 1], [40, 2], [41, 2], [50, 3])
    expect(pointsIn(all, 'month')).toEqual(all.slice(1))
    expect(pointsIn(all, 'all')).toEqual(all)
  })
})

it('finds the lowest and the highest, and the share of a change', () => {
  expect(extremes(points([0, 5], [1, 3], [2, 9]))).toEqual([3_000_000n, 9_000_000n])
  expect(shareOf(-5n, 100n)).toBe(500)
  expect(shareOf(5n, 0n)).toBeUndefined()
})
