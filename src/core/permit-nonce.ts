import { isHex } from '../lib/hex.ts'
import type { EvmSignatureItem } from './item.ts'
import { integerOf } from './typed-data.ts'

/**
 * The number that a permit uses up, as an integer: 32 bytes with EIP-3009, whose tokens keep each one as used or not, and
 * with Permit2 a bit of its owner's map.
 *
 * @throws RangeError for a permit without one
 */
export function permitNonce({ typedData }: Pick<EvmSignatureItem, 'typedData'>): bigint {
  const { nonce: said } = typedData.message
  const nonce = isHex(said, 32) ? BigInt(said) : integerOf(said)
  if (nonce === undefined) throw new RangeError('expected a permit with a number to use up')
  return nonce
}
