import type { ExecutionView } from '../../../api/views/transfers.ts'
import { isSendPlan } from '../../../core/execution/item.ts'
import type { ReasonCode } from '../../../core/reason/codes.ts'
import { NO_ANSWER } from '../../../core/reason/no-answer.ts'
import type { Reason } from '../../../core/reason/reason.ts'
import { itemDisplay } from '../../families/item-display.ts'
import { m } from '../../messages/messages.ts'

/** Reasons from the network that don't name the asked party. */
const OF_QUESTIONS: ReadonlySet<ReasonCode> = new Set<ReasonCode>([
  ...NO_ANSWER.filter((code) => code !== 'SIGN_IN'),
  'REFUSED_WITH',
  'REFUSED_SAYING',
  'UNCLEAR',
  'NOT_SAID',
  'CONTRADICTION',
  'ONE_NODE',
])

export function isWithoutParty({ code }: Reason): boolean {
  return OF_QUESTIONS.has(code)
}

/** Undefined where several were asked. */
export function failingParty(execution: ExecutionView, nameOf: (chainId: number) => string): string | undefined {
  const { stage, intent, items, plan } = execution
  const service = m().timeline.service
  if (stage.stage === 'steps') {
    const at = items.findIndex(({ phase }) => phase !== 'included' && phase !== 'finalized')
    const step = plan[at]
    const receiver = step && itemDisplay(step).receiver
    if (receiver === 'both') return undefined
    return receiver === 'service' ? service : nameOf(intent.originChainId)
  }
  if (stage.stage !== 'tracking' && stage.stage !== 'refunding') return undefined
  if (isSendPlan(plan)) return nameOf(intent.originChainId)
  const { status } = stage
  const isToRead = (status?.status === 'success' || status?.status === 'refund') && status.txHashes.length > 0
  if (isToRead) return nameOf(status.status === 'success' ? intent.destinationChainId : intent.originChainId)
  // An open address is read too, while the service is asked.
  return intent.payment === 'openAddress' ? undefined : service
}
