import { Notice } from './notice.tsx'
import { Why } from './why.tsx'

export function DiskFull() {
  return (
    <Notice kind="danger" testId="disk-full" isUrgent>
      <Why reason={{ code: 'STORE_FULL' }} />
    </Notice>
  )
}
