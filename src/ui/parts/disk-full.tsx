import { Notice } from './notice.tsx'
import { Why } from './why.tsx'

/** Says on every page that the disk has no space left, and that nothing is signed until it has. */
export function DiskFull() {
  return (
    <Notice kind="danger" testId="disk-full" isUrgent>
      <Why reason={{ code: 'STORE_FULL' }} />
    </Notice>
  )
}
