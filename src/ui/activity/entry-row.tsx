import { BundleActivityRow } from '../bundle/activity-row.tsx'
import type { ActivityEntry } from './entry.ts'
import { TransferRow } from './transfer-row.tsx'

/** `isUnderDay`: a heading above tells the day. */
export function EntryRow({ past, isUnderDay = false }: Readonly<{ past: ActivityEntry; isUnderDay?: boolean }>) {
  return past.kind === 'transfer' ? (
    <TransferRow execution={past.execution} isUnderDay={isUnderDay} />
  ) : (
    <BundleActivityRow view={past.view} isUnderDay={isUnderDay} />
  )
}
