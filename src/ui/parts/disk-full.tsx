import { Notice } from './notice.tsx'
import { ReasonText } from './why.tsx'

export function DiskFull() {
  return (
    <Notice kind="danger" testId="disk-full" isUrgent>
      <ReasonText reason={{ code: 'STORE_FULL' }} />
    </Notice>
  )
}
