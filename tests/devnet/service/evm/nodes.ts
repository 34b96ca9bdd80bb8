import { type Bell, createBell } from '../../bell.ts'
import type { DevnetChain } from '../../chains.ts'
import { type FaultyWay, faultyWay } from './faulty-way.ts'
import { openWire } from './wire.ts'

/** The service uses the node's socket, so that faults of the public URL don't reach it. */
export type ServiceChain = DevnetChain & Readonly<{ rpcUrl: string; socketPath: string }>

/** Nothing is cached, since chains here move within milliseconds. `moved` rings on each new head, despite faults. */
export type Node = FaultyWay & Readonly<{ chain: ServiceChain; moved: Bell; close: () => void }>

export type Nodes = ReadonlyMap<number, Node>

/** Connects to the chains' nodes; each must be closed. */
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

export function nodeAt(nodes: Nodes, chainId: number): Node {
  const node = nodes.get(chainId)
  if (!node) throw new RangeError(`chainId: no EVM chain ${chainId}`)
  return node
}
