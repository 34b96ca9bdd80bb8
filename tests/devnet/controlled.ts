import type { Context } from 'hono'
import type { Clock } from './clock.ts'
import { BadInput } from './http.ts'
import { expected } from './input.ts'
import type { Part } from './parts.ts'
import type { Service } from './service/server.ts'
import type { WorldChain } from './world-chain.ts'

export type Controlled = Readonly<{
  chains: readonly WorldChain[]
  clock: Clock
  service: Service
  parts: readonly Part[]
  readyLine: () => unknown
}>

export function chainOf(chains: readonly WorldChain[], field: string, id: unknown): WorldChain {
  const chain = chains.find((candidate) => candidate.id === id)
  if (chain) return chain
  const known = chains.map((candidate) => candidate.id).join(', ')
  throw new BadInput(expected(field, `one of the chain ids ${known}`, Number.isNaN(id) ? undefined : id))
}

export function chainInPath(chains: readonly WorldChain[], context: Context): WorldChain {
  return chainOf(chains, 'id', Number(context.req.param('id')))
}
