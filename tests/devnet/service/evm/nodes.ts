import { createPublicClient, http } from 'viem'
import type { DevnetChain } from '../../chains.ts'

/**
 * A chain of the devnet with the public URL of its node, and the node's own where that differs: the service keeps
 * working when the public way in is made ill.
 */
export type ServiceChain = DevnetChain & Readonly<{ rpcUrl: string; nodeUrl?: string }>

const RPC_TIMEOUT_MS = 10_000

function connect(rpcUrl: string) {
  // Reads of one tick travel as one JSON-RPC batch; nothing is cached, because chains here move within milliseconds.
  return createPublicClient({
    transport: http(rpcUrl, { batch: { wait: 0 }, retryCount: 1, retryDelay: 50, timeout: RPC_TIMEOUT_MS }),
    cacheTime: 0,
    pollingInterval: 50,
  })
}

/** A chain and the client that reads it. */
export type Node = Readonly<{ chain: ServiceChain; client: ReturnType<typeof connect> }>

/** Every node by chain id. */
export type Nodes = ReadonlyMap<number, Node>

/** Takes the chains with their node URLs; returns one reading client per chain id. */
export function connectNodes(chains: readonly ServiceChain[]): Nodes {
  return new Map(chains.map((chain) => [chain.id, { chain, client: connect(chain.nodeUrl ?? chain.rpcUrl) }]))
}

/** The node of a chain that this family has. */
export function nodeAt(nodes: Nodes, chainId: number): Node {
  const node = nodes.get(chainId)
  if (!node) throw new RangeError(`chainId: no EVM chain ${chainId}`)
  return node
}
