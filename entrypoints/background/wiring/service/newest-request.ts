import type { ServiceClient } from '../../../../src/net/service/client.ts'
import { isWithheldFromKey } from '../../../../src/net/service/errors.ts'
import type { NewestRequest } from '../../../../src/wallet/deposit-address/requote.ts'
import { type RequestTurnPorts, requestInTurn } from '../../../../src/wallet/engine/polling/request-turn.ts'

type Parts = RequestTurnPorts & Readonly<{ service: Pick<ServiceClient, 'newestRequest'> }>

/** Asks for a deposit address's newest request; undefined without a prompt answer. */
export function newestRequestOf(parts: Parts) {
  return async (address: string): Promise<NewestRequest | undefined> => {
    const answer = await requestInTurn(parts, () => parts.service.newestRequest(address))
    if (!answer) return undefined
    if (answer.ok) return { answer: 'told', request: answer.request }
    return isWithheldFromKey(answer) ? { answer: 'refused' } : { answer: 'silent', why: answer.reason }
  }
}
