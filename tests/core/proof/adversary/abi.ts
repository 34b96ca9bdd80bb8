import { Interface, type InterfaceAbi, keccak256 } from 'ethers'
import type { Abi } from 'viem'
import type { Hex } from '../../../devnet/chains.ts'
import { readArtifacts } from '../../../devnet/contracts/artifacts.ts'
import { keccak } from '../../../devnet/keccak.ts'
import { readAttackersArtifacts } from './contracts/artifacts.ts'

// Plays hash millions of bytes.
keccak256.register(keccak)

const { contracts } = readArtifacts()
const attackers = readAttackersArtifacts().contracts

/** ABIs of all compiled contracts in a play. */
export const ABIS = {
  Router: interfaceOf(contracts.Router.abi),
  ApprovalProxy: interfaceOf(contracts.ApprovalProxy.abi),
  Depository: interfaceOf(contracts.Depository.abi),
  Permit2: interfaceOf(contracts.Permit2.abi),
  DepositAddresses: interfaceOf(contracts.DepositAddresses.abi),
  DepositAddress: interfaceOf(contracts.DepositAddress.abi),
  Multicall3: interfaceOf(contracts.Multicall3.abi),
  Pool: interfaceOf(contracts.Pool.abi),
  USDC: interfaceOf(contracts.USDC.abi),
  USDT: interfaceOf(contracts.USDT.abi),
  WrappedNative: interfaceOf(contracts.WrappedNative.abi),
  Trap: interfaceOf(attackers.Trap.abi),
  Feigned: interfaceOf(attackers.Feigned.abi),
} as const

export type ContractName = keyof typeof ABIS

/** Code that only attackers deploy. */
export const ATTACKERS_CODE = { trap: attackers.Trap.deployedBytecode, feigned: attackers.Feigned.deployedBytecode }

/** Encodes a call by name or signature, without trailing arguments that this version lacks (`metadata`). */
export function encode(contract: ContractName, name: string, args: readonly unknown[]): Hex {
  const fragment = ABIS[contract].getFunction(name)
  if (!fragment) throw new RangeError(`expected a function ${name} of ${contract}`)
  return hex(ABIS[contract].encodeFunctionData(fragment, args.slice(0, fragment.inputs.length)))
}

export function has(contract: ContractName, name: string): boolean {
  return ABIS[contract].fragments.some((each) => each.type === 'function' && 'name' in each && each.name === name)
}

export function hex(text: string): Hex {
  return `0x${text.slice(2)}`
}

function interfaceOf(abi: Abi): Interface {
  const plain: InterfaceAbi = JSON.stringify(abi)
  return new Interface(plain)
}
