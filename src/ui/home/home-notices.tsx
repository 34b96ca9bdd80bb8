import { UnreadableRecords } from '../activity/unreadable-records.tsx'
import { ChangedRows } from './changed-rows.tsx'

export function HomeNotices() {
  return (
    <>
      <ChangedRows />
      <UnreadableRecords isOwnOnly />
    </>
  )
}
