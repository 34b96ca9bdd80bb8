import { isHex } from '../lib/hex.ts'
import type { EvmSignatureItem } from './item.ts'
import { integerOf } from './typed-data.ts'

/** Which number of which account a permit uses up: `contract` is the token itself (EIP-3009), or Permit2. */
export type PermitNumber = Readonly<{
  standard: EvmSignatureItem['standard']
  contract: string
  owner: string
  nonce: bigint
}>

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

/**
 * The same with whose it is, and the contract that keeps it.
 *
 * @throws RangeError for a permit without a number, or for no contract
 */
export function permitNumber(item: Pick<EvmSignatureItem, 'standard' | 'from' | 'typedData'>): PermitNumber {
  const { verifyingContract: contract } = item.typedData.domain
  if (typeof contract !== 'string') throw new RangeError('expected a permit for a contract')
  return { standard: item.standard, contract, owner: item.from, nonce: permitNonce(item) }
}
