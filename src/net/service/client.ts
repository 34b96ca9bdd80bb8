import * as v from 'valibot'
import type { ListedRequest } from '../../core/bundle/deposit-outcome.ts'
import type { DepositAddressRequest } from '../../core/deposit-address/requote.ts'
import { decodeStatus, type ServiceStatus } from '../../core/execution/service-status.ts'
import type { Currency } from '../../core/money/currency.ts'
import type { Price } from '../../core/money/price.ts'
import type { Profile } from '../../core/profiles/profile.ts'
import type { QuoteRequest } from '../../core/quote/quote-request.ts'
import { failedFor, misused, type Reason } from '../../core/reason/reason.ts'
import { isHex } from '../../lib/hex.ts'
import { type Fetch, type HttpAnswer, type HttpRequest, requestJson } from '../http/request.ts'
import { type ChainRecord, decodeChainRecords } from './chain-records.ts'
import { decodeAddressRequest } from './deposit-address-request.ts'
import { type ServiceFailure, serviceFailure, unreadableAnswer } from './errors.ts'
import { decodePriceEstimate, type PriceEstimate } from './price-estimate.ts'
import { decodeReindexResult, type ReindexResult } from './reindex.ts'
import { decodeListedRequests, MOST_LISTED } from './request-list.ts'
import { decodeRouteLimit, type RouteLimit } from './route-limit.ts'
import { decodePrice } from './token-price.ts'

export type ServiceClientPorts = Readonly<{
  fetch: Fetch
  profile: Pick<Profile, 'service'>
  /** Read before each request. */
  apiKey?: () => Promise<string | undefined>
  /** Gets the HTTP status of each request with the key. */
  keyAnswered?: (status: number) => void
}>

/** `text` gets stored and verified again. */
export type QuoteResponse = Readonly<{ ok: true; text: string; body: unknown; dateMilliseconds: number | undefined }>

/** `signature`: 65 bytes. */
export type SignedBody = Readonly<{ signature: string; body: Readonly<Record<string, unknown>> }>

/** `unknown` proves nothing. */
type Taken =
  | Readonly<{ result: 'accepted'; message: string }>
  | Readonly<{ result: 'rejected' | 'unknown'; message: string; reason: Reason }>

/** Every answer is a value; nothing is retried here. */
export type ServiceClient = Readonly<{
  /** POST /quote/v2. */
  quote: (request: QuoteRequest) => Promise<QuoteResponse | ServiceFailure>
  /** POST /price. */
  priced: (request: QuoteRequest) => Promise<Readonly<{ ok: true; priced: PriceEstimate }> | ServiceFailure>
  /** GET /intents/status/v3; `requestId` has 32 bytes. */
  status: (requestId: string) => Promise<Readonly<{ ok: true; status: ServiceStatus }> | ServiceFailure>
  /** POST /transactions/index; `isSeen` is false while pending (404). */
  index: (
    deposit: Readonly<{ chainId: number; txHash: string; requestId: string }>,
  ) => Promise<Readonly<{ ok: true; isSeen: boolean }> | ServiceFailure>
  /** POST /authorize: sends a signed nonce mapping. After `unknown`, the same may be sent again. */
  authorize: (mapping: SignedBody) => Promise<Taken>
  /**
   * POST /execute/permits (service facts 1): sends a signed permit, like `authorize`. Additional steps make it
   * `rejected`, since the user hasn't approved them.
   */
  permit: (permit: SignedBody) => Promise<Taken>
  /** GET /deposit-addresses/v1: finds an address's requote. The service may require a key. */
  newestRequest: (address: string) => Promise<Readonly<{ ok: true; request: DepositAddressRequest }> | ServiceFailure>
  /** POST /transactions/deposit-address/reindex: looks for missed or misdirected deposits, and continues with them. */
  reindex: (
    look: Readonly<{ chainId: number; depositAddress: string; targetChainId: number }>,
  ) => Promise<Readonly<{ ok: true; found: ReindexResult }> | ServiceFailure>
  /** GET /requests/v3: the requests that name a transaction; requires a key. */
  requestsOf: (hash: string) => Promise<Readonly<{ ok: true; requests: readonly ListedRequest[] }> | ServiceFailure>
  /** GET /config/v2. `currency` is the destination's symbol in lower case. */
  routeLimit: (
    route: Readonly<{ originChainId: number; destinationChainId: number; currency: string }>,
  ) => Promise<Readonly<{ ok: true; limit: RouteLimit }> | ServiceFailure>
  /** GET /currencies/token/price: the service's price of one unit. */
  price: (
    currency: Pick<Currency, 'chainId' | 'address'>,
  ) => Promise<Readonly<{ ok: true; price: Price | undefined }> | ServiceFailure>
  /** GET /chains, with the service's clock. */
  chains: () => Promise<
    Readonly<{ ok: true; chains: readonly ChainRecord[]; dateMilliseconds: number | undefined }> | ServiceFailure
  >
}>

