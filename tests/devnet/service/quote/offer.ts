import { codeOnly } from '../errors.ts'
import { type Node, type Nodes, nodeOf } from '../evm/nodes.ts'
import { type Asset, assetOf } from './currencies.ts'
import type { QuoteBody } from './quote-body.ts'

/** The two ends of a crossing: nodes to read and assets to move. */
export type Route = Readonly<{ origin: Node; destination: Node; input: Asset; output: Asset }>

/**
 * The route that a body asks for. Errors: UNSUPPORTED_CHAIN, UNSUPPORTED_CURRENCY, UNSUPPORTED_ROUTE,
 * NO_SWAP_ROUTES_FOUND, and the refusals of `notOffered`.
 */
export function routeOf(body: QuoteBody, nodes: Nodes): Route {
  const origin = nodeOf(nodes, body.originChainId, 'originChainId')
  const destination = nodeOf(nodes, body.destinationChainId, 'destinationChainId')
  const input = assetOf(origin.chain, body.originCurrency, 'originCurrency')
  const output = assetOf(destination.chain, body.destinationCurrency, 'destinationCurrency')
  const refusal = NOT_OFFERED.find(({ asked }) => asked(body))
  if (refusal) throw codeOnly(refusal.status, refusal.errorCode, refusal.sentence)
  if (input.currency.group !== output.currency.group) {
    const pair = `${input.currency.symbol} to ${output.currency.symbol}`
    throw codeOnly(400, 'NO_SWAP_ROUTES_FOUND', `destinationCurrency: no swap route from ${pair}`)
  }
  if (origin.chain.id === destination.chain.id) {
    throw codeOnly(400, 'UNSUPPORTED_ROUTE', 'destinationChainId: a bridge needs two different chains')
  }
  return { origin, destination, input, output }
}

type NotOffered = Readonly<{
  asked: (body: QuoteBody) => boolean
  status: number
  errorCode: string
  sentence: string
}>

const unsupported = (asked: NotOffered['asked'], sentence: string): NotOffered => ({
  asked,
  status: 400,
  errorCode: 'UNSUPPORTED_EXECUTION_TYPE',
  sentence,
})

// What the interface knows and this deployment does not do yet: each is refused in words, never ignored.
const NOT_OFFERED: readonly NotOffered[] = [
  unsupported((body) => body.useDepositAddress === true, 'useDepositAddress: deposit addresses are not offered here'),
  unsupported((body) => body.topupGas === true, 'topupGas: gas top-ups are not offered here'),
  unsupported((body) => body.usePermit === true, 'usePermit: permits are not offered here'),
  unsupported((body) => body.explicitDeposit === false, 'explicitDeposit: direct transfers are not offered here'),
  unsupported(
    (body) => (body.authorizationList?.length ?? 0) > 0,
    'authorizationList: EIP-7702 authorizations are not offered here',
  ),
  {
    asked: (body) => (body.txs?.length ?? 0) > 0,
    status: 400,
    errorCode: 'EXTRA_TXS_NOT_SUPPORTED',
    sentence: 'txs: destination calls are not offered here',
  },
  {
    asked: (body) => body.subsidizeFees === true,
    status: 401,
    errorCode: 'UNAUTHORIZED',
    sentence: 'subsidizeFees: sponsorship needs an API key, and this call carries none',
  },
]
