import type { Sponsors } from '../access/sponsors.ts'
import type { End, Registry } from '../chains/registry.ts'
import type { Sighting } from '../sighting.ts'
import type { Crossing, Crossings } from './crossings.ts'
import type { Verdict } from './judge.ts'

export type Job = Readonly<{ requestId: Crossing['requestId']; deposit: Sighting; verdict: Verdict }>

export type SolverTools = Readonly<{
  registry: Registry
  crossings: Crossings
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
export function known(crossings: Crossings, requestId: Crossing['requestId']): Crossing {
  const crossing = crossings.byId(requestId)
  if (!crossing) throw new RangeError(`requestId: no crossing ${requestId}`)
  return crossing
}
