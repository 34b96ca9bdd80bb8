import { m } from '../messages/messages.ts'
import { Notice } from '../parts/notice.tsx'

export function WatchedNotice({ label, testId }: Readonly<{ label: string; testId: string }>) {
  return (
    <Notice kind="info" testId={testId}>
      {m().move.isWatched(label)}
    </Notice>
  )
}
