import { createAskService, type ServicePorts } from './ask.ts'
import { type ChainEndpoint, createChainEndpoint } from './chain-endpoint.ts'
import { createQuoteEndpoints, type QuoteEndpoints } from './quote-endpoints.ts'
import { createRequestEndpoints, type RequestEndpoints } from './request-endpoints.ts'
import { createSignatureEndpoints, type SignatureEndpoints } from './signature-endpoints.ts'

/** Every answer is a value; nothing is retried here. */
export type ServiceClient = QuoteEndpoints & RequestEndpoints & SignatureEndpoints & ChainEndpoint

/** Makes the service's client (interface, "Endpoints"). URLs never contain an answer's text. */
export function createServiceClient(ports: ServicePorts): ServiceClient {
  const ask = createAskService(ports)
  return {
    ...createQuoteEndpoints(ask),
    ...createRequestEndpoints(ask),
    ...createSignatureEndpoints(ask),
    ...createChainEndpoint(ask),
  }
}
