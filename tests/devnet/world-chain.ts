import type { DevnetChain } from './chains.ts'
import type { Gateway } from './gateway.ts'
import type { ServerName } from './ports.ts'

/**
 * `rpcUrl` is public and can fail; `nodeUrl` and `socketPath` are the node itself. `second` acts as a second node,
 * with faults of its own.
 */
export type WorldChain = DevnetChain &
  Readonly<{ rpcUrl: string; nodeUrl: string; socketPath: string; gateway: Gateway; second: Gateway | undefined }>

export const SECOND_NODES: Readonly<Record<number, ServerName>> = { 1: 'chain1second' }

/** A chain's gateways, the usual one first. */
export function doorsOf({ gateway, second }: Pick<WorldChain, 'gateway' | 'second'>): readonly Gateway[] {
  return second ? [gateway, second] : [gateway]
}
