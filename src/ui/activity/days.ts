import { groupBy } from '../text/group-by.ts'
import type { ActivityEntry } from './entry.ts'

export type Day = Readonly<{ key: string; atSeconds: number; members: readonly ActivityEntry[] }>

export function daysOf(past: readonly ActivityEntry[]): readonly Day[] {
  const byDay = groupBy(past, ({ approvedAtSeconds }) => dayOf(approvedAtSeconds))
  return [...byDay].map(([key, members]) => ({ key, atSeconds: members[0]?.approvedAtSeconds ?? 0, members }))
}

function dayOf(atSeconds: number): string {
  const date = new Date(atSeconds * 1_000)
  return `${date.getFullYear()}-${date.getMonth() + 1}-${date.getDate()}`
}
