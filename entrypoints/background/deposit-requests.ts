import type { Service } from '../../src/net/service.ts'
import type { ServiceKey } from '../../src/wallet/api-key.ts'
import { type AskingPorts, turnToAsk } from '../../src/wallet/asking.ts'
import type { Budget } from '../../src/wallet/budget.ts'
import type { RequestsAnswer } from '../../src/wallet/bundles/fates.ts'

type Parts = AskingPorts &
  Readonly<{
    service: Pick<Service, 'requestsOf'>
    key: Pick<ServiceKey, 'state'>
    budget: Pick<Budget, 'take' | 'refused'>
  }>

/** How a service says that it does not tell this with this key, or has no such list. */
const REFUSALS: readonly (number | undefined)[] = [401, 403, 404, 410]

/** Asks the service for the requests that a transaction is named in, in its turn; never without the user's own key. */
export function requestsOf(parts: Parts) {
  const { service, key, budget, nowMilliseconds } = parts
  return async (hash: string): Promise<RequestsAnswer> => {
    const state = await key.state()
    if (state !== 'kept') return { answer: state === 'none' ? 'noKey' : 'locked' }
    if (!(await turnToAsk(parts))) return { answer: 'later' }
    const answer = await service.requestsOf(hash)
    if (answer.ok) return { answer: 'told', requests: answer.requests }
    if (answer.status === 429) budget.refused(nowMilliseconds())
    return { answer: REFUSALS.includes(answer.status) ? 'refused' : 'later' }
  }
}
