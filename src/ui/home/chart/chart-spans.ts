import type { PastValueView } from '../../../api/views/balances.ts'

const DAY_SECONDS = 24 * 3_600
const SECONDS = { day: DAY_SECONDS, week: 7 * DAY_SECONDS, month: 30 * DAY_SECONDS } as const

export type Range = keyof typeof SECONDS | 'all'

export type ChartPoints = readonly PastValueView[]

export function rangesOf(points: ChartPoints): readonly Range[] {
  const shorter = (['day', 'week', 'month'] as const).filter((range) => {
    const found = pointsIn(points, range)
    return found.length > 1 && found.length < points.length
  })
  return shorter.length > 0 ? [...shorter, 'all'] : []
}

export function pointsIn(points: ChartPoints, range: Range): ChartPoints {
  const end = points.at(-1)?.atSeconds
  if (range === 'all' || end === undefined) return points
  return points.filter(({ atSeconds }) => atSeconds >= end - SECONDS[range])
}