/** Service facts 1, "steps that must be appended". */
const moreSteps = v.object({ steps: v.pipe(v.array(v.unknown()), v.minLength(1)) })
/** The chain list is the longest answer. */
const MAX_CHAINS_BYTES = 8 * 1024 * 1024
const STATUS_TIMEOUT_MILLISECONDS = 10_000
const REFUSALS = [400, 401, 403, 404, 422]
const NO_PRICE = [400, 404, 422]
const NOT_A_SIGNATURE = misused('Expected a signature of 65 bytes')
/** A quote waits for the list but can do without it. */
const CHAINS_TIMEOUT_MILLISECONDS = 5_000

/**
 * Makes the service's client (interface, "Endpoints"). URLs consist of the profile's base, constant paths and own ids,
 * never of an answer's path.
 */
export function createServiceClient(ports: ServiceClientPorts): ServiceClient {
  const base = ports.profile.service.url.replace(/\/+$/, '')

  async function ask(path: string, question: Omit<HttpRequest, 'url' | 'headers'>): Promise<HttpAnswer> {
    const key = await ports.apiKey?.()
    const headers = key === undefined ? {} : { [ports.profile.service.keyHeader]: key }
    const answer = await requestJson(ports.fetch, { ...question, headers, url: `${base}${path}` })
    if (key !== undefined && answer.status !== undefined) ports.keyAnswered?.(answer.status)
    return answer
  }

  async function hand(path: string, { signature, body }: SignedBody): Promise<{ taken: Taken; answer?: HttpAnswer }> {
    if (!isHex(signature, 65)) return { taken: { ...NOT_A_SIGNATURE, result: 'rejected' } }
    const answer = await ask(`${path}?signature=${signature}`, { method: 'POST', body })
    const isRefusal = answer.ok && REFUSALS.includes(answer.status)
    if (isSuccess(answer)) return { taken: { result: 'accepted', message: '' }, answer }
    const { message, reason } = serviceFailure(answer)
    return { taken: { result: isRefusal ? 'rejected' : 'unknown', message, reason }, answer }
  }

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
    status: async (requestId) => {
      if (!isHex(requestId, 32)) return unreadableAnswer(undefined, 'requestId: expected 32 bytes as hex')
      const timeoutMilliseconds = STATUS_TIMEOUT_MILLISECONDS
      const answer = await ask(`/intents/status/v3?requestId=${requestId}`, { method: 'GET', timeoutMilliseconds })
      if (!isSuccess(answer)) return serviceFailure(answer)
      const status = decodeStatus(answer.body)
      return status
        ? { ok: true, status }
        : unreadableAnswer(answer.status, 'The service gave a status that cannot be read.')
    },
    index: async (deposit) => {
      const { chainId, txHash, requestId } = deposit
      const answer = await ask('/transactions/index', { method: 'POST', body: { chainId, txHash, requestId } })
      if (isSuccess(answer)) return { ok: true, isSeen: true }
      return answer.status === 404 ? { ok: true, isSeen: false } : serviceFailure(answer)
    },
    authorize: async (mapping) => (await hand('/authorize', mapping)).taken,
    permit: async (permit) => {
      const { taken, answer } = await hand('/execute/permits', permit)
      const isMore = answer?.ok && hasMoreSteps(answer.body)
      return isMore ? { ...failedFor({ code: 'PERMIT_WANTS_MORE' }), result: 'rejected' } : taken
    },
    newestRequest: async (address) => {
      if (!/^[0-9A-Za-z]{1,100}$/.test(address))
        return unreadableAnswer(undefined, 'address: expected letters and digits')
      const timeoutMilliseconds = STATUS_TIMEOUT_MILLISECONDS
      const answer = await ask(`/deposit-addresses/v1?address=${address}`, { method: 'GET', timeoutMilliseconds })
      if (!isSuccess(answer)) return serviceFailure(answer)
      const request = decodeAddressRequest(answer.body)
      if (request) return { ok: true, request }
      return unreadableAnswer(answer.status, 'The service’s answer about a deposit address cannot be read.')
    },
    reindex: async ({ chainId, depositAddress, targetChainId }) => {
      const elsewhere = targetChainId === chainId ? {} : { targetChainId }
      const body = { chainId, depositAddress, ...elsewhere }
      const answer = await ask('/transactions/deposit-address/reindex', { method: 'POST', body })
      if (!isSuccess(answer)) return serviceFailure(answer)
      const found = decodeReindexResult(answer.body)
      return found
        ? { ok: true, found }
        : unreadableAnswer(answer.status, 'What the service found at a deposit address cannot be read.')
    },
    requestsOf: async (hash) => {
      if (!isHex(hash, 32)) return unreadableAnswer(undefined, 'hash: expected 32 bytes as hex')
      const timeoutMilliseconds = STATUS_TIMEOUT_MILLISECONDS
      const answer = await ask(`/requests/v3?term=${hash}&limit=${MOST_LISTED}`, { method: 'GET', timeoutMilliseconds })
      if (!isSuccess(answer)) return serviceFailure(answer)
      const requests = decodeListedRequests(answer.body)
      return requests
        ? { ok: true, requests }
        : unreadableAnswer(answer.status, 'The service’s list of requests cannot be read.')
    },
    routeLimit: async ({ originChainId, destinationChainId, currency }) => {
      if (!/^[a-z0-9]{1,20}$/.test(currency))
        return unreadableAnswer(undefined, 'currency: expected small letters and digits')
      const query = `originChainId=${originChainId}&destinationChainId=${destinationChainId}&currency=${currency}`
      const timeoutMilliseconds = CHAINS_TIMEOUT_MILLISECONDS
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
      const answer = await ask(path, { method: 'GET', timeoutMilliseconds: CHAINS_TIMEOUT_MILLISECONDS })
      if (answer.ok && NO_PRICE.includes(answer.status)) return { ok: true, price: undefined }
      return isSuccess(answer) ? { ok: true, price: decodePrice(answer.text, answer.body) } : serviceFailure(answer)
    },
    chains: async () => {
      const timeoutMilliseconds = CHAINS_TIMEOUT_MILLISECONDS
      const answer = await ask('/chains', { method: 'GET', maxBytes: MAX_CHAINS_BYTES, timeoutMilliseconds })
      if (!isSuccess(answer)) return serviceFailure(answer)
      const decoded = decodeChainRecords(answer.body)
      return decoded.ok
        ? { ...decoded, dateMilliseconds: answer.dateMilliseconds }
        : unreadableAnswer(answer.status, `The service's list of chains cannot be read: ${decoded.message}.`)
    },
  }
}

function isSuccess(answer: HttpAnswer): answer is Extract<HttpAnswer, { ok: true }> {
  return answer.ok && answer.status >= 200 && answer.status < 300
}

function hasMoreSteps(body: unknown): boolean {
  return v.is(moreSteps, body)
}
