import type { ExecutionView } from '../../api/views.ts'
import { groupBy } from '../text/group-by.ts'

export type Day = Readonly<{ key: string; atSeconds: number; executions: readonly ExecutionView[] }>

/** Groups crossings by the local day on which they were approved, newest first. */
export function daysOf(executions: readonly ExecutionView[]): readonly Day[] {
  const sorted = [...executions].sort((a, b) => b.approvedAtSeconds - a.approvedAtSeconds)
  const byDay = groupBy(sorted, (execution) => dayOf(execution.approvedAtSeconds))
  return [...byDay].map(([key, members]) => ({
    key,
    atSeconds: members[0]?.approvedAtSeconds ?? 0,
    executions: members,
  }))
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
