import { SentRow } from '../sent/sent-row.tsx'
import { CrossingRow } from './crossing-row.tsx'
import type { Past } from './past.ts'

/** One of either kind in a list; `isUnderDay` where its day is said above it. */
export function PastRow({ past, isUnderDay = false }: Readonly<{ past: Past; isUnderDay?: boolean }>) {
  return past.kind === 'crossing' ? (
    <CrossingRow execution={past.execution} isUnderDay={isUnderDay} />
  ) : (
    <SentRow view={past.view} isUnderDay={isUnderDay} />
  )
}
