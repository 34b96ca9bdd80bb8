import type { ListedRequest } from '../../core/bundle/deposit-outcome.ts'
import type { DepositAddressRequest } from '../../core/deposit-address/requote.ts'
import { decodeStatus } from '../../core/execution/decode-status.ts'
import type { ServiceStatus } from '../../core/execution/service-status.ts'
import { isHex } from '../../lib/hex.ts'
import { type AskService, isSuccess } from './ask.ts'
import { decodeAddressRequest } from './deposit-address-request.ts'
import { type ServiceFailure, serviceFailure, unreadableAnswer } from './errors.ts'
import { decodeReindexResult, type ReindexResult } from './reindex.ts'
import { decodeListedRequests, MOST_LISTED } from './request-list.ts'

export type RequestEndpoints = Readonly<{
  /** GET /intents/status/v3; `requestId` has 32 bytes. */
  status: (requestId: string) => Promise<Readonly<{ ok: true; status: ServiceStatus }> | ServiceFailure>
  /** POST /transactions/index; `isSeen` is false while pending (404). */
  index: (
    deposit: Readonly<{ chainId: number; txHash: string; requestId: string }>,
  ) => Promise<Readonly<{ ok: true; isSeen: boolean }> | ServiceFailure>
  /** GET /deposit-addresses/v1: finds an address's requote. The service may require a key. */
  newestRequest: (address: string) => Promise<Readonly<{ ok: true; request: DepositAddressRequest }> | ServiceFailure>
  /** POST /transactions/deposit-address/reindex: looks for missed or misdirected deposits, and continues with them. */
  reindex: (
    look: Readonly<{ chainId: number; depositAddress: string; targetChainId: number }>,
  ) => Promise<Readonly<{ ok: true; found: ReindexResult }> | ServiceFailure>
  /** GET /requests/v3: the requests that name a transaction; requires a key. */
  requestsOf: (hash: string) => Promise<Readonly<{ ok: true; requests: readonly ListedRequest[] }> | ServiceFailure>
}>

const STATUS_TIMEOUT_MILLISECONDS = 10_000

/** Makes the endpoints that follow a request and its deposits. */
export function createRequestEndpoints(ask: AskService): RequestEndpoints {
  return {
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
  }
}
