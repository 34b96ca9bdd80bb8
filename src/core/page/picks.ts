import { type DecimalProblem, parseDecimal } from '../../lib/decimal.ts'
import type { Hex } from '../../lib/hex.ts'
import { type AddressProblem, parseAddress } from '../address.ts'
import { encodedCall } from './encode.ts'
import { parametersOf } from './signature.ts'

/**
 * The functions that can be picked for a call where money arrives: of those that the wallet knows by their published
 * shapes, the ones that name who gets what. The service's contract makes the call, so that whatever credits its caller, as
 * `deposit()` does, would be lost on it; what `approve` lets somebody take of what arrived, a later call has to take, as the
 * `deposit` of a vault (ERC-4626) does. `pay` calls none. Amounts are of the called token, and of a vault's own token.
 */
export const PICKS = {
  transfer: { signature: 'transfer(address,uint256)' },
  approve: { signature: 'approve(address,uint256)' },
  vaultDeposit: { signature: 'deposit(uint256,address)' },
  pay: { signature: undefined },
} as const satisfies Readonly<Record<string, Readonly<{ signature: string | undefined }>>>

export type PickName = keyof typeof PICKS

export const PICK_NAMES = Object.keys(PICKS) as readonly PickName[]

/** Why an argument cannot be taken as it is typed. */
export type ArgumentProblem =
  | Readonly<{ of: 'address'; problem: AddressProblem }>
  | Readonly<{ of: 'amount'; problem: DecimalProblem }>

export type ReadArgument = { ok: true; value: string | bigint } | { ok: false; problem: ArgumentProblem }

/** The types of what a picked function takes, in its order. */
export function typesOf(name: PickName): readonly ('address' | 'amount')[] {
  const { signature } = PICKS[name]
  const types = signature === undefined ? [] : parametersOf(signature)
  return types.map(({ type }) => (type.is === 'word' && type.type === 'address' ? 'address' : 'amount'))
}

/**
 * Reads the arguments of a picked function as a person typed them, one by one.
 *
 * @param decimals of what amounts are in; 0 for a whole number of smallest units
 */
export function readArguments(name: PickName, given: readonly string[], decimals: number): readonly ReadArgument[] {
  return typesOf(name).map((type, at): ReadArgument => {
    const text = given[at] ?? ''
    if (type === 'address') {
      const read = parseAddress('evm', text)
      return read.ok ? { ok: true, value: read.address } : { ok: false, problem: { of: type, problem: read.problem } }
    }
    const read = parseDecimal(text, decimals)
    return read.ok ? { ok: true, value: read.value } : { ok: false, problem: { of: type, problem: read } }
  })
}

/** The bytes that call a picked function with what was read; undefined where an argument could not be read. */
export function pickedBytes(name: PickName, read: readonly ReadArgument[]): Hex | undefined {
  const values = read.flatMap((each) => (each.ok ? [each.value] : []))
  if (values.length < read.length) return undefined
  const { signature } = PICKS[name]
  return signature === undefined ? '0x' : encodedCall(signature, values)
}
