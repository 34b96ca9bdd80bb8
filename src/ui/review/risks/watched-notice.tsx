import { Notice } from '../../layout/notice.tsx'
import { m } from '../../messages/messages.ts'

export function WatchedNotice({ label, testId }: Readonly<{ label: string; testId: string }>) {
  return (
    <Notice kind="info" testId={testId}>
      {m().form.isWatched({ label })}
    </Notice>
  )
}
