import { Notice } from '../layout/notice.tsx'
import { m } from '../messages/messages.ts'

export function Updating({ done, total }: Readonly<{ done: number; total: number }>) {
  return <Notice kind="info" testId="updating" title={m().gates.updating({ done, total })} />
}
