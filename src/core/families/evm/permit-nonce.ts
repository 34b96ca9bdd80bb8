import { isHex } from '../../../lib/hex.ts'
import type { EvmSignatureItem } from '../../execution/item.ts'
import { integerOf } from './typed-data-differences.ts'

/** `contract` is the token (EIP-3009) or Permit2. */
export type PermitNonceKey = Readonly<{
  standard: EvmSignatureItem['standard']
  contract: string
  owner: string
  nonce: bigint
}>

/**
 * A permit's nonce: 32 bytes in EIP-3009, a bitmap position in Permit2.
 * @throws RangeError without one
 */
export function permitNonce({ typedData }: Pick<EvmSignatureItem, 'typedData'>): bigint {
  const { nonce: said } = typedData.message
  const nonce = isHex(said, 32) ? BigInt(said) : integerOf(said)
  if (nonce === undefined) throw new RangeError('expected a permit with a number to use up')
  return nonce
}

/**
 * Nonce, owner and contract.
 * @throws RangeError without one
 */
export function permitNonceKey(item: Pick<EvmSignatureItem, 'standard' | 'from' | 'typedData'>): PermitNonceKey {
  const { verifyingContract: contract } = item.typedData.domain
  if (typeof contract !== 'string') throw new RangeError('expected a permit for a contract')
  return { standard: item.standard, contract, owner: item.from, nonce: permitNonce(item) }
}
