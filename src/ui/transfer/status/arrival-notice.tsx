import type { ExecutionView } from '../../../api/views/transfers.ts'
import { Notice } from '../../layout/notice.tsx'
import { m } from '../../messages/messages.ts'
import { useChainName } from '../../state/wallet/chain-name.ts'
import { exactText } from '../../text/amount.ts'

/** Partial, or removed by a reorganisation. */
export function ArrivalNotice({ execution }: Readonly<{ execution: ExecutionView }>) {
  const nameOf = useChainName()
  const { stage, intent } = execution
  const say = m().outcome
  if (stage.stage !== 'tracking' && stage.stage !== 'refunding') return null
  const { part, isGone } = stage
  if (part) {
    return (
      <Notice
        kind="info"
        testId="part"
        title={say.part({ part: exactText(part.came.amount), whole: exactText(part.whole ?? execution.pays) })}
      >
        {say.partText}
      </Notice>
    )
  }
  const chainId = stage.stage === 'tracking' ? intent.destinationChainId : intent.originChainId
  return isGone ? (
    <Notice kind="warn" testId="gone" isUrgent title={say.gone}>
      {say.goneText({ chain: nameOf(chainId) })}
    </Notice>
  ) : null
}
