import { type DecimalProblem, parseDecimal } from '../../lib/decimal.ts'
import type { Hex } from '../../lib/hex.ts'
import { type AddressProblem, parseAddress } from '../families/address.ts'
import { encodedCall } from '../page/abi/encode-calldata.ts'
import { parametersOf } from '../page/abi/function-signature.ts'

/**
 * The known functions for a call on arrival: those that name the recipient.
 *
 * The service's contract calls them, so `deposit()` would credit that contract. `pay` calls none.
 */
export const ARRIVAL_FUNCTIONS = {
  transfer: { signature: 'transfer(address,uint256)' },
  approve: { signature: 'approve(address,uint256)' },
  vaultDeposit: { signature: 'deposit(uint256,address)' },
  pay: { signature: undefined },
} as const satisfies Readonly<Record<string, Readonly<{ signature: string | undefined }>>>

export type ArrivalFunctionName = keyof typeof ARRIVAL_FUNCTIONS

export const ARRIVAL_FUNCTION_NAMES = Object.keys(ARRIVAL_FUNCTIONS) as readonly ArrivalFunctionName[]

export type ArgumentProblem =
  | Readonly<{ of: 'address'; problem: AddressProblem }>
  | Readonly<{ of: 'amount'; problem: DecimalProblem }>

export type ReadArgument = { ok: true; value: string | bigint } | { ok: false; problem: ArgumentProblem }

/** In the order of the arguments. */
export function argumentTypesOf(name: ArrivalFunctionName): readonly ('address' | 'amount')[] {
  const { signature } = ARRIVAL_FUNCTIONS[name]
  const types = signature === undefined ? [] : parametersOf(signature)
  return types.map(({ type }) => (type.is === 'word' && type.type === 'address' ? 'address' : 'amount'))
}

/**
 * Parses the typed arguments of a picked function.
 *
 * @param decimals of the amounts; 0 for smallest units
 */
export function readArguments(
  name: ArrivalFunctionName,
  given: readonly string[],
  decimals: number,
): readonly ReadArgument[] {
  return argumentTypesOf(name).map((type, at): ReadArgument => {
    const text = given[at] ?? ''
    if (type === 'address') {
      const read = parseAddress('evm', text)
      return read.ok ? { ok: true, value: read.address } : { ok: false, problem: { of: type, problem: read.problem } }
    }
    const read = parseDecimal(text, decimals)
    return read.ok ? { ok: true, value: read.value } : { ok: false, problem: { of: type, problem: read } }
  })
}

/** Encodes a picked function's call; undefined if an argument is invalid. */
export function arrivalCalldata(name: ArrivalFunctionName, read: readonly ReadArgument[]): Hex | undefined {
  const values = read.flatMap((each) => (each.ok ? [each.value] : []))
  if (values.length < read.length) return undefined
  const { signature } = ARRIVAL_FUNCTIONS[name]
  return signature === undefined ? '0x' : encodedCall(signature, values)
}
