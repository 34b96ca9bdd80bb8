import type { Service } from '../../src/net/service.ts'
import { isPending } from '../../src/net/service-error.ts'
import { type AskingPorts, askInTurn } from '../../src/wallet/asking.ts'
import type { NewestRequest } from '../../src/wallet/successor.ts'

type Parts = AskingPorts & Readonly<{ service: Pick<Service, 'newestRequest'> }>

/** Asks the service for a deposit address's newest request; undefined without a prompt answer. */
export function newestRequestOf(parts: Parts) {
  return async (address: string): Promise<NewestRequest | undefined> => {
    const answer = await askInTurn(parts, () => parts.service.newestRequest(address))
    if (!answer) return undefined
    if (answer.ok) return { answer: 'told', request: answer.request }
    return isPending(answer) ? { answer: 'refused' } : { answer: 'silent', why: answer.reason }
  }
}
