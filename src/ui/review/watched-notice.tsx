import { m } from '../messages/messages.ts'
import { Notice } from '../parts/notice.tsx'

/** That an address is one which the user only watches, by the name that it was given. */
export function WatchedNotice({ label, testId }: Readonly<{ label: string; testId: string }>) {
  return (
    <Notice kind="info" testId={testId}>
      {m().move.isWatched(label)}
    </Notice>
  )
}
