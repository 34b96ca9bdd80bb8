import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Abi } from 'viem'
import type { Hex } from '../chains.ts'

/** `slots` has each state variable's storage slot, for genesis. */
export type Artifact = Readonly<{
  abi: Abi
  bytecode: Hex
  deployedBytecode: Hex
  slots: Readonly<Record<string, number>>
}>

export type ContractName =
  | 'Depository'
  | 'USDC'
  | 'USDT'
  | 'Multicall3'
  | 'WrappedNative'
  | 'Pool'
  | 'Router'
  | 'ApprovalProxy'
  | 'Permit2'
  | 'PriceFeed'
  | 'DepositAddress'
  | 'DepositAddresses'

export type Artifacts<Name extends string = ContractName> = Readonly<{
  compiler: string
  sourcesHash: string
  contracts: Readonly<Record<Name, Artifact>>
}>

export const CONTRACTS_FOLDER = import.meta.dirname
export const ARTIFACTS_FILE = join(CONTRACTS_FOLDER, 'artifacts.json')

export function readSources(folder = CONTRACTS_FOLDER): Readonly<Record<string, string>> {
  const names = readdirSync(folder).filter((name) => name.endsWith('.sol'))
  return Object.fromEntries(names.sort().map((name) => [name, readFileSync(join(folder, name), 'utf8')]))
}

/** Hashes names and sources (SHA-256, hex), to detect stale artifacts. */
export function hashSources(sources: Readonly<Record<string, string>>): string {
  const hash = createHash('sha256')
  for (const [name, source] of Object.entries(sources)) hash.update(`${name}\0${source}\0`)
  return hash.digest('hex')
}

/** Reads the committed artifacts; only `contracts/compile.ts` compiles, by hand. */
export function readArtifacts(): Artifacts {
  return JSON.parse(readFileSync(ARTIFACTS_FILE, 'utf8')) as Artifacts
}
