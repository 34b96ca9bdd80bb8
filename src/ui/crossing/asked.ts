import type { ExecutionView } from '../../api/crossing-views.ts'
import { isSend } from '../../core/item.ts'
import type { Reason, ReasonCode } from '../../core/reason.ts'
import { m } from '../messages/messages.ts'

/** What comes of a question over the network, and does not say by itself to whom it went. */
const OF_QUESTIONS: ReadonlySet<ReasonCode> = new Set<ReasonCode>([
  'TIMEOUT',
  'OFFLINE',
  'TOO_LARGE',
  'NOT_JSON',
  'REDIRECTED',
  'ABORTED',
  'UNREADABLE',
  'REFUSED_WITH',
  'REFUSED_SAYING',
  'UNCLEAR',
  'NOT_SAID',
  'OTHER_ANSWER',
  'NODE_BEHIND',
  'CONTRADICTION',
])

/** Whether a reason leaves open who was asked. */
export function isOfQuestion({ code }: Reason): boolean {
  return OF_QUESTIONS.has(code)
}

/** Who was asked last for a crossing under way: the service, or a chain or an exchange by its name; undefined where it may be either. */
export function askedFor(execution: ExecutionView, nameOf: (chainId: number) => string): string | undefined {
  const { stage, intent, items, plan } = execution
  const service = m().outcome.theService
  if (stage.stage === 'steps') {
    const at = items.findIndex(({ phase }) => phase !== 'included' && phase !== 'finalized')
    const kind = plan[at]?.kind
    // A permit is handed to the service, and looked for on its chain.
    if (kind === 'evmSignature') return undefined
    return kind === 'exchangeAAuthorize' ? service : nameOf(intent.originChainId)
  }
  if (stage.stage !== 'tracking' && stage.stage !== 'refunding') return undefined
  if (isSend(plan)) return nameOf(intent.originChainId)
  const { status } = stage
  const isToRead = (status?.status === 'success' || status?.status === 'refund') && status.txHashes.length > 0
  if (isToRead) return nameOf(status.status === 'success' ? intent.destinationChainId : intent.originChainId)
  // What was paid to an address that stays open is read as well, while the service is asked.
  return intent.payment === 'openAddress' ? undefined : service
}
