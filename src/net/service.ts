import * as v from 'valibot'
import type { Currency } from '../core/currency.ts'
import type { ListedRequest } from '../core/deposit-fate.ts'
import type { Price } from '../core/price.ts'
import type { Profile } from '../core/profile.ts'
import type { QuoteRequest } from '../core/quote-request.ts'
import { failedFor, misused, type Reason } from '../core/reason.ts'
import { decodeStatus, type ServiceStatus } from '../core/status.ts'
import type { AddressRequest } from '../core/successor.ts'
import { isHex } from '../lib/hex.ts'
import { decodeAddressRequest } from './address-request.ts'
import { type ChainRecord, decodeChainRecords } from './chain-records.ts'
import { type Ask, type Fetch, type HttpAnswer, request } from './http.ts'
import { decodeListedRequests, MOST_LISTED } from './listed-requests.ts'
import { decodePrice } from './price.ts'
import { decodePriced, type Priced } from './priced.ts'
import { decodeReindexed, type Reindexed } from './reindexed.ts'
import { decodeRouteLimit, type RouteLimit } from './route-limit.ts'
import { type ServiceFailure, serviceFailure, unreadable } from './service-error.ts'

export type ServicePorts = Readonly<{
  fetch: Fetch
  profile: Pick<Profile, 'service'>
  /** The user's own key of the service, if there is one; asked before each question. */
  apiKey?: () => Promise<string | undefined>
  /** Hears by which HTTP status a question with the key was answered. */
  keyAnswered?: (status: number) => void
}>

/** A quote as it came: `text` is what gets stored and proven again, `body` its JSON value, neither believed. */
export type QuoteAnswer = Readonly<{ ok: true; text: string; body: unknown; dateMilliseconds: number | undefined }>

/** A signature, 65 bytes as hex, and the body that goes with it. */
export type SignedBody = Readonly<{ signature: string; body: Readonly<Record<string, unknown>> }>

/** What the service made of a signature; nothing is concluded from `unknown`. */
type Taken =
  | Readonly<{ result: 'accepted'; message: string }>
  | Readonly<{ result: 'rejected' | 'unknown'; message: string; reason: Reason }>

/** The service over HTTP. Every answer is a value; nothing is retried here. */
export type Service = Readonly<{
  /** POST /quote/v2. */
  quote: (request: QuoteRequest) => Promise<QuoteAnswer | ServiceFailure>
  /** POST /price: what a quote would come to, with nothing to sign. */
  priced: (request: QuoteRequest) => Promise<Readonly<{ ok: true; priced: Priced }> | ServiceFailure>
  /** GET /intents/status/v3. `requestId` is 32 bytes as 0x and 64 hex digits. */
  status: (requestId: string) => Promise<Readonly<{ ok: true; status: ServiceStatus }> | ServiceFailure>
  /** POST /transactions/index. `isSeen` is false while the transaction is not in a block yet (404). */
  index: (
    deposit: Readonly<{ chainId: number; txHash: string; requestId: string }>,
  ) => Promise<Readonly<{ ok: true; isSeen: boolean }> | ServiceFailure>
  /**
   * POST /authorize: hands over the signature of a nonce mapping, 65 bytes as hex, with the body that it is of.
   * `rejected` says that the service will not take it; after `unknown` the very same may be handed over again.
   */
  authorize: (mapping: SignedBody) => Promise<Taken>
  /**
   * POST /execute/permits (service facts 1): hands over a signed permit with the body that says which request it pays.
   * Answers as `authorize` does; steps that the service would have carried out beyond the quoted ones make an answer
   * `rejected`, since nobody has approved them.
   */
  permit: (permit: SignedBody) => Promise<Taken>
  /**
   * GET /deposit-addresses/v1: the newest request of a deposit address, which is how one that took over is found. A
   * service may answer this to holders of a key alone.
   */
  newestRequest: (address: string) => Promise<Readonly<{ ok: true; request: AddressRequest }> | ServiceFailure>
  /**
   * POST /transactions/deposit-address/reindex: has the service look at a deposit address for what its own watch has
   * missed, on `targetChainId` where that is another chain than the address is for. It goes on with what it finds.
   */
  reindex: (
    look: Readonly<{ chainId: number; depositAddress: string; targetChainId: number }>,
  ) => Promise<Readonly<{ ok: true; found: Reindexed }> | ServiceFailure>
  /** GET /requests/v3: the requests that a transaction, 32 bytes as hex, is named in. Told to holders of a key alone. */
  requestsOf: (hash: string) => Promise<Readonly<{ ok: true; requests: readonly ListedRequest[] }> | ServiceFailure>
  /**
   * GET /config/v2: what a way between two chains carries. `currency` is what arrives, by its id with the service: the
   * small letters of its symbol.
   */
  routeLimit: (
    route: Readonly<{ originChainId: number; destinationChainId: number; currency: string }>,
  ) => Promise<Readonly<{ ok: true; limit: RouteLimit }> | ServiceFailure>
  /** GET /currencies/token/price: what one whole unit costs, by the service's word; undefined where it says no price. */
  price: (
    currency: Pick<Currency, 'chainId' | 'address'>,
  ) => Promise<Readonly<{ ok: true; price: Price | undefined }> | ServiceFailure>
  /** GET /chains, with what the service's clock said. */
  chains: () => Promise<
    Readonly<{ ok: true; chains: readonly ChainRecord[]; dateMilliseconds: number | undefined }> | ServiceFailure
  >
}>

