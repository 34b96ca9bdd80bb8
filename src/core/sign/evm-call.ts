import { privateKeyToAccount } from 'viem/accounts'
import { bytesToHex, keccak256 } from 'viem/utils'
import type { Hex } from '../../lib/hex.ts'
import { isSameAddress } from '../address.ts'
import type { PageCall } from '../bundle/bundle.ts'
import type { EvmTerms, Signed } from './signed.ts'

/** A page's call with whose account makes it, and where. */
export type SignableCall = Readonly<{ call: PageCall; account: string; chainId: number }>

/**
 * Signs an EIP-1559 transaction of exactly a page's call on the given terms.
 *
 * @param privateKey 32 bytes; the caller zeroes them afterwards
 * @throws RangeError when the key is not the account's
 */
export async function signEvmCall(
  { call, account, chainId }: SignableCall,
  terms: EvmTerms,
  privateKey: Uint8Array,
): Promise<Signed> {
  const signer = privateKeyToAccount(bytesToHex(privateKey))
  if (!isSameAddress(signer.address, account)) {
    throw new RangeError(`expected the key of ${account}, got the key of ${signer.address}`)
  }
  const bytes = await signer.signTransaction({
    type: 'eip1559',
    chainId,
    nonce: terms.nonce,
    ...(call.to === undefined ? {} : { to: call.to as Hex }),
    data: call.data,
    value: call.value,
    gas: terms.gasLimit,
    maxFeePerGas: terms.maxFeePerGasWei,
    maxPriorityFeePerGas: terms.maxPriorityFeePerGasWei,
  })
  return { kind: 'evmTransaction', purpose: 'step', chainId, bytes, hash: keccak256(bytes) } as Signed
}
