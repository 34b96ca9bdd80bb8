import type { Service } from '../../src/net/service.ts'
import { type AskingPorts, askInTurn } from '../../src/wallet/asking.ts'
import type { PricesPorts } from '../../src/wallet/prices.ts'

/** Asks the service for a price within its budget. */
export function pricePort(parts: AskingPorts & Readonly<{ service: Pick<Service, 'price'> }>): PricesPorts['ask'] {
  return async (currency) => {
    const answer = await askInTurn(parts, () => parts.service.price(currency))
    return answer?.ok ? { price: answer.price } : undefined
  }
}
