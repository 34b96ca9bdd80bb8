import type { Service } from '../../src/net/service.ts'
import { type AskingPorts, turnToAsk } from '../../src/wallet/asking.ts'
import type { Budget } from '../../src/wallet/budget.ts'
import type { PricesPorts } from '../../src/wallet/prices.ts'

/** Asks the service for a price in its turn. */
export function pricePort(
  parts: AskingPorts & Readonly<{ service: Pick<Service, 'price'>; budget: Pick<Budget, 'take' | 'refused'> }>,
): PricesPorts['ask'] {
  return async (currency) => {
    if (!(await turnToAsk(parts))) return undefined
    const answer = await parts.service.price(currency)
    if (answer.ok) return { price: answer.price }
    if (answer.status === 429) parts.budget.refused(parts.nowMilliseconds())
    return undefined
  }
}
