import type { DevnetChain } from './chains.ts'
import type { Gateway } from './gateway.ts'
import type { ServerName } from './ports.ts'

/**
 * A chain of a running world. `rpcUrl` is the public URL, which the control server can cut off or make ill; `nodeUrl`
 * and `socketPath` are the node itself, always there. `second` is another door to it, with faults of its own, in place of a
 * second node; the chains in `SECOND_NODES` have one.
 */
export type WorldChain = DevnetChain &
  Readonly<{ rpcUrl: string; nodeUrl: string; socketPath: string; gateway: Gateway; second: Gateway | undefined }>

/** The chains with two nodes, and the name of the second one's server. */
export const SECOND_NODES: Readonly<Record<number, ServerName>> = { 1: 'chain1second' }

/** Every door to a chain's node, the usual one first. */
export function doorsOf({ gateway, second }: Pick<WorldChain, 'gateway' | 'second'>): readonly Gateway[] {
  return second ? [gateway, second] : [gateway]
}
