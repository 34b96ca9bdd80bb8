import type { Abi } from 'viem'
import { decodeFunctionData } from 'viem/utils'
import type { Hex } from '../chain.ts'
import type { CallFailure, Frame } from '../raw-call.ts'
import { revertOf } from './revert.ts'

/** geth's `callTracer`. */
export type TracedCall = Readonly<{
  type: string
  to?: Hex
  input: Hex
  output?: Hex
  gasUsed?: Hex
  error?: string
  revertReason?: string
  calls?: readonly TracedCall[]
}>

/** By address in lower case. */
export type KnownContracts = ReadonlyMap<string, Readonly<{ name: string; abi: Abi }>>

/** The cause of a traced call's failure; undefined if it succeeded. */
export function failureIn(call: TracedCall, known: KnownContracts): CallFailure | undefined {
  if (call.error === undefined) return undefined
  const path = pathOf(call)
  const innermost = path.at(-1) ?? call
  const errors = [...known.values()].flatMap(({ abi }) => abi.filter(({ type }) => type === 'error'))
  return {
    topLevel: frameOf(call, known),
    innermost: frameOf(innermost, known),
    path: path.map((each) => frameOf(each, known)),
    revert: revertOf(innermost.output ?? '0x', errors),
  }
}

// The last failed call at each depth is the one that made its caller fail.
function pathOf(call: TracedCall): readonly TracedCall[] {
  const failed = call.calls?.findLast(({ error }) => error !== undefined)
  return failed ? [call, ...pathOf(failed)] : [call]
}

function frameOf({ type, to, input, error, revertReason, gasUsed }: TracedCall, known: KnownContracts): Frame {
  const contract = to && known.get(to.toLowerCase())
  const name = contract && functionNameIn(contract.abi, input)
  return {
    type,
    ...(to ? { address: to.toLowerCase() } : {}),
    ...(contract ? { contract: contract.name } : {}),
    ...(name ? { function: `${contract?.name}.${name}` } : {}),
    ...(!name && input.length >= 10 ? { selector: input.slice(0, 10) } : {}),
    ...(error === undefined ? {} : { error }),
    ...(revertReason === undefined ? {} : { revertReason }),
    ...(gasUsed === undefined ? {} : { gasUsed: `${BigInt(gasUsed)}` }),
  }
}

function functionNameIn(abi: Abi, data: Hex): string | undefined {
  try {
    return decodeFunctionData({ abi, data }).functionName
  } catch {
    return undefined
  }
}
