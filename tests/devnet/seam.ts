import type { DevnetChain, Hex } from './chains.ts'
import type { Clock } from './clock.ts'

export type ServiceOptions = Readonly<{
  port: number
  chains: readonly (DevnetChain & Readonly<{ rpcUrl: string }>)[]
  clock: Clock
  solver: Readonly<{ address: Hex; privateKey: Hex }>
  log: (line: string) => void
}>

export type ServiceControl = Readonly<{
  setFault: (fault: unknown) => unknown
  clearFaults: () => void
  listFaults: () => unknown
  pauseSolver: () => void
  resumeSolver: () => void
  failNext: (count: number) => void
  requests: () => unknown
}>

export type Service = Readonly<{ url: string; streamUrl: string; control: ServiceControl; stop: () => Promise<void> }>
