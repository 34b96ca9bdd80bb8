import type { ServiceClient } from '../../../../src/net/service/client.ts'
import { isWithheldFromKey } from '../../../../src/net/service/errors.ts'
import type { RequestsAnswer } from '../../../../src/wallet/bundles/deposit-outcomes.ts'
import { type RequestTurnPorts, requestInTurn } from '../../../../src/wallet/engine/polling/request-turn.ts'
import type { ServiceKey } from '../../../../src/wallet/service-key/key-cache.ts'

type Parts = RequestTurnPorts & Readonly<{ service: Pick<ServiceClient, 'requestsOf'>; key: Pick<ServiceKey, 'state'> }>

/** Asks the service for a transaction's requests, only with the user's API key. */
export function requestsByTransaction(parts: Parts) {
  return async (hash: string): Promise<RequestsAnswer> => {
    const state = await parts.key.state()
    if (state !== 'kept') return { answer: state === 'none' ? 'noKey' : 'locked' }
    const answer = await requestInTurn(parts, () => parts.service.requestsOf(hash))
    if (!answer) return { answer: 'later' }
    if (answer.ok) return { answer: 'told', requests: answer.requests }
    return { answer: isWithheldFromKey(answer) ? 'refused' : 'later' }
  }
}
