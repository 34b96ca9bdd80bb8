import { formatTransactionRequest, hexToBigInt } from 'viem'
import { RpcError } from '../../rpc.ts'
import type { Hex } from '../chain.ts'
import type { Destination, DestinationAsk, Payment } from '../destination.ts'
import { withSimulation } from '../errors.ts'
import { paymentCall } from './fill.ts'
import { AUTHORIZATION_GAS, FILL_GAS, readGasPrice } from './gas.ts'
import type { Node } from './nodes.ts'
import { balanceOf } from './origin.ts'
import { noAnswer } from './silence.ts'

/**
 * Opens a quote's destination.
 *
 * Errors: RPC_HTTP_ERROR and REQUEST_TIMED_OUT (503).
 */
export async function openEvmDestination(node: Node, ask: DestinationAsk, solver: Hex): Promise<Destination> {
  const { requestId, body, output } = ask
  const refuse = (error: unknown): never => {
    throw noAnswer(error, 'destinationChainId', requestId)
  }
  const { price, block } = await readGasPrice(node).catch(refuse)
  return {
    deliveryCost: fillGas(body) * price.expectedWei,
    solverBalance: (currency) => balanceOf(node, { chain: output.chain, currency }, solver).catch(refuse),
    async tryDelivery(payment) {
      const refusal = await tryPayment(node, payment, solver).catch(refuse)
      if (!refusal) return
      const { call, errorData } = refusal
      throw withSimulation({
        errorCode: 'DESTINATION_TX_FAILED',
        message: `${payment.calls?.length ? 'txs' : 'recipient'}: the delivery reverts on the destination chain`,
        errorData,
        requestId,
        approxSimulatedBlock: Number(block),
        failedCallData: { from: solver, to: call.to, data: call.data, value: hexToBigInt(call.value).toString() },
      })
    },
  }
}

function fillGas({ txsGasLimit = 0, authorizationList = [] }: DestinationAsk['body']): bigint {
  return FILL_GAS + BigInt(txsGasLimit) + AUTHORIZATION_GAS * BigInt(authorizationList.length)
}

async function tryPayment({ ask }: Node, payment: Payment, solver: Hex) {
  const call = paymentCall(payment, solver)
  try {
    const { to, data, value, authorizations } = call
    const list = authorizations && { authorizationList: authorizations }
    const request = formatTransactionRequest({ from: solver, to, data, value: hexToBigInt(value), ...list })
    await ask('eth_call', [request, 'latest'])
    return undefined
  } catch (error) {
    // Other errors mean that the node didn't answer.
    if (!(error instanceof RpcError)) throw error
    return { call, errorData: typeof error.data === 'string' ? error.data : '0x' }
  }
}
