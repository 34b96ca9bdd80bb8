import { type AskService, isSuccess, SHORT_TIMEOUT_MILLISECONDS } from './ask.ts'
import { type ChainRecord, decodeChainRecords } from './chain-records.ts'
import { type ServiceFailure, serviceFailure, unreadableAnswer } from './errors.ts'

export type ChainEndpoint = Readonly<{
  /** GET /chains, with the service's clock. */
  chains: () => Promise<
    Readonly<{ ok: true; chains: readonly ChainRecord[]; dateMilliseconds: number | undefined }> | ServiceFailure
  >
}>

/** The chain list is the longest answer. */
const MAX_CHAINS_BYTES = 8 * 1024 * 1024

/** Makes the endpoint of the chain list. */
export function createChainEndpoint(ask: AskService): ChainEndpoint {
  return {
    chains: async () => {
      const timeoutMilliseconds = SHORT_TIMEOUT_MILLISECONDS
      const answer = await ask('/chains', { method: 'GET', maxBytes: MAX_CHAINS_BYTES, timeoutMilliseconds })
      if (!isSuccess(answer)) return serviceFailure(answer)
      const decoded = decodeChainRecords(answer.body)
      return decoded.ok
        ? { ...decoded, dateMilliseconds: answer.dateMilliseconds }
        : unreadableAnswer(answer.status, `The service's list of chains cannot be read: ${decoded.message}.`)
    },
  }
}
