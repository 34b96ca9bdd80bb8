import { type Hex, isHex } from '../../../lib/hex.ts'
import { abiWord } from '../../verify/evm/calldata.ts'
import { parametersOf, selectorOfSignature } from './function-signature.ts'

/** Addresses and bytes as hex. */
export type ArgumentValue = string | bigint | boolean

/**
 * Encodes a call whose arguments take one word each (Solidity, "Formal Specification of the Encoding").
 *
 * @throws RangeError for a wrong count, or types that are signed or longer than a word
 */
export function encodedCall(signature: string, values: readonly ArgumentValue[]): Hex {
  const parameters = parametersOf(signature)
  if (parameters.length !== values.length) {
    throw new RangeError(`${signature}: expected ${parameters.length} arguments, got ${values.length}`)
  }
  const words = parameters.map(({ type }, at) => {
    const word = type.is === 'word' ? encodedWord(type.type, values[at]) : undefined
    if (word === undefined) throw new RangeError(`${signature}: argument ${at} cannot be written as its type`)
    return word
  })
  return `0x${selectorOfSignature(signature).slice(2)}${words.join('')}`
}

function encodedWord(type: string, value: ArgumentValue | undefined): string | undefined {
  if (type === 'bool') return typeof value === 'boolean' ? abiWord(value ? 1n : 0n) : undefined
  if (type === 'address') return isHex(value, 20) ? abiWord(value) : undefined
  if (type.startsWith('bytes')) {
    return isHex(value, Number(type.slice(5))) ? value.slice(2).toLowerCase().padEnd(64, '0') : undefined
  }
  const isUnsigned = type.startsWith('uint') && typeof value === 'bigint' && value >= 0n
  return isUnsigned && value >> BigInt(type.slice(4)) === 0n ? abiWord(value) : undefined
}
