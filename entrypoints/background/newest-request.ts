import type { Service } from '../../src/net/service.ts'
import type { Budget } from '../../src/wallet/budget.ts'
import type { NewestRequest } from '../../src/wallet/successor.ts'

type Parts = Readonly<{
  service: Pick<Service, 'newestRequest'>
  budget: Budget
  nowMilliseconds: () => number
}>

/** How a service says that it tells this to others, or to nobody. */
const REFUSALS: readonly (number | undefined)[] = [401, 403, 404, 410]

/** Asks the service for the newest request of a deposit address, within the budget; undefined where that is used up. */
export function newestRequestOf({ service, budget, nowMilliseconds }: Parts) {
  return async (address: string): Promise<NewestRequest | undefined> => {
    if (!budget.take(nowMilliseconds()).ok) return undefined
    const answer = await service.newestRequest(address)
    if (answer.ok) return { answer: 'told', request: answer.request }
    if (answer.status === 429) budget.refused(nowMilliseconds())
    return REFUSALS.includes(answer.status) ? { answer: 'refused' } : { answer: 'silent', message: answer.message }
  }
}
