import type { MisdirectedFate, Outcome } from '../../core/afterwards.ts'
import { isGoneOnWith } from '../../core/astray.ts'
import { sameIdentifier } from '../../core/currency.ts'
import type { Execution } from '../../core/execution.ts'
import { currencyOf } from '../../core/profile.ts'
import { failedFor } from '../../core/reason.ts'
import { followedId } from '../../core/successor.ts'
import type { Answer } from '../node-port.ts'
import { type FollowUpPorts, outcomeOf } from './afterwards-open.ts'
import type { Place } from './sightings.ts'

/**
 * Tells a misdirected deposit's outcome: the address's newest request, if it matches the find. Arrivals are read on
 * chain. No find gives undefined.
 */
export async function misdirectedOf(
  execution: Execution,
  { address }: Place,
  ports: FollowUpPorts,
): Promise<Answer<MisdirectedFate | undefined>> {
  if (!execution.misdirected?.some(({ answer }) => answer?.is === 'found')) return { ok: true, value: undefined }
  const newest = await ports.newestRequest(address)
  if (newest?.answer === 'silent') return failedFor(newest.why)
  if (newest?.answer === 'refused') return unread({ is: 'unfollowed', since: 'key' })
  if (newest?.answer !== 'told') return unread({ is: 'awaited' })
  const { request } = newest
  const isOwn = [execution.requestId, followedId(execution)].some((own) => sameIdentifier(own, request.requestId))
  const paid = { chainId: request.chainId, address: request.currency }
  const isIt = sameIdentifier(request.depositAddress, address) && isGoneOnWith(execution, paid)
  if (isOwn || !isIt) return unread({ is: 'awaited' })
  const status = await ports.status(request.requestId)
  if (!status.ok) return status
  const outcome = await outcomeOf(status.status, { execution, paid }, ports)
  if (!outcome.ok) return outcome
  const currency = currencyOf(ports.profile, paid.chainId, paid.address)
  return { ok: true, value: { currency, outcome: outcome.value } }
}

function unread(outcome: Outcome): Answer<MisdirectedFate> {
  return { ok: true, value: { currency: undefined, outcome } }
}
