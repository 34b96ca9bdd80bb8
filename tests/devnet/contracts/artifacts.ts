import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Abi } from 'viem'
import type { Hex } from '../chains.ts'

/** A compiled contract. `slots` gives the storage slot of each state variable by name, for genesis. */
export type Artifact = Readonly<{
  abi: Abi
  bytecode: Hex
  deployedBytecode: Hex
  slots: Readonly<Record<string, number>>
}>

/** Every contract of genesis, each in the file of its name unless `contracts/compile.ts` says otherwise. */
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

/** What `artifacts.json` holds: the compiler, the hash of the sources that it compiled, and the contracts. */
export type Artifacts<Name extends string = ContractName> = Readonly<{
  compiler: string
  sourcesHash: string
  contracts: Readonly<Record<Name, Artifact>>
}>

/** Where the sources and `artifacts.json` are: absolute path. */
export const CONTRACTS_FOLDER = import.meta.dirname
export const ARTIFACTS_FILE = join(CONTRACTS_FOLDER, 'artifacts.json')

/** The Solidity sources of a folder by file name, in the order of their names. */
export function readSources(folder = CONTRACTS_FOLDER): Readonly<Record<string, string>> {
  const names = readdirSync(folder).filter((name) => name.endsWith('.sol'))
  return Object.fromEntries(names.sort().map((name) => [name, readFileSync(join(folder, name), 'utf8')]))
}

/** SHA-256 of names and sources, as hex: says whether `artifacts.json` was compiled from these sources. */
export function hashSources(sources: Readonly<Record<string, string>>): string {
  const hash = createHash('sha256')
  for (const [name, source] of Object.entries(sources)) hash.update(`${name}\0${source}\0`)
  return hash.digest('hex')
}

/** The committed artifacts. They are never compiled at start: `contracts/compile.ts` does that, by hand. */
export function readArtifacts(): Artifacts {
  return JSON.parse(readFileSync(ARTIFACTS_FILE, 'utf8')) as Artifacts
}
