import { SentRow } from '../sent/sent-row.tsx'
import { CrossingRow } from './crossing-row.tsx'
import type { Past } from './past.ts'

/** `isUnderDay`: a heading above tells the day. */
export function PastRow({ past, isUnderDay = false }: Readonly<{ past: Past; isUnderDay?: boolean }>) {
  return past.kind === 'crossing' ? (
    <CrossingRow execution={past.execution} isUnderDay={isUnderDay} />
  ) : (
    <SentRow view={past.view} isUnderDay={isUnderDay} />
  )
}
