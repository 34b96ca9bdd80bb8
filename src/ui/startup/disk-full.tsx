import { ReasonText } from '../display/reason.tsx'
import { Notice } from '../layout/notice.tsx'

export function DiskFull() {
  return (
    <Notice kind="danger" testId="disk-full" isUrgent>
      <ReasonText reason={{ code: 'STORE_FULL' }} />
    </Notice>
  )
}
