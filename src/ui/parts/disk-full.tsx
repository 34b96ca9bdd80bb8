import { Notice } from './notice.tsx'
import { Why } from './why.tsx'

/** Every page says so: nothing is signed until the disk has space. */
export function DiskFull() {
  return (
    <Notice kind="danger" testId="disk-full" isUrgent>
      <Why reason={{ code: 'STORE_FULL' }} />
    </Notice>
  )
}
