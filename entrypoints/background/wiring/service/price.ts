import type { ServiceClient } from '../../../../src/net/service/client.ts'
import { type RequestTurnPorts, requestInTurn } from '../../../../src/wallet/engine/polling/request-turn.ts'
import type { ServicePricesPorts } from '../../../../src/wallet/prices/service-prices.ts'

/** Asks within the service's budget. */
export function servicePricePort(
  parts: RequestTurnPorts & Readonly<{ service: Pick<ServiceClient, 'price'> }>,
): ServicePricesPorts['ask'] {
  return async (currency) => {
    const answer = await requestInTurn(parts, () => parts.service.price(currency))
    return answer?.ok ? { price: answer.price } : undefined
  }
}
