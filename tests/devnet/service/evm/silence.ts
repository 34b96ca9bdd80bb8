import { NodeSilent } from '../../rpc.ts'
import type { Hex } from '../chain.ts'
import { type ServiceError, withRequest } from '../errors.ts'

/**
 * The 503 of a silent chain: REQUEST_TIMED_OUT after a timeout, else RPC_HTTP_ERROR.
 *
 * `field` names the chain in the body. service-facts.md 2.
 */
export function noAnswer(error: unknown, field: 'originChainId' | 'destinationChainId', requestId: Hex): ServiceError {
  const isLate = error instanceof NodeSilent && error.reason === 'timeout'
  if (!isLate) return withRequest(503, 'RPC_HTTP_ERROR', `${field}: its node did not answer; ask again`, requestId)
  return withRequest(503, 'REQUEST_TIMED_OUT', `${field}: its node did not answer in time; ask again`, requestId)
}
