import type { ExecutionView } from '../../../api/views/transfers.ts'
import { Notice } from '../../layout/notice.tsx'
import { m } from '../../messages/messages.ts'
import { exactText } from '../../text/amount.ts'

/** The chain now costs more than approved, so nothing more is signed. */
export function FeeExceeded({ execution: { needs, mostGas } }: { execution: ExecutionView }) {
  const say = m().outcome
  if (needs?.what !== 'fee') return null
  return (
    <Notice kind="warn" title={say.feeTitle} testId="fee-risen">
      {say.feeText({ most: exactText(mostGas) })}
    </Notice>
  )
}
