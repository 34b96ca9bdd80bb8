import type { Currency } from '../../core/money/currency.ts'
import type { Price } from '../../core/money/price.ts'
import type { QuoteRequest } from '../../core/quote/quote-request.ts'
import { type AskService, isSuccess, SHORT_TIMEOUT_MILLISECONDS } from './ask.ts'
import { type ServiceFailure, serviceFailure, unreadableAnswer } from './errors.ts'
import { decodePriceEstimate, type PriceEstimate } from './price-estimate.ts'
import { decodeRouteLimit, type RouteLimit } from './route-limit.ts'
import { decodePrice } from './token-price.ts'

/** `text` gets stored and verified again. */
export type QuoteResponse = Readonly<{ ok: true; text: string; body: unknown; dateMilliseconds: number | undefined }>

export type QuoteEndpoints = Readonly<{
  /** POST /quote/v2. */
  quote: (request: QuoteRequest) => Promise<QuoteResponse | ServiceFailure>
  /** POST /price. */
  priced: (request: QuoteRequest) => Promise<Readonly<{ ok: true; priced: PriceEstimate }> | ServiceFailure>
  /** GET /config/v2. `currency` is the destination's symbol in lower case. */
  routeLimit: (
    route: Readonly<{ originChainId: number; destinationChainId: number; currency: string }>,
  ) => Promise<Readonly<{ ok: true; limit: RouteLimit }> | ServiceFailure>
  /** GET /currencies/token/price: the service's price of one unit. */
  price: (
    currency: Pick<Currency, 'chainId' | 'address'>,
  ) => Promise<Readonly<{ ok: true; price: Price | undefined }> | ServiceFailure>
}>

const NO_PRICE = [400, 404, 422]

/** Makes the endpoints that price an intent. */
export function createQuoteEndpoints(ask: AskService): QuoteEndpoints {
  return {
    quote: async (body) => {
      const answer = await ask('/quote/v2', { method: 'POST', body })
      if (!isSuccess(answer)) return serviceFailure(answer)
      const { text, dateMilliseconds } = answer
      return { ok: true, text, body: answer.body, dateMilliseconds }
    },
    priced: async (body) => {
      const answer = await ask('/price', { method: 'POST', body })
      if (!isSuccess(answer)) return serviceFailure(answer)
      const priced = decodePriceEstimate(answer.body)
      return priced
        ? { ok: true, priced }
        : unreadableAnswer(answer.status, 'What the service says of a price cannot be read.')
    },
    routeLimit: async ({ originChainId, destinationChainId, currency }) => {
      if (!/^[a-z0-9]{1,20}$/.test(currency))
        return unreadableAnswer(undefined, 'currency: expected small letters and digits')
      const query = `originChainId=${originChainId}&destinationChainId=${destinationChainId}&currency=${currency}`
      const timeoutMilliseconds = SHORT_TIMEOUT_MILLISECONDS
      const answer = await ask(`/config/v2?${query}`, { method: 'GET', timeoutMilliseconds })
      if (!isSuccess(answer)) return serviceFailure(answer)
      const limit = decodeRouteLimit(answer.body)
      return limit
        ? { ok: true, limit }
        : unreadableAnswer(answer.status, 'What the service says of a route cannot be read.')
    },
    price: async ({ chainId, address }) => {
      if (!/^[0-9A-Za-z]{1,100}$/.test(address))
        return unreadableAnswer(undefined, 'address: expected letters and digits')
      const path = `/currencies/token/price?address=${address}&chainId=${chainId}`
      const answer = await ask(path, { method: 'GET', timeoutMilliseconds: SHORT_TIMEOUT_MILLISECONDS })
      if (answer.ok && NO_PRICE.includes(answer.status)) return { ok: true, price: undefined }
      return isSuccess(answer) ? { ok: true, price: decodePrice(answer.text, answer.body) } : serviceFailure(answer)
    },
  }
}
