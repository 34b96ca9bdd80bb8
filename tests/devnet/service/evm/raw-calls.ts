import { formatTransactionRequest, numberToHex } from 'viem'
import {
  APPROVAL_PROXY,
  DEPOSIT_ADDRESSES,
  DEPOSITORY,
  type DevnetChain,
  MULTICALL3,
  PERMIT2,
  POOL,
  ROUTER,
} from '../../chains.ts'
import { type ContractName, readArtifacts } from '../../contracts/artifacts.ts'
import { RpcError } from '../../rpc.ts'
import type { Hex } from '../chain.ts'
import type { Sent } from '../destination.ts'
import type { RawCall, RawCalls } from '../raw-call.ts'
import { readGasPrice } from './gas.ts'
import { type Nodes, nodeAt } from './nodes.ts'
import { failureIn, type KnownContracts, type TracedCall } from './simulation.ts'
import type { Call } from './transfer.ts'

type Once = (key: string, chainId: number, call: Call) => Promise<Sent>

/** The solver's own calls: simulated by the node's tracer, sent over its lanes. */
export function evmRawCalls(nodes: Nodes, solver: Hex, once: Once): RawCalls {
  const known = new Map<number, KnownContracts>()
  const contractsOn = (chain: DevnetChain) => {
    const contracts = known.get(chain.id) ?? knownContracts(chain)
    known.set(chain.id, contracts)
    return contracts
  }
  return {
    async simulate(call) {
      const { ask, chain } = nodeAt(nodes, call.chain.id)
      const traced = ask<TracedCall>('debug_traceCall', [requestOf(call, solver), 'latest', TRACER])
      return failureIn(await traced.catch(refusedBefore(call)), contractsOn(chain))
    },
    async costOf(call) {
      const node = nodeAt(nodes, call.chain.id)
      const [gas, { price }] = await Promise.all([
        node.ask<Hex>('eth_estimateGas', [requestOf(call, solver)]),
        readGasPrice(node),
      ])
      return BigInt(gas) * price.expectedWei + call.value
    },
    send: (key, { chain, to, data, value, authorizations }) =>
      once(key, chain.id, { to, data, value: numberToHex(value), ...(authorizations ? { authorizations } : {}) }),
  }
}

// Such as a value above the balance.
function refusedBefore({ to, data }: RawCall) {
  return (error: unknown): TracedCall => {
    if (error instanceof RpcError) return { type: 'CALL', to, input: data, error: error.message }
    throw error
  }
}

const TRACER = { tracer: 'callTracer' }

function requestOf({ to, data, value, authorizations }: RawCall, from: Hex) {
  const list = authorizations && { authorizationList: authorizations }
  return formatTransactionRequest({ from, to, data, value, ...list })
}

const CONTRACTS: readonly (readonly [Hex, string, ContractName])[] = [
  [DEPOSITORY, 'RelayDepository', 'Depository'],
  [MULTICALL3, 'Multicall3', 'Multicall3'],
  [PERMIT2, 'Permit2', 'Permit2'],
  [ROUTER, 'Router', 'Router'],
  [APPROVAL_PROXY, 'ApprovalProxy', 'ApprovalProxy'],
  [POOL, 'Pool', 'Pool'],
  [DEPOSIT_ADDRESSES, 'DepositAddresses', 'DepositAddresses'],
]
const TOKENS: Readonly<Record<string, ContractName>> = { usdc: 'USDC', usdt: 'USDT' }

function knownContracts({ tokens }: DevnetChain): KnownContracts {
  const { contracts } = readArtifacts()
  return new Map([
    ...CONTRACTS.map(([address, name, artifact]) => [address, { name, abi: contracts[artifact].abi }] as const),
    ...tokens.map(({ address, symbol, id }) => {
      return [address, { name: symbol, abi: contracts[TOKENS[id] ?? 'WrappedNative'].abi }] as const
    }),
  ])
}
