import { type Bell, createBell } from '../../bell.ts'
import type { DevnetChain } from '../../chains.ts'
import { type FaultyWay, faultyWay } from './faulty-way.ts'
import { openWire } from './wire.ts'

/**
 * A chain of the devnet with the public URL of its node, and the node's own socket: the service keeps working when the
 * public way in is made ill.
 */
export type ServiceChain = DevnetChain & Readonly<{ rpcUrl: string; socketPath: string }>

/**
 * A chain and the way to ask its node. Nothing is cached, because chains here move within milliseconds. `moved` rings when
 * the node tells of another last block, however ill the way is.
 */
export type Node = FaultyWay & Readonly<{ chain: ServiceChain; moved: Bell; close: () => void }>

/** Every node by chain id. */
export type Nodes = ReadonlyMap<number, Node>

/** Takes the chains with their node URLs; returns one node per chain id, each to be closed. */
export function connectNodes(chains: readonly ServiceChain[]): Nodes {
  return new Map(chains.map((chain) => [chain.id, connectNode(chain)]))
}

function connectNode(chain: ServiceChain): Node {
  const moved = createBell()
  const wire = openWire(chain.socketPath, moved.ring)
  const { ask, setFault } = faultyWay(wire.ask)
  const close = () => {
    wire.close()
    setFault()
  }
  return { chain, ask, moved, setFault, close }
}

/** The node of a chain that this family has. */
export function nodeAt(nodes: Nodes, chainId: number): Node {
  const node = nodes.get(chainId)
  if (!node) throw new RangeError(`chainId: no EVM chain ${chainId}`)
  return node
}
