import { SentRow } from '../sent/sent-row.tsx'
import type { Past } from './past.ts'
import { TransferRow } from './transfer-row.tsx'

/** `isUnderDay`: a heading above tells the day. */
export function PastRow({ past, isUnderDay = false }: Readonly<{ past: Past; isUnderDay?: boolean }>) {
  return past.kind === 'transfer' ? (
    <TransferRow execution={past.execution} isUnderDay={isUnderDay} />
  ) : (
    <SentRow view={past.view} isUnderDay={isUnderDay} />
  )
}
