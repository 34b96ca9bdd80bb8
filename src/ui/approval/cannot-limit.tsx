import { Notice } from '../layout/notice.tsx'
import { ofCalls } from '../messages/screen-messages.ts'

export function CannotLimit() {
  const say = ofCalls()
  return (
    <Notice kind="danger" title={say.cannotLimitTitle} isUrgent testId="cannot-limit">
      {say.cannotLimit}
    </Notice>
  )
}
