import { groupBy } from '../text/group-by.ts'
import type { Past } from './past.ts'

export type Day = Readonly<{ key: string; atSeconds: number; members: readonly Past[] }>

/** Groups what was done by the local day on which it was approved; takes and gives the newest first. */
export function daysOf(past: readonly Past[]): readonly Day[] {
  const byDay = groupBy(past, ({ approvedAtSeconds }) => dayOf(approvedAtSeconds))
  return [...byDay].map(([key, members]) => ({ key, atSeconds: members[0]?.approvedAtSeconds ?? 0, members }))
}

/** How many local days lie between two moments: 0 for the same day, 1 for the day before. */
export function daysAgo(atSeconds: number, nowMilliseconds: number): number {
  const start = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate())
  return Math.round((start(new Date(nowMilliseconds)) - start(new Date(atSeconds * 1_000))) / 86_400_000)
}

function dayOf(atSeconds: number): string {
  const date = new Date(atSeconds * 1_000)
  return `${date.getFullYear()}-${date.getMonth() + 1}-${date.getDate()}`
}
