import type { FollowUpOutcome, MisdirectedOutcome } from '../../core/deposit-address/follow-up-payments.ts'
import { isFoundByReindex } from '../../core/deposit-address/misdirected-deposit.ts'
import { followedRequestId } from '../../core/deposit-address/requote.ts'
import type { Execution } from '../../core/execution/execution.ts'
import { sameIdentifier } from '../../core/money/currency.ts'
import { currencyOf } from '../../core/profiles/profile.ts'
import { type Answer, failedFor } from '../../core/reason/reason.ts'
import { type FollowUpPorts, requestOutcome } from './follow-up-outcomes.ts'
import type { PayableAddress } from './payment-list.ts'

/**
 * Tells a misdirected deposit's outcome by the address's newest matching request. Arrivals are read on chain. No find
 * gives undefined.
 */
export async function misdirectedOutcome(
  execution: Execution,
  { address }: PayableAddress,
  ports: FollowUpPorts,
): Promise<Answer<MisdirectedOutcome | undefined>> {
  if (!execution.misdirected?.some(({ answer }) => answer?.is === 'found')) return { ok: true, value: undefined }
  const newest = await ports.newestRequest(address)
  if (newest?.answer === 'silent') return failedFor(newest.why)
  if (newest?.answer === 'refused') return unread({ is: 'unfollowed', since: 'key' })
  if (newest?.answer !== 'told') return unread({ is: 'awaited' })
  const { request } = newest
  const isOwn = [execution.requestId, followedRequestId(execution)].some((own) =>
    sameIdentifier(own, request.requestId),
  )
  const paid = { chainId: request.chainId, address: request.currency }
  const isIt = sameIdentifier(request.depositAddress, address) && isFoundByReindex(execution, paid)
  if (isOwn || !isIt) return unread({ is: 'awaited' })
  const status = await ports.status(request.requestId)
  if (!status.ok) return status
  const outcome = await requestOutcome(status.status, { execution, paid }, ports)
  if (!outcome.ok) return outcome
  const currency = currencyOf(ports.profile, paid.chainId, paid.address)
  return { ok: true, value: { currency, outcome: outcome.value } }
}

function unread(outcome: FollowUpOutcome): Answer<MisdirectedOutcome> {
  return { ok: true, value: { currency: undefined, outcome } }
}
