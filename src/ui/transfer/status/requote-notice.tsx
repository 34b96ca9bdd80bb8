import type { ExecutionView } from '../../../api/views/transfers.ts'
import { shareOfMinimum } from '../../../core/deposit-address/requote.ts'
import { Notice } from '../../layout/notice.tsx'
import { m } from '../../messages/messages.ts'
import { exactText } from '../../text/amount.ts'

export function RequoteNotice({ execution }: { execution: ExecutionView }) {
  const { requote, pays, minimum, stage } = execution
  if (!requote) return null
  const say = m().requoted
  const { paid } = requote
  const share = shareOfMinimum(execution, paid.value)
  const arrived = stage.stage === 'filled' && stage.fill.proof === 'verified' ? stage.fill.amount.value : undefined
  const isLess = arrived !== undefined && arrived < share
  const shareText = exactText({ ...minimum, value: share })
  return (
    <Notice
      kind={isLess ? 'warn' : 'info'}
      title={
        paid.value === pays.value
          ? say.titleLate({ paid: exactText(paid) })
          : say.title({ paid: exactText(paid), asked: exactText(pays) })
      }
      testId="requoted"
    >
      <p>{say.text}</p>
      {arrived !== undefined && <p>{isLess ? say.less({ share: shareText }) : say.enough({ share: shareText })}</p>}
    </Notice>
  )
}
