/** Compiles the contracts into `artifacts.json`: `npx tsx tests/devnet/contracts/compile.ts`, after each change. */
import { writeFileSync } from 'node:fs'
import type { Abi } from 'viem'
import {
  ARTIFACTS_FILE,
  type Artifact,
  type Artifacts,
  type ContractName,
  hashSources,
  readSources,
} from './artifacts.ts'

export type Compiled<Name extends string> = readonly [file: string, name: Name]

const CONTRACTS: readonly Compiled<ContractName>[] = [
  ['Depository', 'Depository'],
  ['USDC', 'USDC'],
  ['USDT', 'USDT'],
  ['Multicall3', 'Multicall3'],
  ['WrappedNative', 'WrappedNative'],
  ['Pool', 'Pool'],
  ['Router', 'Router'],
  ['ApprovalProxy', 'ApprovalProxy'],
  ['Permit2', 'Permit2'],
  ['PriceFeed', 'PriceFeed'],
  ['DepositAddresses', 'DepositAddress'],
  ['DepositAddresses', 'DepositAddresses'],
]

type Compiler = Readonly<{ version: () => string; compile: (input: string) => string }>

type CompilerOutput = Readonly<{
  errors?: readonly Readonly<{ severity: string; formattedMessage: string }>[]
  contracts: Readonly<Record<string, Readonly<Record<string, CompiledContract>>>>
}>

type CompiledContract = Readonly<{
  abi: Abi
  evm: Readonly<{ bytecode: Readonly<{ object: string }>; deployedBytecode: Readonly<{ object: string }> }>
  storageLayout: Readonly<{ storage: readonly Readonly<{ label: string; slot: string }>[] }>
}>

/** Compiles these contracts; throws the compiler's words on any error or warning. */
export function compile<Name extends string>(
  compiler: Compiler,
  sources: Readonly<Record<string, string>>,
  wanted: readonly Compiled<Name>[],
): Artifacts<Name> {
  const output = JSON.parse(compiler.compile(JSON.stringify(compilerInput(sources)))) as CompilerOutput
  if (output.errors?.length) throw new Error(output.errors.map((error) => error.formattedMessage).join('\n'))
  const contracts = wanted.map(([file, name]) => [name, artifact(output.contracts[`${file}.sol`]?.[name], name)])
  return {
    compiler: compiler.version(),
    sourcesHash: hashSources(sources),
    contracts: Object.fromEntries(contracts) as Artifacts<Name>['contracts'],
  }
}

function compilerInput(sources: Readonly<Record<string, string>>): unknown {
  return {
    language: 'Solidity',
    sources: Object.fromEntries(Object.entries(sources).map(([name, content]) => [name, { content }])),
    settings: {
      evmVersion: 'cancun',
      optimizer: { enabled: true, runs: 200 },
      // Without it, the bytes are the same on every machine.
      metadata: { bytecodeHash: 'none', appendCBOR: false },
      outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object', 'evm.deployedBytecode.object', 'storageLayout'] } },
    },
  }
}

function artifact(contract: CompiledContract | undefined, name: string): Artifact {
  if (!contract) throw new Error(`${name}.sol: expected a contract named ${name}, found none`)
  return {
    abi: contract.abi,
    bytecode: `0x${contract.evm.bytecode.object}`,
    deployedBytecode: `0x${contract.evm.deployedBytecode.object}`,
    slots: Object.fromEntries(contract.storageLayout.storage.map(({ label, slot }) => [label, Number(slot)])),
  }
}

if (process.argv[1] === import.meta.filename) {
  const solc = await import('solc')
  writeFileSync(ARTIFACTS_FILE, `${JSON.stringify(compile(solc.default, readSources(), CONTRACTS), null, 1)}\n`)
}
