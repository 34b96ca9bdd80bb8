import { BaseError, erc20Abi, hexToBigInt, RpcRequestError } from 'viem'
import { DEPOSITORY, type Hex } from '../../chains.ts'
import { withRequest, withSimulation } from '../errors.ts'
import { type GasPrice, readGasPrice } from '../evm/gas.ts'
import type { Node } from '../evm/nodes.ts'
import { fillCall } from '../evm/transfer.ts'
import { type Asset, isNative } from './currencies.ts'
import type { Route } from './offer.ts'

/** What both chains say at the moment of a quote; amounts in the smallest units. */
export type Facts = Readonly<{
  originGasPrice: GasPrice
  destinationGasPrice: GasPrice
  destinationBlock: bigint
  userBalance: bigint
  allowance: bigint
  solverBalance: bigint
}>

/** Reads the facts of a route, one batch per chain. Error RPC_HTTP_ERROR (503) when a node does not answer. */
export async function readFacts(
  route: Route,
  parties: Readonly<{ user: Hex; solver: Hex; requestId: Hex }>,
): Promise<Facts> {
  const { origin, destination, input, output } = route
  try {
    const [originGas, destinationGas, userBalance, allowance, solverBalance] = await Promise.all([
      readGasPrice(origin),
      readGasPrice(destination),
      balanceOf(origin, input, parties.user),
      allowanceOf(origin, input, parties.user),
      balanceOf(destination, output, parties.solver),
    ])
    return {
      originGasPrice: originGas.price,
      destinationGasPrice: destinationGas.price,
      destinationBlock: destinationGas.block,
      userBalance,
      allowance,
      solverBalance,
    }
  } catch {
    throw noAnswer(parties.requestId)
  }
}

/**
 * Tries the delivery against the destination chain. A revert is the error DESTINATION_TX_FAILED with simulation data:
 * for example a native payment to a contract that refuses it.
 */
export async function simulateDelivery(
  route: Route,
  delivery: Readonly<{ solver: Hex; recipient: Hex; amount: bigint; requestId: Hex; block: bigint }>,
): Promise<void> {
  const call = fillCall(route.output.currency, delivery.recipient, delivery.amount)
  const failedCallData = {
    from: delivery.solver,
    to: call.to,
    data: call.data,
    value: hexToBigInt(call.value).toString(),
  }
  try {
    await route.destination.client.request({
      method: 'eth_call',
      params: [{ from: delivery.solver, ...call }, 'latest'],
    })
  } catch (error) {
    const refusal = rpcRefusal(error)
    if (!refusal) throw noAnswer(delivery.requestId)
    throw withSimulation({
      errorCode: 'DESTINATION_TX_FAILED',
      message: 'recipient: the delivery to it reverts on the destination chain',
      errorData: typeof refusal.data === 'string' ? refusal.data : '0x',
      requestId: delivery.requestId,
      approxSimulatedBlock: Number(delivery.block),
      failedCallData,
    })
  }
}

// The node's own error answer; undefined when there was none, because the node did not answer at all.
function rpcRefusal(error: unknown): RpcRequestError | undefined {
  if (!(error instanceof BaseError)) return undefined
  const found = error.walk((cause) => cause instanceof RpcRequestError)
  return found instanceof RpcRequestError ? found : undefined
}

function noAnswer(requestId: Hex) {
  return withRequest(503, 'RPC_HTTP_ERROR', 'a node of the route did not answer; ask again', requestId)
}

async function balanceOf({ client }: Node, { currency }: Asset, owner: Hex): Promise<bigint> {
  if (isNative(currency)) return client.getBalance({ address: owner })
  return client.readContract({ address: currency.address, abi: erc20Abi, functionName: 'balanceOf', args: [owner] })
}

async function allowanceOf({ client }: Node, { currency }: Asset, owner: Hex): Promise<bigint> {
  if (isNative(currency)) return 0n
  const args = [owner, DEPOSITORY] as const
  return client.readContract({ address: currency.address, abi: erc20Abi, functionName: 'allowance', args })
}
