import type { Service } from '../../src/net/service.ts'
import { type AskingPorts, turnToAsk } from '../../src/wallet/asking.ts'
import type { Budget } from '../../src/wallet/budget.ts'
import type { NewestRequest } from '../../src/wallet/successor.ts'

type Parts = AskingPorts &
  Readonly<{ service: Pick<Service, 'newestRequest'>; budget: Pick<Budget, 'take' | 'refused'> }>

/** How a service says that it tells this to others, or to nobody. */
const REFUSALS: readonly (number | undefined)[] = [401, 403, 404, 410]

/** Asks the service for the newest request of a deposit address, in its turn; undefined where that does not come soon. */
export function newestRequestOf(parts: Parts) {
  const { service, budget, nowMilliseconds } = parts
  return async (address: string): Promise<NewestRequest | undefined> => {
    if (!(await turnToAsk(parts))) return undefined
    const answer = await service.newestRequest(address)
    if (answer.ok) return { answer: 'told', request: answer.request }
    if (answer.status === 429) budget.refused(nowMilliseconds())
    return REFUSALS.includes(answer.status) ? { answer: 'refused' } : { answer: 'silent', why: answer.reason }
  }
}