/** An answer that wants more done: service facts 1, "steps that must be appended". */
const moreSteps = v.object({ steps: v.pipe(v.array(v.unknown()), v.minLength(1)) })
/** The list of all chains with their tokens is the longest answer there is, bytes. */
const MAX_CHAINS_BYTES = 8 * 1024 * 1024
const STATUS_TIMEOUT_MILLISECONDS = 10_000
/** What was asked is wrong, and stays so. */
const REFUSALS = [400, 401, 403, 404, 422]
const NO_PRICE = [400, 404, 422]
const NOT_A_SIGNATURE = misused('Expected a signature of 65 bytes')
/** A quote waits for the list, and can do without it. */
const CHAINS_TIMEOUT_MILLISECONDS = 5_000

/**
 * Makes the client of the service (interface, "Endpoints"). URLs are the profile's base, a constant path and the
 * wallet's own ids, never a path that an answer gave.
 */
export function createService(ports: ServicePorts): Service {
  const base = ports.profile.service.url.replace(/\/+$/, '')

  async function ask(path: string, question: Omit<Ask, 'url' | 'headers'>): Promise<HttpAnswer> {
    const key = await ports.apiKey?.()
    const headers = key === undefined ? {} : { [ports.profile.service.keyHeader]: key }
    const answer = await request(ports.fetch, { ...question, headers, url: `${base}${path}` })
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
      const priced = decodePriced(answer.body)
      return priced
        ? { ok: true, priced }
        : unreadable(answer.status, 'What the service says of a price cannot be read.')
    },
    status: async (requestId) => {
      if (!isHex(requestId, 32)) return unreadable(undefined, 'requestId: expected 32 bytes as hex')
      const timeoutMilliseconds = STATUS_TIMEOUT_MILLISECONDS
      const answer = await ask(`/intents/status/v3?requestId=${requestId}`, { method: 'GET', timeoutMilliseconds })
      if (!isSuccess(answer)) return serviceFailure(answer)
      const status = decodeStatus(answer.body)
      return status ? { ok: true, status } : unreadable(answer.status, 'The service gave a status that cannot be read.')
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
      if (!/^[0-9A-Za-z]{1,100}$/.test(address)) return unreadable(undefined, 'address: expected letters and digits')
      const timeoutMilliseconds = STATUS_TIMEOUT_MILLISECONDS
      const answer = await ask(`/deposit-addresses/v1?address=${address}`, { method: 'GET', timeoutMilliseconds })
      if (!isSuccess(answer)) return serviceFailure(answer)
      const request = decodeAddressRequest(answer.body)
      if (request) return { ok: true, request }
      return unreadable(answer.status, 'The service’s answer about a deposit address cannot be read.')
    },
    reindex: async ({ chainId, depositAddress, targetChainId }) => {
      const elsewhere = targetChainId === chainId ? {} : { targetChainId }
      const body = { chainId, depositAddress, ...elsewhere }
      const answer = await ask('/transactions/deposit-address/reindex', { method: 'POST', body })
      if (!isSuccess(answer)) return serviceFailure(answer)
      const found = decodeReindexed(answer.body)
      return found
        ? { ok: true, found }
        : unreadable(answer.status, 'What the service found at a deposit address cannot be read.')
    },
    requestsOf: async (hash) => {
      if (!isHex(hash, 32)) return unreadable(undefined, 'hash: expected 32 bytes as hex')
      const timeoutMilliseconds = STATUS_TIMEOUT_MILLISECONDS
      const answer = await ask(`/requests/v3?term=${hash}&limit=${MOST_LISTED}`, { method: 'GET', timeoutMilliseconds })
      if (!isSuccess(answer)) return serviceFailure(answer)
      const requests = decodeListedRequests(answer.body)
      return requests
        ? { ok: true, requests }
        : unreadable(answer.status, 'The service’s list of requests cannot be read.')
    },
    routeLimit: async ({ originChainId, destinationChainId, currency }) => {
      if (!/^[a-z0-9]{1,20}$/.test(currency))
        return unreadable(undefined, 'currency: expected small letters and digits')
      const query = `originChainId=${originChainId}&destinationChainId=${destinationChainId}&currency=${currency}`
      const timeoutMilliseconds = CHAINS_TIMEOUT_MILLISECONDS
      const answer = await ask(`/config/v2?${query}`, { method: 'GET', timeoutMilliseconds })
      if (!isSuccess(answer)) return serviceFailure(answer)
      const limit = decodeRouteLimit(answer.body)
      return limit ? { ok: true, limit } : unreadable(answer.status, 'What the service says of a route cannot be read.')
    },
    price: async ({ chainId, address }) => {
      if (!/^[0-9A-Za-z]{1,100}$/.test(address)) return unreadable(undefined, 'address: expected letters and digits')
      const path = `/currencies/token/price?address=${address}&chainId=${chainId}`
      const answer = await ask(path, { method: 'GET', timeoutMilliseconds: CHAINS_TIMEOUT_MILLISECONDS })
      // It does not know the currency, or has no price of it.
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
        : unreadable(answer.status, `The service's list of chains cannot be read: ${decoded.message}.`)
    },
  }
}

function isSuccess(answer: HttpAnswer): answer is Extract<HttpAnswer, { ok: true }> {
  return answer.ok && answer.status >= 200 && answer.status < 300
}

function hasMoreSteps(body: unknown): boolean {
  return v.is(moreSteps, body)
}
