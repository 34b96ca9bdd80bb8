import type { Sponsors } from '../access/sponsors.ts'
import type { End, Registry } from '../chains/registry.ts'
import type { Sighting } from '../sighting.ts'
import type { Verdict } from './judge.ts'
import type { Transfer, Transfers } from './transfers.ts'

export type Job = Readonly<{ requestId: Transfer['requestId']; deposit: Sighting; verdict: Verdict }>

export type SolverTools = Readonly<{
  registry: Registry
  transfers: Transfers
  sponsors: Sponsors
  log: (line: string) => void
}>

/** The chain of an id with its family. */
export function endAt({ registry }: SolverTools, chainId: number): End {
  const end = registry.get(chainId)
  if (!end) throw new RangeError(`chainId: no chain ${chainId}`)
  return end
}

/** The record of a request. */
export function known(transfers: Transfers, requestId: Transfer['requestId']): Transfer {
  const transfer = transfers.byId(requestId)
  if (!transfer) throw new RangeError(`requestId: no transfer ${requestId}`)
  return transfer
}
