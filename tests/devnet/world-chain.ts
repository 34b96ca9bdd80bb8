import type { DevnetChain } from './chains.ts'
import type { Gateway } from './gateway.ts'

/**
 * A chain of a running world. `rpcUrl` is the public URL, which the control server can cut off or make ill; `nodeUrl`
 * and `socketPath` are the node itself, always there.
 */
export type WorldChain = DevnetChain &
  Readonly<{ rpcUrl: string; nodeUrl: string; socketPath: string; gateway: Gateway }>
